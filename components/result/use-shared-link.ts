import { useTranslations } from 'next-intl';
import type { SharedLink } from '@/lib/browser/share';
import { MINUTE_MS } from '@/lib/calendar/zone';
import type { Evening } from '@/lib/evening/evening';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { href, withBasePath } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import type { ResultTexts } from './result-texts';

interface SharedLinkInput {
  siteCode: SiteCode;
  shareCode: (give: (code: string) => void) => void;
  evening: Evening;
  texts: ResultTexts;
  /** "0.2 ‰, Poland" */
  limitWithName: string;
  /** The words beside the link, where they are not those of a calculation. */
  text?: (limit: string) => string;
}

/** What is shared of a result, made at the moment of sharing: the link, and the cautious time in words. */
export function useSharedLink(input: SharedLinkInput): (give: (link: SharedLink) => void) => void {
  const t = useTranslations();

  function linkOf(shareCode: string): SharedLink {
    const { siteCode, evening, texts, limitWithName: limit } = input;
    const { likely, late } = evening.forecast;
    const path = withBasePath(href(siteCode, { page: 'shared', shareCode }));
    const peak = texts.levelWithUnit(likely.peakPermille);
    const cautiousMin = late.driveMin;
    const penalties = penaltyText(evening, texts, texts.dated, t);

    function calculated(): string {
      if (cautiousMin === 0) {
        return evening.limit.isOnlyAbove
          ? t('result.share.textUnderAtMost', { peak, limit })
          : t('result.share.textUnder', { peak, limit });
      }
      const time = texts.clock(cautiousMin);
      // Whoever reads it later does not know which day "tomorrow" was.
      const date = texts.longDate(evening.startMs + cautiousMin * MINUTE_MS);
      return evening.forecast.waitPermille <= 0
        ? t('result.share.textGone', { peak, time, date })
        : t('result.share.text', { peak, limit, time, date });
    }

    return {
      url: window.location.origin + path,
      title: t('result.share.title'),
      text: input.text?.(limit) ?? [calculated(), penalties].filter(Boolean).join(' '),
    };
  }

  return (give) => input.shareCode((code) => give(linkOf(code)));
}
