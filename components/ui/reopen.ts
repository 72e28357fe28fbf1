/**
 * What stands open on a page, by the path of the page: which of its disclosures, counted from above.
 * Their texts may be translated by the browser.
 */
const openOn = new Map<string, number[]>();

let isBack = false;
let isListening = false;

function disclosures(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')];
}

function note() {
  const open = disclosures().flatMap((details, index) => (details.open ? [index] : []));
  openOn.set(window.location.pathname, open);
}

/** From now on what stands open is noted. Called again, it does nothing. */
export function noteOpen(): void {
  if (isListening) return;
  isListening = true;
  const noteBack = ({ type }: Event) => {
    isBack = type === 'popstate';
    // The router may have drawn the page of before already: it has been listening for longer.
    reopen();
  };
  window.addEventListener('popstate', noteBack);
  window.addEventListener('click', noteBack, true);
  // It does not bubble.
  document.addEventListener('toggle', note, true);
  note();
}

/** After a step back in history: opens what stood open when the page was left. */
export function reopen(): void {
  if (!isBack) return;
  const open = openOn.get(window.location.pathname) ?? [];
  for (const details of disclosures().filter((_, index) => open.includes(index))) {
    details.open = true;
    // The browser's own event comes after it has scrolled.
    details.dispatchEvent(new Event('toggle'));
  }
}
