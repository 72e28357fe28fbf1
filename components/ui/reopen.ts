/** What stands open on a page, by the path of the page: the texts of the summaries. */
const openOn = new Map<string, string[]>();

let isBack = false;
let isListening = false;

function disclosures(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')];
}

const nameOf = (details: HTMLDetailsElement) => details.querySelector('summary')?.textContent ?? '';

function note() {
  const open = disclosures().filter((details) => details.open);
  openOn.set(window.location.pathname, open.map(nameOf));
}

/** From now on what stands open is noted. Called again, it does nothing. */
export function noteOpen(): void {
  if (isListening) return;
  isListening = true;
  const noteBack = ({ type }: Event) => {
    isBack = type === 'popstate';
  };
  // In the capture phase: the router, which draws the page of before, has been listening for longer.
  window.addEventListener('popstate', noteBack, true);
  window.addEventListener('click', noteBack, true);
  // It does not bubble.
  document.addEventListener('toggle', note, true);
  note();
}

/** After a step back in history: opens what stood open when the page was left. */
export function reopen(): void {
  if (!isBack) return;
  const names = openOn.get(window.location.pathname) ?? [];
  for (const details of disclosures().filter((part) => names.includes(nameOf(part)))) {
    details.open = true;
    // The browser's own event comes after it has scrolled.
    details.dispatchEvent(new Event('toggle'));
  }
}
