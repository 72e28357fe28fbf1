import { siteKey } from '@/lib/store/storage';
import type { SiteCode } from '@/lib/site/sites';

/**
 * Inline script for `<head>`: says to the styles what the visitor saved. The exported page asks a
 * stranger for the body first (`setBodyMark`), and shows a level of nothing at all (`clearDisplayMark`);
 * for others it must not do so and then jump.
 */
export function savedMarksScript(siteCode: SiteCode): string {
  const key = siteKey(siteCode, 'app-calc-model');
  return `try{var m=localStorage.getItem('${key}'),d=document.documentElement.dataset;if(/"isBodySet":true/.test(m))d.body='set';if(/"amount":(0\\.|[1-9])|"value":\\d/.test(m))d.display='awaited'}catch(e){}`;
}

/** Says to the styles whether the body was the visitor's own when they came to the page. */
export function setBodyMark(isSet: boolean): void {
  if (isSet) document.documentElement.dataset.body = 'set';
  else delete document.documentElement.dataset.body;
}

/** What the display shows is true from now on. */
export function clearDisplayMark(): void {
  delete document.documentElement.dataset.display;
}
