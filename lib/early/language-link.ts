/**
 * Leads a link to another language (`data-site`) to this page in that language, to be remembered as a
 * choice on arrival. Only the document surely names it: keys of articles differ by language. Where it
 * names no alternate (404), the link goes on leading to the other home.
 */
export function aimLanguageLink(link: HTMLAnchorElement): void {
  const selector = `link[rel="alternate"][hreflang="${link.hreflang}"]`;
  const twin = document.querySelector<HTMLLinkElement>(selector);
  if (twin) link.href = `${new URL(twin.href).pathname}?lang=${link.dataset.site}`;
}

/** Aims links to other languages until React does: a press before hydration keeps the page as well. */
export function aimLanguageLinksEarly(): () => void {
  function aim({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-site]');
    if (link) aimLanguageLink(link);
  }
  window.addEventListener('click', aim, true);
  return () => window.removeEventListener('click', aim, true);
}
