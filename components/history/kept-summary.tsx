import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { JoinHost } from '@/components/shell/join-host';
import { localZone } from '@/lib/browser/local-zone';
import { useNow } from '@/lib/browser/use-now';
import { localTime } from '@/lib/calendar/local-day';
import { dayOfKept } from '@/lib/evening/kept-evening';
import { hasAnyDrink } from '@/lib/evening/planned-sittings';
import { dateText } from '@/lib/i18n/day-names';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { askAboutOverlap } from '@/lib/store/overlap';
import { useKeptEvenings } from './use-kept-evenings';

/** "12 kept on this device, last Sat 14 Nov" */
export function KeptSummary() {
  const t = useTranslations();
  useOverlapQuestion();
  const nowMs = useNow();
  const evenings = useKeptEvenings();
  const [last] = evenings;
  return (
    <>
      {createPortal(<JoinHost />, document.body)}
      {last && nowMs !== null && (
        <span className="num mt-0.5 block text-sm font-normal text-quiet">
          {t('history.kept', {
            count: evenings.length,
            date: dateText(dayOfKept(last), localTime(nowMs, localZone).day, t),
          })}
        </span>
      )}
    </>
  );
}

/**
 * Asks about an earlier evening whose alcohol was not gone when the entered one began: once the
 * first drink is entered, and when its day or first time is changed.
 */
function useOverlapQuestion(): void {
  const { store, site } = useCalculatorContext();
  const begin = useCalculatorModel((model) =>
    hasAnyDrink(model) ? `${model.startDay} ${model.sittings[0].timeStartInH24}` : '',
  );
  // Entries that were there before are not asked about again.
  const asked = useRef(begin);
  useEffect(() => {
    const isNew = begin !== '' && begin !== asked.current;
    asked.current = begin;
    if (isNew) askAboutOverlap(store);
  }, [begin, store, site]);
}
