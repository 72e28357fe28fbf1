import { shareCodeOf } from '@/components/result/link/share-coding';
import type { ShownResult } from '@/components/result/use-shown';
import { areTimesOpen } from '@/lib/answer/say';
import { shareLink } from '@/lib/browser/share';
import { sentenceText } from '@/lib/i18n/answer-words';
import { conditionText, followedBy } from '@/lib/i18n/condition-words';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { linkTo } from '@/lib/site/routes';

/**
 * Shares or copies the link to a result. One that was opened is handed on as it is: a new one would
 * vouch for what nobody has checked, and say another limit.
 */
export async function shareResult(shown: ShownResult) {
  const { siteCode, source, writer, measured } = shown;
  const shareCode = source.code || (measured?.shareCode() ?? shareCodeOf(source.model, source));
  const url = window.location.origin + linkTo(siteCode, { page: 'shared', shareCode });
  const link = { url, title: writer.t('result.share.title'), text: sharedText(shown) };
  return { url, outcome: await shareLink(link) };
}

/** The text that is shared beside the link to a result. */
function sharedText(shown: ShownResult): string {
  const { evening, answer, writer, texts } = shown;
  const penalties = answer.isWithheld ? '' : penaltyText(evening, texts, texts.dated, writer.t);
  return [openText(shown) ?? answerText(shown), penalties].filter(Boolean).join(' ');
}

/** What a condition or an open fact leaves to say; null if everything was given. */
function openText(shown: ShownResult): string | null {
  const { answer, said, writer, facts, texts } = shown;
  if (answer.open.length === 0) return null;
  // Read on another day, so with a date.
  const dated = { ...writer, texts: { ...texts, when: texts.dated } };
  const condition = conditionText(answer, facts.model, facts.countryName, dated);
  if (answer.isWithheld || said.leadMin === null) {
    const state = sentenceText(said.lead ?? said.headline, dated);
    return [condition, writer.t('answer.notPermission')].reduce(
      (before, next) => followedBy(before, next, writer.t),
      state,
    );
  }
  // The condition names the time where it is about the times of drinking.
  if (areTimesOpen(answer)) return condition;
  return `${answerText(shown)} ${condition}`;
}

function answerText(shown: ShownResult): string {
  const { evening, answer, writer, texts, limitWithName: limit } = shown;
  const { t } = writer;
  const isMeasured = evening.kind === 'measurement';
  const measured = {
    level: texts.levelWithUnit(answer.peak.likelyPermille),
    at: texts.dated(0),
  };
  if (answer.drive === null) {
    const { bound } = answer.limit;
    return isMeasured
      ? t('measurement.result.shareUnder', { ...measured, bound, limit })
      : t('result.share.textUnder', { bound, limit });
  }
  const { cautiousMin } = answer.drive;
  const time = texts.clock(cautiousMin);
  // A full date: the recipient may read it days later.
  const date = texts.longDate(cautiousMin);
  if (answer.until === 'zero') {
    return isMeasured
      ? t('measurement.result.shareGone', { ...measured, time, date })
      : t('result.share.textGone', { time, date });
  }
  return isMeasured
    ? t('measurement.result.share', { ...measured, limit, time, date })
    : t('result.share.text', { limit, time, date });
}
