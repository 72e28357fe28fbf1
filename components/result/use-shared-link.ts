import { useTranslations } from 'next-intl';
import type { Forecast } from '@/lib/bac';
import type { SharedLink } from '@/lib/browser/share';
import { href, withBasePath } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import type { ResultTexts } from './result-texts';

const MINUTE_MS = 60_000;

interface SharedLinkInput {
  siteCode: SiteCode;
  shareCode: () => string;
  result: Forecast;
  texts: ResultTexts;
  /** "0.2 ‰, Poland" */
  limitWithName: string;
  startMs: number;
  /** The words beside the link, where they are not those of a calculation. */
  text?: (limit: string) => string;
}

/** What is shared of a result, made at the moment of sharing: the link, and the cautious time in words. */
export function useSharedLink(input: SharedLinkInput): () => SharedLink {
  const t = useTranslations();
  return () => {
    const { siteCode, result, texts, limitWithName: limit, startMs } = input;
    const shareCode = input.shareCode();
    const path = withBasePath(href(siteCode, { page: 'shared', shareCode }));
    const peak = texts.levelWithUnit(result.peakPermilleExact);
    const cautiousMin = result.band.late.timeWhenCanDrive.minutesFromStart;
    return {
      url: window.location.origin + path,
      title: t('result.share.title'),
      text:
        input.text?.(limit) ??
        (cautiousMin === 0
          ? t('result.share.textUnder', { peak, limit })
          : t('result.share.text', {
              peak,
              limit,
              time: texts.clock(cautiousMin),
              // Whoever reads it later does not know which day "tomorrow" was.
              date: texts.date(startMs + cautiousMin * MINUTE_MS),
            })),
    };
  };
}
