import { useTranslations } from 'next-intl';
import type { ResultParts, ShownResult } from '@/components/result/result-parts';
import type { SharedLink } from '@/lib/browser/share';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { sentenceText } from '@/lib/i18n/answer-words';
import { conditionText } from '@/lib/i18n/condition-words';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { belowText } from '@/lib/i18n/use-level-texts';
import { href, withBasePath } from '@/lib/site/routes';

/**
 * The link to a result with the text shared beside it, made when the share button is pressed. A link
 * that was opened is handed on as it is: a new one would vouch for what nobody has checked, and say
 * the limit of another person.
 */
export function useSharedLink(
  shown: ShownResult,
  shareCode: ResultParts['shareCode'],
): (onLink: (link: SharedLink) => void) => void {
  const t = useTranslations();
  const { siteCode, source, evening, answer, said, writer, facts, texts, measured } = shown;
  const { limitWithName: limit } = shown;

  /** Read on another day, so with a date. */
  const dated = { ...writer, texts: { ...texts, when: texts.dated } };

  /** What a condition or an open fact leaves to say; null if everything was given. */
  function openText(): string | null {
    if (answer.open.length === 0) return null;
    const condition = conditionText(answer, facts.model, facts.countryName, dated);
    const state = `${sentenceText(said.lead ?? said.headline, dated)}`;
    if (answer.isWithheld || said.leadMin === null) {
      return `${state}. ${condition} ${t('answer.notPermission')}`;
    }
    // The condition names the time where it is about the times of drinking.
    if (answer.open.includes('times') && answer.kind === 'drinks') return condition;
    return `${answerText()} ${condition}`;
  }

  function answerText(): string {
    if (measured) return measured.share(limit);
    const { likely, cautious } = evening.forecast;
    const peak =
      likely.peakPermille > 0
        ? texts.levelWithUnit(likely.peakPermille)
        : texts.withUnit(belowText(texts.level(cautious.peakPermille)));
    if (answer.drive === null) {
      const bound = answer.limit.isOnlyAbove ? 'atMost' : 'below';
      return t('result.share.textUnder', { bound, peak, limit });
    }
    const { cautiousMin } = answer.drive;
    const time = texts.clock(cautiousMin);
    // A full date: the recipient may read it days later.
    const date = texts.longDate(evening.startMs + cautiousMin * MINUTE_MS);
    return answer.until === 'zero'
      ? t('result.share.textGone', { peak, time, date })
      : t('result.share.text', { peak, limit, time, date });
  }

  function linkOf(code: string): SharedLink {
    const path = withBasePath(href(siteCode, { page: 'shared', shareCode: code }));
    const penalties = answer.isWithheld ? '' : penaltyText(evening, texts, texts.dated, t);
    return {
      url: window.location.origin + path,
      title: t('result.share.title'),
      text: [openText() ?? answerText(), penalties].filter(Boolean).join(' '),
    };
  }

  return (onLink) => {
    if (source.code) onLink(linkOf(source.code));
    else shareCode((code) => onLink(linkOf(code)));
  };
}
