import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The error view for a page whose layout failed: a copy of its last HTML without event handlers, and the
 * notice of the inline script (lib/early), which has the texts in the page's language. It has no texts
 * of its own, because its code is part of every page.
 */
export function LostPage({ error }: { error: Error }) {
  // React removes the page on commit; during this first render it is still in the document.
  const [{ lang, theme, body }] = useState(copyOfPage);
  const place = useRef<HTMLBodyElement>(null);
  useLayoutEffect(() => {
    if (body) place.current?.append(...body.childNodes);
    window.showTrouble?.();
  }, [body]);
  useEffect(() => console.error('The page failed to show.', error), [error]);
  return (
    <html lang={lang} data-theme={theme}>
      <body ref={place} className={body?.className} />
    </html>
  );
}

function copyOfPage() {
  if (typeof document === 'undefined') return {};
  const { lang, dataset } = document.documentElement;
  return { lang, theme: dataset.theme, body: document.body.cloneNode(true) as HTMLElement };
}
