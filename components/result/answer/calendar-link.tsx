import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/result-parts';
import { icsText } from '@/lib/calendar/ics';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { cautiousMinOf } from '@/lib/evening/evening-at';
import { unbroken } from '@/lib/i18n/format';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { BellIcon } from './bell-icon';

/**
 * The cautious time as a calendar file, made in the browser. It contains no link and none of the
 * visitor's entries, since calendars are often shared.
 */
export function CalendarLink({ shown }: { shown: ShownResult }) {
  const { evening, texts, nowMs, limitWithName, measured } = shown;
  const t = useTranslations();
  const { startMs, forecast } = evening;
  const hasToWait = forecast.cautious.driveMin > 0;
  const isClearance = forecast.waitPermille <= 0;
  const penalties = penaltyText(evening, texts, texts.dated, t);
  const cautiousMin = cautiousMinOf(forecast);
  const likelyMin = hasToWait ? forecast.likely.driveMin : forecast.likely.soberMin;
  const atMs = startMs + cautiousMin * MINUTE_MS;
  const text =
    measured?.calendar ??
    (likelyMin === 0
      ? t('result.drive.likelyUnder')
      : t('result.calendar.text', {
          cautious: texts.dated(cautiousMin),
          likely: texts.dated(likelyMin),
        }));

  const ics = icsText({
    atMs,
    writtenMs: nowMs,
    title:
      !hasToWait || isClearance
        ? t('result.calendar.soberTitle')
        : t('result.calendar.title', { limit: limitWithName }),
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
