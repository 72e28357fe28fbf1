import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { ShownResult } from '@/components/result/use-shown';
import { onDemand } from '@/components/ui/on-demand';
import type { SharedLink } from '@/lib/browser/share';
import { href, withBasePath } from '@/lib/site/routes';

const sharedText = onDemand(() =>
  import(/* webpackChunkName: "handing-on" */ './shared-text').then((module) => module.sharedText),
);

/**
 * The link to a result and the text beside it, made when the button is pressed. One that was opened is
 * handed on as it is: a new one would vouch for what nobody has checked, and say another limit.
 */
export function useSharedLink(
  shown: ShownResult,
  shareCode: (onCode: (code: string) => void) => void,
): (onLink: (link: SharedLink) => void) => void {
  const t = useTranslations();
  const { siteCode, source } = shown;

  // Loaded ahead: browsers allow sharing and copying only for a moment after a press.
  useEffect(() => void sharedText.request(), []);

  return (onLink) => {
    const handleCode = (code: string) =>
      void sharedText.whenThere((textOf) => {
        const path = withBasePath(href(siteCode, { page: 'shared', shareCode: code }));
        const title = t('result.share.title');
        onLink({ url: window.location.origin + path, title, text: textOf(shown) });
      });
    if (source.code) handleCode(source.code);
    else shareCode(handleCode);
  };
}
