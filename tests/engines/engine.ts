/** Keys that journeys press, by their names in the browser; single letters go with `Control`. */
export type Key = 'Control' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'a' | 'v';

/** A browser window with its own storage: the smallest set of commands that every driver has. */
export interface Session {
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page; it can only use its arguments. */
  evaluate: <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Clicks the element at `index` of those that a selector matches. */
  click: (selector: string, index: number) => Promise<void>;
  /** Types a text into the focused element. */
  type: (text: string) => Promise<void>;
  /** Presses keys as a combination: the last one while the others are held. */
  press: (...keys: Key[]) => Promise<void>;
  close: () => Promise<void>;
}

/** An engine that has been started. */
export interface RunningEngine {
  newSession: (hasWorker: boolean) => Promise<Session>;
  stop: () => Promise<void>;
}

export interface Engine {
  name: string;
  /** Required commands. */
  programs: readonly string[];
  /** Whether the driver can inject `watchPage` before all scripts of a page. */
  canWatchFromStart: boolean;
  start: () => Promise<RunningEngine>;
}
