import { elementsAt, placeOf } from './element-place';
import { keepOverLoad, takeKept } from './kept-over-load';

/** The state of a field; null for a button or link, which was clicked. */
type Held = Pick<HTMLInputElement, 'value' | 'checked'> | null;

/** An action as it is stored over a reload: the place of its element, its index there, its state. */
type Kept = [place: string, index: number, held: Held];

export interface EarlyActions {
  /** Replays the recorded actions and stops recording: React is interactive. */
  answer: () => void;
  /** Stores the recorded actions for the next page, before a reload. */
  keep: () => void;
}

const keptKey = 'early-actions';

/** How long a link waits for the actions before it; then it is followed without them. */
const linkLimitMs = 3000;

/**
 * Replays the last click or input made on each element before hydration. Repeated clicks on the same
 * element count as one, except on a button with data-repeats, where every click is a step: a drink must
 * not be lost. It listens behind React, so that what React handles is not recorded. React
 * stops events that it cannot hydrate for yet: an event seen while capturing and not while bubbling is
 * recorded too. While an action waits for its replay, later ones wait behind it, including links to
 * other pages, so that the order is kept.
 */
export function noteEarlyActions(): EarlyActions {
  let noted: [element: HTMLElement, held: Held][] = [];
  const kept = takeKept<Kept[]>(keptKey) ?? [];
  let answers = false;
  let isReplaying = false;

  const drop = (element: HTMLElement) => {
    noted = noted.filter(([other]) => other !== element);
  };

  /** @returns whether the event is one that is replayed */
  function note({ target, type }: Event): boolean {
    if (!(target instanceof Element)) return false;
    const isClick = type === 'click';
    const element = target.closest<HTMLInputElement>(isClick ? 'button' : 'input');
    if (!element) return false;
    if (!element.hasAttribute('data-repeats')) drop(element);
    noted.push([element, isClick ? null : { value: element.value, checked: element.checked }]);
    return true;
  }

  /** Makes a link to another page wait behind recorded actions, which would be lost with this page. */
  function noteLink(event: Event): boolean {
    const link = linkFollowedBy(event);
    if (!link) return false;
    drop(link);
    noted.push([link, null]);
    setTimeout(() => {
      if (!noted.some(([element]) => element === link)) return;
      drop(link);
      location.assign(link.href);
    }, linkLimitMs);
    return true;
  }

  function watch(event: Event) {
    if (isReplaying) return;
    if (noted.length > 0) {
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

  /** Replays one action per task: React renders between two actions of a visitor as well. */
  function replayNext() {
    const [next] = noted;
    if (!next) return stopWatching();
    isReplaying = true;
    replay(...next);
    isReplaying = false;
    noted.shift();
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
      const later = new Set(noted.map(([element]) => element));
      const earlier = kept.flatMap(([place, index, held]): typeof noted => {
        const element = elementsAt(place)[index];
        return element && !later.has(element) ? [[element, held]] : [];
      });
      noted = [...earlier, ...noted];
      // React ignores events during a commit, hence a task of its own.
      setTimeout(replayNext);
    },
    keep() {
      const actions = noted.map(([element, held]): Kept => {
        const place = placeOf(element);
        return [place, elementsAt(place).indexOf(element), held];
      });
      stopNoting();
      stopWatching();
      if (actions.length > 0) keepOverLoad(keptKey, actions);
    },
  };
}

/** The link to another page of the site that a click follows in this window, or null. */
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
  // React compares a field with the state it saw last: it has to see another one first.
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
