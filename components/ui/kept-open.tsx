'use client';

import { useEffect, useLayoutEffect } from 'react';

/** The open disclosures by path, as positions: the browser may have translated their texts. */
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

/** Starts recording which disclosures are open. Calling it again does nothing. */
function noteOpen(): void {
  if (isListening) return;
  isListening = true;
  const noteBack = ({ type }: Event) => {
    isBack = type === 'popstate';
    // The router's listener runs first, so the previous page may be rendered already.
    reopen();
  };
  window.addEventListener('popstate', noteBack);
  window.addEventListener('click', noteBack, true);
  // Toggle events do not bubble, so listen in the capture phase.
  document.addEventListener('toggle', note, true);
  note();
}

/** After going back in history, opens the disclosures that were open when the page was left. */
function reopen(): void {
  if (!isBack) return;
  const open = openOn.get(window.location.pathname) ?? [];
  for (const details of disclosures().filter((_, index) => open.includes(index))) {
    details.open = true;
    // The browser sends its own event only after it has restored the scroll position.
    details.dispatchEvent(new Event('toggle'));
  }
}

/** Reopens disclosures after going back in history, before the scroll position is restored. */
export function KeptOpen() {
  useLayoutEffect(reopen, []);
  // In a task of its own: the router listens first, and has rendered the page when its parts are opened.
  useEffect(() => void setTimeout(noteOpen), []);
  return null;
}
