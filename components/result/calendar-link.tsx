import { useTranslations } from 'next-intl';
import type { Forecast } from '@/lib/bac';
import { icsText } from '@/lib/calendar/ics';
import type { ResultTexts } from './result-texts';

const MINUTE_MS = 60_000;

interface CalendarLinkProps {
  result: Forecast;
  texts: ResultTexts;
  /** "0.2 ‰ (Poland)" */
  limitName: string;
  /** Instant of minute 0, milliseconds since 1970. */
  startMs: number;
  nowMs: number;
  /** What is written below the title, where it is not the two times of a calculation. */
  text?: string;
}

/**
 * The cautious time as a file for the visitor's calendar, made here: when the limit is kept, or,
 * where it is never passed, when the alcohol is gone. It holds no link and no entry of the visitor,
 * since calendars are often shared.
 */
export function CalendarLink(props: CalendarLinkProps) {
  const { result, texts, limitName, startMs, nowMs } = props;
  const t = useTranslations();
  const { late } = result.band;
  const hasToWait = late.timeWhenCanDrive.minutesFromStart > 0;
  const cautious = hasToWait ? late.timeWhenCanDrive : late.timeUntilSober;
  const likely = hasToWait ? result.timeWhenCanDrive : result.timeUntilSober;
  const atMs = startMs + cautious.minutesFromStart * MINUTE_MS;
  const ics = icsText({
    atMs,
    writtenMs: nowMs,
    title: hasToWait
      ? t('result.calendar.title', { limit: limitName })
      : t('result.calendar.soberTitle'),
    text:
      props.text ??
      (likely.minutesFromStart === 0
        ? t('result.drive.likelyUnder')
        : t('result.calendar.text', {
            cautious: texts.clock(cautious.minutesFromStart),
            likely: texts.clock(likely.minutesFromStart),
          })),
    uid: `${startMs}-${atMs}@virtual-breathalyser`,
  });
  return (
    <a
      data-testid="calendar"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(ics)}`}
      download="breathalyser.ics"
      className="btn min-h-11 bg-white/10 font-semibold text-white hover:bg-white/20"
    >
      {t('result.calendar.button')}
    </a>
  );
}
