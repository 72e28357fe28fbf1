/** Keys that journeys press, by their names in the browser; single letters go with `Control`. */
export type Key = 'Control' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'a' | 'v';

/** A visitor's window with a storage of its own: as little as every driver can do. */
export interface Session {
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments. */
  evaluate: <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Presses an element with the pointer: the one at `index` of those that a selector finds. */
  click: (selector: string, index: number) => Promise<void>;
  /** Types a text where the focus is. */
  type: (text: string) => Promise<void>;
  /** Presses keys together, the last one while the others are held. */
  press: (...keys: Key[]) => Promise<void>;
  close: () => Promise<void>;
}

/** An engine that has been started. */
export interface RunningEngine {
  newSession: () => Promise<Session>;
  stop: () => Promise<void>;
}

export interface Engine {
  name: string;
  /** Commands that it needs, and the packages of Debian that hold them. */
  programs: Readonly<Record<string, string>>;
  /** Whether the driver puts `watchPage` into every page before anything runs in it. */
  canWatchFromStart: boolean;
  start: () => Promise<RunningEngine>;
}
