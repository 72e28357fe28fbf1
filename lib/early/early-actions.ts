import { elementsAt, placeOf } from './element-place';
import { keepOverLoad, takeKept } from './kept-over-load';

/** What a field held; null for a button, which was pressed. */
type Held = Pick<HTMLInputElement, 'value' | 'checked'> | null;

/** An action as it survives a reload: where its element stands, which of several there, what it held. */
type Kept = [place: string, index: number, held: Held];

export interface EarlyActions {
  /** React answers from now on: does what was noted, and notes nothing more. */
  answer: () => void;
  /** Before the page is loaded again: what was noted is done by the page that comes. */
  keep: () => void;
}

const keptKey = 'early-actions';

/** A link waits so long for the presses before it; then it is followed without them. */
const linkLimitMs = 3000;

/**
 * Replays the last click or input made on each element before hydration: who presses again without
 * an answer means the first press. It listens behind React, which hydrates when it is pressed: what
 * that answered is not noted. What React stops, because it cannot hydrate yet, never comes through:
 * an event that was seen on its way in and not on its way out is noted too. As long as one waits for
 * its replay, those after it wait as well, links to other pages too: none overtakes another.
 */
export function noteEarlyActions(): EarlyActions {
  const noted = new Map<HTMLElement, Held>();
  const kept = takeKept<Kept[]>(keptKey) ?? [];
  let answers = false;
  let isReplaying = false;

  /** @returns false for an event of nothing that is replayed */
  function note({ target, type }: Event): boolean {
    if (!(target instanceof Element)) return false;
    const isClick = type === 'click';
    const element = target.closest<HTMLInputElement>(isClick ? 'button' : 'input');
    if (!element) return false;
    noted.delete(element);
    noted.set(element, isClick ? null : { value: element.value, checked: element.checked });
    return true;
  }

  /** A link to another page waits behind noted presses, which would be lost with this one. */
  function noteLink(event: Event): boolean {
    const link = linkFollowedBy(event);
    if (!link) return false;
    noted.delete(link);
    noted.set(link, null);
    setTimeout(() => {
      if (noted.delete(link)) location.assign(link.href);
    }, linkLimitMs);
    return true;
  }

  function watch(event: Event) {
    if (isReplaying) return;
    if (noted.size > 0) {
      if (!note(event) && !noteLink(event)) return;
      event.stopImmediatePropagation();
      if (event.type === 'click') event.preventDefault();
      return;
    }
    let isThrough = false;
    const through = () => {
      isThrough = true;
    };
    window.addEventListener(event.type, through);
    setTimeout(() => {
      window.removeEventListener(event.type, through);
      if (isThrough) return;
      note(event);
      if (answers) replayNext();
    });
  }

  /** Each in a task of its own: React renders between two presses of a hand as well. */
  function replayNext() {
    const [next] = noted;
    if (!next) return stopWatching();
    isReplaying = true;
    replay(...next);
    isReplaying = false;
    noted.delete(next[0]);
    setTimeout(replayNext);
  }

  function stopNoting() {
    for (const type of types) window.removeEventListener(type, note);
  }

  function stopWatching() {
    for (const type of types) window.removeEventListener(type, watch, true);
  }

  const types = ['click', 'input'];
  for (const type of types) {
    window.addEventListener(type, watch, true);
    window.addEventListener(type, note);
  }
  return {
    answer() {
      answers = true;
      stopNoting();
      for (const [place, index, held] of kept) {
        const element = elementsAt(place)[index];
        if (element && !noted.has(element)) noted.set(element, held);
      }
      // React takes no press for an event while it commits: a task of its own.
      setTimeout(replayNext);
    },
    keep() {
      const actions = [...noted].map(([element, held]): Kept => {
        const place = placeOf(element);
        return [place, elementsAt(place).indexOf(element), held];
      });
      stopNoting();
      stopWatching();
      if (actions.length > 0) keepOverLoad(keptKey, actions);
    },
  };
}

/** The link that a click follows in this window to another page of the site, or null. */
function linkFollowedBy(event: Event): HTMLAnchorElement | null {
  if (event.type !== 'click' || !(event.target instanceof Element)) return null;
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return null;
  const isElsewhere = link.origin === location.origin && link.pathname !== location.pathname;
  return isElsewhere ? link : null;
}

function replay(element: HTMLElement, held: Held) {
  if (!element.isConnected) return;
  if (!held || !(element instanceof HTMLInputElement)) return element.click();
  // React tells a change from what it last saw in a field: it is shown another state first.
  if (/radio|checkbox/.test(element.type)) {
    element.checked = !held.checked;
    return element.click();
  }
  element.value = '';
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(element, held.value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  if (element !== document.activeElement) {
    element.dispatchEvent(new Event('focusout', { bubbles: true }));
  }
}
