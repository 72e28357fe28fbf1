/** The element that the first answer is drawn into (components/first-answer). */
const answerHost = '[data-answer-host]';

/** The path of an element, made of names that are the same after a reload and in the first answer. */
export function placeOf(element: Element): string {
  const names: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches(answerHost)) continue;
    const name = at.getAttribute('data-testid') ?? at.getAttribute('data-part');
    names.push(name ?? at.localName);
  }
  return names.join(' ');
}

/** React's buttons and fields at a place, or those of the first answer, in document order. */
export function elementsAt(place: string, isInAnswer = false): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button,input')].filter(
    (element) =>
      (element.closest(answerHost) !== null) === isInAnswer && placeOf(element) === place,
  );
}
