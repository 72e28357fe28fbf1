import type { MouseEvent } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { trackClick } from '@/lib/browser/analytics';
import type { Translator } from '@/lib/i18n/duration-text';
import type { Site } from '@/lib/site/sites';

const opening = onDemand(() => import('./open-language').then((part) => part.openLanguage));

/** A click on a link to another language: opens it, or says why not. New tabs are the browser's. */
export function chooseLanguage(
  event: MouseEvent<HTMLAnchorElement>,
  site: Site,
  t: Translator,
): void {
  trackClick('language', site.code);
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  void opening.whenThere((openLanguage) => openLanguage(href, site, t));
}
