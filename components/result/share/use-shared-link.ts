import { useTranslations } from 'next-intl';
import type { ResultParts, ShownResult } from '@/components/result/result-parts';
import type { SharedLink } from '@/lib/browser/share';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { href, withBasePath } from '@/lib/site/routes';

/**
 * The link to a result with the text shared beside it, made when the share button is pressed. A link
 * that was opened is handed on as it is: a new one would vouch for what nobody has checked, and say
 * the limit of another person.
 */
export function useSharedLink(
  { siteCode, source, evening, texts, limitWithName: limit, measured }: ShownResult,
  shareCode: ResultParts['shareCode'],
): (onLink: (link: SharedLink) => void) => void {
  const t = useTranslations();

  function calculationText(): string {
    const { likely, cautious, waitPermille } = evening.forecast;
    const peak = texts.levelWithUnit(likely.peakPermille);
    const cautiousMin = cautious.driveMin;
    if (cautiousMin === 0) {
      return evening.limit.isOnlyAbove
        ? t('result.share.textUnderAtMost', { peak, limit })
        : t('result.share.textUnder', { peak, limit });
    }
    const time = texts.clock(cautiousMin);
    // A full date: the recipient may read it days later.
    const date = texts.longDate(evening.startMs + cautiousMin * MINUTE_MS);
    return waitPermille <= 0
      ? t('result.share.textGone', { peak, time, date })
      : t('result.share.text', { peak, limit, time, date });
  }

  function linkOf(code: string): SharedLink {
    const path = withBasePath(href(siteCode, { page: 'shared', shareCode: code }));
    const penalties = penaltyText(evening, texts, texts.dated, t);
    return {
      url: window.location.origin + path,
      title: t('result.share.title'),
      text: measured?.share(limit) ?? [calculationText(), penalties].filter(Boolean).join(' '),
    };
  }

  return (onLink) => {
    if (source.code) onLink(linkOf(source.code));
    else shareCode((code) => onLink(linkOf(code)));
  };
}
