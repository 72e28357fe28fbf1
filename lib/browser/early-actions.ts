/** What a field held after a visitor used it; null for a pressed button. */
type Held = { value: string; checked: boolean } | null;

declare global {
  interface Window {
    /** Left by `earlyActionsScript` until the page can answer: ends the notes and hands them over. */
    takeEarlyActions?: () => Map<HTMLElement, Held>;
  }
}

/**
 * Inline script: notes which buttons a visitor pressed and what was entered before the page could
 * answer, the last of each once: who presses again without an answer means the first press. It
 * listens behind React, which hydrates when it is pressed: what that answered is not noted.
 */
export const earlyActionsScript = `(function(){var w=window,m=new Map();
function note(e){var t=e.target,b=e.type==='click';t=t.closest&&t.closest(b?'button':'input');
if(t){m.delete(t);m.set(t,b?null:{value:t.value,checked:t.checked})}}
w.addEventListener('click',note);w.addEventListener('input',note);
w.takeEarlyActions=function(){w.removeEventListener('click',note);w.removeEventListener('input',note);return m}})()`;

/** Ends the notes, since React answers from now on, and answers what was noted. */
export function answerEarlyActions(): void {
  const actions = window.takeEarlyActions?.();
  delete window.takeEarlyActions;
  // Not while React commits: it would not take the presses for events.
  setTimeout(() => actions?.forEach((held, element) => repeatAction(element, held)));
}

/** Does again what the visitor did. Elements of a page that was left meanwhile are let be. */
function repeatAction(element: HTMLElement, held: Held): void {
  if (!element.isConnected) return;
  if (!held || !(element instanceof HTMLInputElement)) return element.click();
  // React tells a change from what it last saw in a field: first it is shown another state.
  if (element.type === 'radio' || element.type === 'checkbox') {
    element.checked = !held.checked;
    return element.click();
  }
  element.value = '';
  const writeUnseen = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  writeUnseen?.call(element, held.value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  if (element !== document.activeElement) {
    element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}
