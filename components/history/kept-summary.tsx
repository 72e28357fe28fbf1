import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { JoinHost } from '@/components/shell/join-host';
import { localZone } from '@/lib/browser/local-zone';
import { useNow } from '@/lib/browser/use-now';
import { localTime } from '@/lib/calendar/local-day';
import { dayOfKept } from '@/lib/evening/kept-evening';
import { dayNames } from '@/lib/i18n/day-names';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import { useCalculatorContext } from '@/lib/store/calculator-context';
import { useKeptEvenings } from './use-kept-evenings';
import { useOverlapQuestion } from './use-overlap-question';

/** "12 kept on this device, last Sat 14 Nov: 0.43 ‰" */
export function KeptSummary() {
  const t = useTranslations();
  useOverlapQuestion();
  const { site } = useCalculatorContext();
  const levels = useLevelTexts(site.code);
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
            date: dayNames(site).date(dayOfKept(last), localTime(nowMs, localZone).day),
            level: levels.levelWithUnit(last.peakPermille),
          })}
        </span>
      )}
    </>
  );
}
