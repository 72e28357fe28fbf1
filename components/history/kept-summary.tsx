import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { JoinHost } from '@/components/shell/join-host';
import { localZone } from '@/lib/browser/local-zone';
import { useNow } from '@/lib/browser/use-now';
import { localTime } from '@/lib/calendar/local-day';
import { dayOfKept } from '@/lib/evening/kept-evening';
import { dayNames } from '@/lib/i18n/day-names';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import { useCalculatorContext, useCalculatorState } from '@/lib/store/calculator-context';
import { keptEvenings, useEveningsChanged } from '@/lib/store/evenings';
import { useOverlapQuestion } from './use-overlap-question';

/** "12 kept on this device, last Sat 14 Nov: 0.43 ‰" */
export function KeptSummary() {
  const t = useTranslations();
  useOverlapQuestion();
  const { site } = useCalculatorContext();
  const levels = useLevelTexts(site.code);
  const catalog = useCalculatorState((state) => state.catalog);
  const changes = useEveningsChanged((state) => state.times);
  const nowMs = useNow();
  const evenings = useMemo(
    () => keptEvenings(site.code, catalog),
    // Storage cannot be subscribed to, so a counter of its changes is a dependency.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [site, catalog, changes],
  );
  const [last] = evenings;
  return (
    <>
      {createPortal(<JoinHost />, document.body)}
      {last && nowMs !== null && (
        <span className="num mt-0.5 block text-sm font-normal text-quiet">
          {t('history.kept', {
            count: evenings.length,
            date: dayNames(site).date(dayOfKept(last), localTime(nowMs, localZone).day),
            level: levels.levelWithUnit(last.peakPermille),
          })}
        </span>
      )}
    </>
  );
}
