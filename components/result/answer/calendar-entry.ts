import type { ShownResult } from '@/components/result/use-shown';
import { waitOf } from '@/lib/answer/answer';
import { icsText } from '@/lib/calendar/ics';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { conditionText } from '@/lib/i18n/condition-words';
import { penaltyText } from '@/lib/i18n/penalty-text';

/** The cautious time as a calendar file. No link and no entries in it: calendars are shared. */
export function calendarAddress(shown: ShownResult): string {
  const { evening, source, answer, facts, texts, writer, limitWithName } = shown;
  const { t } = writer;
  const { startMs } = evening;
  const { cautiousMin, likelyMin } = waitOf(answer);
  const atMs = startMs + cautiousMin * MINUTE_MS;
  const dated = { ...writer, texts: { ...texts, when: texts.dated } };
  const condition = conditionText(answer, facts.model, facts.countryName, dated);
  const penalties = penaltyText(evening, texts, texts.dated, t);
  function estimate(): string {
    if (likelyMin === null) {
      return answer.isAtLimit ? t('answer.likely.atLimit') : t('answer.likely.under');
    }
    const times = { cautious: texts.dated(cautiousMin), likely: texts.dated(likelyMin) };
    return t('result.calendar.text', times);
  }
  const text = answer.open.length > 0 ? condition : estimate();
  const entry = icsText({
    atMs,
    writtenMs: source.nowMs,
    title:
      answer.drive === null || answer.until === 'zero'
        ? t('result.calendar.soberTitle')
        : t('result.calendar.title', { limit: limitWithName }),
    text: [text, penalties].filter(Boolean).join(' '),
    uid: `${startMs}-${atMs}@virtual-breathalyser`,
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(entry)}`;
}
