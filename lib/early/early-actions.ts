import { elementsAt, placeOf } from './element-place';

/** The state of a field; null for a button or link, which was clicked. */
type FieldState = Pick<HTMLInputElement, 'value' | 'checked'> | null;

/** The place of an element, its index there, its state. Stored as it is over a reload. */
type Action = [place: string, index: number, state: FieldState];

/** An action that waits; one before it may draw the place of its element anew. */
type WaitingAction = [element: HTMLElement, action: Action];

const storageKey = 'early-actions';

/** How long a link waits for the actions before it; then it is followed without them. */
const linkLimitMs = 3000;

/**
 * Keeps clicks and input from React until it has rendered what was saved, and then replays the last
 * one made on each element. Repeated clicks on the same element count as one, except on a button with
 * `data-repeats`, where each click is a step: no drink may be lost. While an action waits for its
 * replay, later ones are queued, including clicks on links to other pages, so that their order is kept.
 */
export function recordEarlyActions() {
  let recorded: WaitingAction[] = [];
  const stored = takeStored();
  let isReplaying = false;

  const drop = (element: HTMLElement) => {
    recorded = recorded.filter(([other]) => other !== element);
  };

  /** @returns whether the event was recorded */
  function record(event: Event): boolean {
    const action = actionOf(event);
    if (!action) return false;
    if (!isStep(action[0])) drop(action[0]);
    recorded.push(action);
    return true;
  }

  /** Queues a link to another page behind recorded actions, which would be lost with this page. */
  function recordLink(event: Event): boolean {
    const link = linkFollowedBy(event);
    if (!link) return false;
    drop(link);
    recorded.push(waiting(link, null));
    setTimeout(() => {
      if (!recorded.some(([element]) => element === link)) return;
      drop(link);
      location.assign(link.href);
    }, linkLimitMs);
    return true;
  }

  function watch(event: Event) {
    if (isReplaying) return;
    const isFollowed = recorded.length > 0 && recordLink(event);
    if (!isFollowed && !record(event) && !isChoice(event)) return;
    event.stopImmediatePropagation();
    if (isFollowed) event.preventDefault();
  }

  /** Replays one action per task, so that React renders in between. */
  function replayNext() {
    const [next] = recorded;
    if (!next) return stop();
    isReplaying = true;
    replay(next);
    isReplaying = false;
    recorded.shift();
    setTimeout(replayNext);
  }

  function stop() {
    for (const type of types) window.removeEventListener(type, watch, true);
  }

  for (const type of types) window.addEventListener(type, watch, true);
  return {
    /** Replays the recorded actions, then stops recording; call it when React shows what was saved. */
    replayAll() {
      const later = new Set(recorded.map(([element]) => element));
      const earlier = stored.flatMap((action): typeof recorded => {
        const element = elementOf(action);
        const isReplaced = element && later.has(element) && !isStep(element);
        return element && !isReplaced ? [[element, action]] : [];
      });
      recorded = [...earlier, ...recorded];
      setTimeout(replayNext);
    },
    /** Stores the recorded actions for the next page; call it before a reload. */
    storeAll() {
      stop();
      if (recorded.length > 0) store(recorded.map(([, action]) => action));
    },
  };
}

/** Reads and removes the actions that the previous page stored. */
function takeStored(): Action[] {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return text ? (JSON.parse(text) as Action[]) : [];
  } catch {
    return []; // storage is denied: store() has logged it
  }
}

function store(actions: readonly Action[]) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(actions));
  } catch (error) {
    console.warn('Early presses are lost with this page: the browser keeps nothing.', error);
  }
}

const types = ['click', 'input'];

/** What a click on a button or an entry in a field does; null for other events. */
function actionOf({ target, type }: Event): WaitingAction | null {
  if (!(target instanceof Element)) return null;
  const isClick = type === 'click';
  const element = target.closest<HTMLInputElement>(isClick ? 'button' : 'input');
  if (!element) return null;
  return waiting(element, isClick ? null : { value: element.value, checked: element.checked });
}

/** A click on a radio button or checkbox: the browser sets it, and an `input` event tells of it. */
function isChoice({ target }: Event): boolean {
  return target instanceof Element && target.matches('[type=radio], [type=checkbox]');
}

function waiting(element: HTMLElement, state: FieldState): WaitingAction {
  const place = placeOf(element);
  return [element, [place, elementsAt(place).indexOf(element), state]];
}

const elementOf = ([place, index]: Action): HTMLElement | undefined => elementsAt(place)[index];

/** Whether each click on the element counts. */
const isStep = (element: HTMLElement) => element.hasAttribute('data-repeats');

/** The link to another page of the site that a click follows in this window, or null. */
export function linkFollowedBy(event: Event): HTMLAnchorElement | null {
  if (event.type !== 'click' || !(event.target instanceof Element)) return null;
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return null;
  const isElsewhere = link.origin === location.origin && link.pathname !== location.pathname;
  return isElsewhere ? link : null;
}

function replay([recorded, action]: WaitingAction) {
  const [, , state] = action;
  const element = recorded.isConnected || !isStep(recorded) ? recorded : elementOf(action);
  if (!element?.isConnected) return;
  if (!state || !(element instanceof HTMLInputElement)) return element.click();
  // React ignores an event whose value is the one it saw last, so change it first.
  if (/radio|checkbox/.test(element.type)) {
    element.checked = !state.checked;
    return element.click();
  }
  element.value = '';
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(element, state.value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  if (element !== document.activeElement) {
    element.dispatchEvent(new Event('focusout', { bubbles: true }));
  }
}
