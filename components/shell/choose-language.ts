import type { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { trackClick } from '@/lib/browser/analytics';
import type { Site } from '@/lib/site/sites';

const opening = onDemand(() => import('./open-language').then((part) => part.openLanguage));

/**
 * A press on a link to another language (see `choiceHref`): leads there, or stays and says why not.
 * In a tab or window of its own the browser leads.
 */
export function chooseLanguage(
  event: MouseEvent<HTMLAnchorElement>,
  site: Site,
  t: ReturnType<typeof useTranslations<never>>,
): void {
  trackClick('language', site.code);
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  void opening.whenThere((openLanguage) => openLanguage(href, site, t));
}
