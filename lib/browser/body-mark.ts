import { siteKey } from '@/lib/store/storage';
import type { SiteCode } from '@/lib/site/sites';

/**
 * Inline script for `<head>`: marks a visit whose body is known already, as `setBodyMark` does. The
 * exported page asks a stranger to set theirs first; for others it must not do so and then jump.
 */
export function bodyMarkScript(siteCode: SiteCode): string {
  const key = siteKey(siteCode, 'app-calc-model');
  return `try{if(/"isBodySet":true/.test(localStorage.getItem('${key}')))document.documentElement.dataset.body='set'}catch(e){}`;
}

/** Says to the styles whether the body was the visitor's own when they came to the page. */
export function setBodyMark(isSet: boolean): void {
  if (isSet) document.documentElement.dataset.body = 'set';
  else delete document.documentElement.dataset.body;
}
