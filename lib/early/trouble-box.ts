/**
 * A notice at the bottom of the window that the page does not respond, made without React, which may
 * have failed. Clicks on its button are handled in the capture phase, because React and early-actions.ts
 * stop events that they cannot handle yet.
 */
export function troubleBox(text: string, retry: string, onRetry: () => void) {
  const box = document.createElement('div');
  box.dataset.testid = 'trouble';
  box.setAttribute('role', 'alert');
  box.className =
    'fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+1rem+env(safe-area-inset-bottom))] z-50 mx-auto flex max-w-md flex-wrap items-center justify-end gap-2 rounded-box border border-l-4 border-base-content/20 border-l-warning bg-base-100 py-1 pr-1 pl-4 text-base-content shadow-lg print:hidden';
  const words = document.createElement('p');
  words.className = 'min-w-0 flex-1 basis-60 py-2';
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn-info h-11';
  button.textContent = retry;
  box.append(words, button);
  window.addEventListener('click', handleClick, true);

  function handleClick(event: Event) {
    if (event.target !== button) return;
    event.stopImmediatePropagation();
    button.disabled = true;
    onRetry();
  }

  function show() {
    if (!document.body) return addEventListener('DOMContentLoaded', show, { once: true });
    // A page restored from a copy (components/shell/lost-page.tsx) may contain a copy of the notice.
    document.querySelector('[data-testid="trouble"]')?.remove();
    button.disabled = false;
    document.body.append(box);
  }

  return { show, hide: () => box.remove() };
}
