import { expect } from 'vitest';
import type { Key, Session } from './engine';
import type { ExportHost } from './export-host';
import { notedProblems, watchPage } from './watch-page';

/** A selector for nested test ids, outermost first. */
export const byTestId = (...ids: string[]) => ids.map((id) => `[data-testid="${id}"]`).join(' ');

/** A session whose actions and assertions wait, the same for every engine. */
export class Visitor {
  constructor(
    private readonly session: Session,
    private readonly host: ExportHost,
    private readonly hasWorker: boolean,
  ) {}

  readonly evaluate: Session['evaluate'] = (run, ...args) => this.session.evaluate(run, ...args);

  async open(path: string): Promise<void> {
    await this.session.open(this.host.url(path));
    await this.evaluate(watchPage, this.hasWorker);
  }

  async reload(): Promise<void> {
    await this.session.reload();
    await this.evaluate(watchPage, this.hasWorker);
  }

  /** Waits until what a function finds in the page is as expected. */
  private found<Args extends readonly unknown[], Result>(
    message: string,
    run: (...args: Args) => Result,
    ...args: Args
  ) {
    return expect.poll(() => this.evaluate(run, ...args), { message });
  }

  /** Clicks an element once it can be clicked. */
  async click(selector: string, index = 0): Promise<void> {
    await this.found(`to press ${selector}`, whyNotReachable, selector, index).toBe('');
    await this.session.click(selector, index);
  }

  /**
   * Clicks an element and waits for a text in it that may disappear again. An observer records the
   * text, so that a slow test does not miss it.
   */
  async clickAndSee(selector: string, text: string): Promise<void> {
    await this.evaluate(noteText, selector, text);
    await this.click(selector);
    const seen = (what: string) => document.querySelector<HTMLElement>(what)?.dataset.textSeen;
    await this.found(`text of ${selector} for a moment`, seen, selector).toBe(text);
  }

  /** Replaces the value of a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.press('Control', 'a');
    await this.session.type(text);
  }

  press(...keys: Key[]): Promise<void> {
    return this.session.press(...keys);
  }

  /** Waits until an element that matches is visible, or with `isShown: false` until none is. */
  async expectShown(selector: string, isShown = true): Promise<void> {
    const shown = (what: string) =>
      [...document.querySelectorAll(what)].some((element) => element.checkVisibility());
    await this.found(`${selector} on the screen`, shown, selector).toBe(isShown);
  }

  async expectText(selector: string, text: string): Promise<void> {
    const textOf = (what: string) => document.querySelector(what)?.textContent ?? '';
    await this.found(`text of ${selector}`, textOf, selector).toContain(text);
  }

  /** The value of an attribute; waits for the element, which need not be visible. */
  async attribute(selector: string, name: string): Promise<string | null> {
    const isThere = (what: string) => document.querySelector(what) !== null;
    await this.found(`${selector} in the page`, isThere, selector).toBe(true);
    return this.evaluate(
      (what, which) => document.querySelector(what)?.getAttribute(which) ?? null,
      selector,
      name,
    );
  }

  async expectAttribute(selector: string, name: string, value: string): Promise<void> {
    await expect
      .poll(() => this.attribute(selector, name), { message: `${name} of ${selector}` })
      .toBe(value);
  }

  async expectValue(selector: string, value: string): Promise<void> {
    const held = (what: string) => document.querySelector<HTMLInputElement>(what)?.value;
    await this.found(`value of ${selector}`, held, selector).toBe(value);
  }

  async expectPath(path: string): Promise<void> {
    await this.found('address', () => location.pathname).toBe(path);
  }

  /** Waits until React has hydrated the page: by then all its scripts have run. */
  async expectAnswering(): Promise<void> {
    const isAnswering = () =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));
    await this.found('hydrated', isAnswering).toBe(true);
  }

  /** The problems recorded in this window so far. */
  problems(): Promise<string[]> {
    return this.evaluate(notedProblems);
  }
}

/** Runs in the page: marks an element once a text appeared in it. */
function noteText(selector: string, text: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return;
  new MutationObserver(() => {
    if (element.textContent.includes(text)) element.dataset.textSeen = text;
  }).observe(element, { childList: true, characterData: true, subtree: true });
}

/** Runs in the page: scrolls to an element. @returns why it cannot be clicked; empty if it can */
function whyNotReachable(selector: string, index: number): string {
  const element = document.querySelectorAll(selector)[index];
  if (!element) return 'not there';
  if (element.matches(':disabled')) return 'disabled';
  const hit = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  const isReached = () => element.contains(hit());
  if (!isReached()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isReached() ? '' : `behind ${hit()?.outerHTML.slice(0, 80)}`;
}
