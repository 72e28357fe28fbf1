/** Milliseconds in a minute: instants are milliseconds since 1970, evenings count in minutes. */
export const MINUTE_MS = 60_000;

/**
 * A time zone: minutes by which its clocks are ahead of UTC at an instant. The browser's own is in
 * `lib/browser/local-zone.ts`; nothing here reads it, so that every zone can be tested.
 */
export type Zone = (instantMs: number) => number;
