/**
 * Points links to other languages at the same page in that language until React does
 * (components/shell/alternate-href.ts), with the parameter that stores the choice on arrival.
 * @returns a function that stops it
 */
export function aimLanguageLinksEarly(): () => void {
  // Any button of a pointing device, and the keyboard.
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

/** The path of this page in a language, from `link hreflang`; null on the not-found page. */
function alternatePath(locale: string): string | null {
  const selector = `link[rel="alternate"][hreflang="${locale}"]`;
  const alternate = document.querySelector<HTMLLinkElement>(selector);
  return alternate && new URL(alternate.href).pathname;
}

/** The code of a shared result, which the alternates of the result page do not contain. */
function codeOfSharedResult(): string {
  const own = alternatePath(document.documentElement.lang) ?? '';
  return location.pathname.startsWith(own) ? location.pathname.slice(own.length) : '';
}
