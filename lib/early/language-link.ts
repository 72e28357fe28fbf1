/** Where a link is aimed: before it can be seen where it leads, and before it is followed. */
const approaches = ['pointerover', 'focusin', 'click'];

/**
 * Points links to other languages at the same page in that language, with the parameter that stores the
 * choice on arrival; for as long as the page lives, React included. Until somebody approaches one it
 * leads home, as it is exported: one file may stand for several addresses.
 */
export function aimLanguageLinks(): void {
  for (const approach of approaches) window.addEventListener(approach, aim, true);
}

function aim({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-site]');
  if (!link) return;
  const twin = alternatePath(link.hreflang);
  const path = twin === null ? link.pathname : twin + codeOfSharedResult();
  link.href = `${path}?lang=${link.dataset.site}`;
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
