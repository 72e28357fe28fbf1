import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Instead of a page whose frame itself failed: its text as it stood there, without life, and the
 * notice of the inline script, which knows the page's language (lib/early). No text of its own, since
 * this comes with every page.
 */
export function LostPage({ error }: { error: Error }) {
  // React takes the page away when it commits: while this renders, it is still there.
  const [{ lang, theme, body }] = useState(copyOfPage);
  const place = useRef<HTMLBodyElement>(null);
  useLayoutEffect(() => {
    if (body) place.current?.append(...body.childNodes);
    window.tellTrouble?.();
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
