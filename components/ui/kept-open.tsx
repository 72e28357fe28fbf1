'use client';

import { useLayoutEffect } from 'react';

/** What stands open on a page, by the path of the page: the texts of the summaries. */
const openOn = new Map<string, string[]>();

let isBack = false;
let isListening = false;

function disclosures(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')];
}

const nameOf = (details: HTMLDetailsElement) => details.querySelector('summary')?.textContent ?? '';

function listen() {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', () => {
    isBack = true;
  });
  window.addEventListener('click', () => {
    isBack = false;
  });
  // It does not bubble.
  document.addEventListener(
    'toggle',
    () => {
      const open = disclosures().filter((details) => details.open);
      openOn.set(window.location.pathname, open.map(nameOf));
    },
    true,
  );
}

/**
 * Going back in history lands where the visitor was. The browser keeps how far the page was scrolled,
 * but a page that is made anew has everything closed: what stood open is opened again before the
 * browser scrolls.
 */
export function KeptOpen() {
  useLayoutEffect(() => {
    listen();
    if (!isBack) return;
    const names = openOn.get(window.location.pathname) ?? [];
    for (const details of disclosures().filter((part) => names.includes(nameOf(part)))) {
      details.open = true;
      // The browser's own event comes after it has scrolled.
      details.dispatchEvent(new Event('toggle'));
    }
  }, []);
  return null;
}
