/**
 * Aims links to other languages until React does (components/shell/twin-href.ts): a press before
 * hydration keeps the page as well, and the choice is remembered on arrival.
 */
export function aimLanguageLinksEarly(): () => void {
  // Any button of a pointer, and the keyboard.
  const presses = ['pointerdown', 'click'];
  for (const press of presses) window.addEventListener(press, aim, true);
  return () => {
    for (const press of presses) window.removeEventListener(press, aim, true);
  };
}

function aim({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-site]');
  const twin = link && alternatePath(link.hreflang);
  if (twin) link.href = `${twin}${codeOfSharedResult()}?lang=${link.dataset.site}`;
}

/** Where the document says that this page is in a language; null where it names none (404). */
function alternatePath(locale: string): string | null {
  const selector = `link[rel="alternate"][hreflang="${locale}"]`;
  const alternate = document.querySelector<HTMLLinkElement>(selector);
  return alternate && new URL(alternate.href).pathname;
}

/** A shared result is the page of results, whose alternates do not know its code. */
function codeOfSharedResult(): string {
  const own = alternatePath(document.documentElement.lang) ?? '';
  return location.pathname.startsWith(own) ? location.pathname.slice(own.length) : '';
}
