import { useTranslations } from 'next-intl';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { icsText } from '@/lib/calendar/ics';
import { cautiousMinOf } from '@/lib/evening/evening-at';
import type { Evening } from '@/lib/evening/evening';
import { BellIcon } from './bell-icon';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { unbroken } from '@/lib/i18n/format';
import type { ResultTexts } from './result-texts';

interface CalendarLinkProps {
  evening: Evening;
  texts: ResultTexts;
  /** "0.2 ‰ (Poland)" */
  limitName: string;
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
  const { evening, texts, limitName, nowMs } = props;
  const t = useTranslations();
  const { startMs, forecast } = evening;
  const hasToWait = forecast.late.driveMin > 0;
  const isClearance = forecast.waitPermille <= 0;
  const penalties = penaltyText(evening, texts, texts.dated, t);
  const cautiousMin = cautiousMinOf(forecast);
  const likelyMin = hasToWait ? forecast.likely.driveMin : forecast.likely.soberMin;
  const atMs = startMs + cautiousMin * MINUTE_MS;
  const text =
    props.text ??
    (likelyMin === 0
      ? t('result.drive.likelyUnder')
      : t('result.calendar.text', {
          cautious: texts.dated(cautiousMin),
          likely: texts.dated(likelyMin),
        }));

  function title(): string {
    if (!hasToWait || isClearance) return t('result.calendar.soberTitle');
    return t('result.calendar.title', { limit: limitName });
  }

  const ics = icsText({
    atMs,
    writtenMs: nowMs,
    title: title(),
    text: [text, penalties].filter(Boolean).join(' '),
    uid: `${startMs}-${atMs}@virtual-breathalyser`,
  });
  return (
    <a
      data-testid="calendar"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(ics)}`}
      download="breathalyser.ics"
      className="btn btn-info h-auto min-h-13 max-w-full grow-2 gap-1.5 px-2.5 py-2 text-[0.9375rem] font-semibold"
    >
      <BellIcon />
      <span key={cautiousMin}>
        {t('result.calendar.button', { time: unbroken(texts.when(cautiousMin)) })}
      </span>
    </a>
  );
}
