/** Where the first answer is drawn (components/first-answer): it holds what React draws beside it. */
const answerHost = '[data-answer-host]';

/** What an element lies in, by names that are the same after a reload and in the first answer. */
export function placeOf(element: Element): string {
  const names: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches(answerHost)) continue;
    const name = at.getAttribute('data-testid') ?? at.getAttribute('data-part');
    names.push(name ?? at.localName);
  }
  return names.join(' ');
}

/** The buttons and fields of a place, in the order of the page: React's own. */
export function elementsAt(place: string): HTMLElement[] {
  return buttonsOf(document).filter(
    (element) => !element.closest(answerHost) && placeOf(element) === place,
  );
}

/** The same of the first answer. */
export function answerElementsAt(place: string): HTMLElement[] {
  const host = document.querySelector(answerHost);
  return host ? buttonsOf(host).filter((element) => placeOf(element) === place) : [];
}

function buttonsOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button,input')];
}
