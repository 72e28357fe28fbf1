/** Saturday evening, local time: what a visitor is asked depends on the hour, and no test may. */
export const startOfTests = '2026-11-21T20:15:00';

/** Shifts the clock of a page or of a test file. Sent into pages, so it uses nothing from outside. */
export function shiftClock(shiftMs: number) {
  const { now } = Date;
  Date.now = () => now() + shiftMs;
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, target) =>
      Reflect.construct(date, args.length > 0 ? args : [date.now()], target) as Date,
  });
}
