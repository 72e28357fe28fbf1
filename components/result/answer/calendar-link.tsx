import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/result-parts';
import { askable, waitOf } from '@/lib/answer/answer';
import { icsText } from '@/lib/calendar/ics';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { conditionText } from '@/lib/i18n/condition-words';
import type { Translator } from '@/lib/i18n/duration-text';
import { unbroken } from '@/lib/i18n/format';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { BellIcon } from './bell-icon';

/**
 * The cautious time as a calendar file, made in the browser. It contains no link and none of the
 * visitor's entries, since calendars are often shared.
 */
export function CalendarLink({ shown }: { shown: ShownResult }) {
  const { answer, texts, facts, asked, askFirst } = shown;
  const t = useTranslations();
  const { cautiousMin } = waitOf(answer);
  const className =
    'btn btn-info h-auto min-h-13 max-w-full grow-2 gap-1.5 px-2.5 py-2 text-[0.9375rem] font-semibold';
  const label = (
    <>
      <BellIcon />
      <span key={cautiousMin}>
        {t('result.calendar.button', { time: unbroken(texts.when(cautiousMin)) })}
      </span>
    </>
  );
  // A reminder may only rest on what was given.
  const isOpen = askable(answer.open, answer.origin) !== null;
  if (isOpen) {
    return asked === null && !answer.isWithheld ? (
      <button type="button" data-testid="calendar" className={className} onClick={askFirst}>
        {label}
      </button>
    ) : null;
  }
  if (answer.isWithheld) return null;
  return (
    <a
      data-testid="calendar"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(entryOf(shown, facts, t))}`}
      download="breathalyser.ics"
      className={className}
    >
      {label}
    </a>
  );
}

function entryOf(shown: ShownResult, facts: ShownResult['facts'], t: Translator): string {
  const { evening, answer, texts, writer, nowMs, limitWithName, measured } = shown;
  const { startMs } = evening;
  const { cautiousMin, likelyMin } = waitOf(answer);
  const atMs = startMs + cautiousMin * MINUTE_MS;
  const likely =
    likelyMin === null
      ? t('answer.likely.under')
      : t('result.calendar.text', {
          cautious: texts.dated(cautiousMin),
          likely: texts.dated(likelyMin),
        });
  const dated = { ...writer, texts: { ...texts, when: texts.dated } };
  const condition = conditionText(answer, facts.model, facts.countryName, dated);
  const text = answer.open.length > 0 ? condition : (measured?.calendar ?? likely);
  const penalties = penaltyText(evening, texts, texts.dated, t);
  return icsText({
    atMs,
    writtenMs: nowMs,
    title:
      answer.drive === null || answer.until === 'zero'
        ? t('result.calendar.soberTitle')
        : t('result.calendar.title', { limit: limitWithName }),
    text: [text, penalties].filter(Boolean).join(' '),
    uid: `${startMs}-${atMs}@virtual-breathalyser`,
  });
}
