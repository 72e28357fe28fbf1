import { endFirstAnswer } from './first-answer';
import { siteKey } from '@/lib/store/storage';
import type { SiteCode } from '@/lib/site/sites';

/**
 * Inline script for `<head>`: says to the styles what the visitor saved. The exported page asks a
 * stranger for the body first (`setBodyMark`), and shows a level of nothing at all (`clearDisplayMark`);
 * for others it must not do so and then jump. Asks for what draws their answer at once, or that of a
 * shared link (tools/build/first-answer.ts).
 */
export function savedMarksScript(siteCode: SiteCode): string {
  const key = siteKey(siteCode, 'app-calc-model');
  const marks = `try{var m=localStorage.getItem('${key}');if(/"isBodySet":true/.test(m))d.dataset.body='set';if(/"amount":(0\\.|[1-9])|"value":\\d/.test(m))d.dataset.display='awaited'}catch(e){}`;
  const isAnswered = `t&&(d.dataset.display||t.dataset.firstAnswer&&(location.pathname!==t.dataset.firstAnswer||location.hash))`;
  return `var d=document.documentElement,t=document.querySelector('template[data-first-answer]');${marks}if(${isAnswered})document.head.append(document.importNode(t.content,true))`;
}

/** Says to the styles whether the body was the visitor's own when they came to the page. */
export function setBodyMark(isSet: boolean): void {
  if (isSet) document.documentElement.dataset.body = 'set';
  else delete document.documentElement.dataset.body;
}

/** What the display shows is true from now on. */
export function clearDisplayMark(): void {
  delete document.documentElement.dataset.display;
  endFirstAnswer();
}
