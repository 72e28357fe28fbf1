/**
 * A reference for what a person has drunk, written from the rules of the specification of the
 * calculation and of the dated evening, and not from the code: every drink of the last 72 hours, no
 * day, no limit on the number of sittings, and the cautious curve minute by minute.
 */

const minuteMs = 60_000;

/** A period of drinking in instants, milliseconds. */
interface Stretch {
  startMs: number;
  finishMs: number;
  grams: number;
}

/** How one logged drink changed the stretches. */
export interface LoggedDrink {
  stretch: Stretch;
  grams: number;
  finishBefore: number | null;
  finishAfter: number;
}

const tenMinutes = 10 * minuteMs;
const floorToTen = (ms: number) => Math.floor(ms / tenMinutes) * tenMinutes;
const ceilToTen = (ms: number) => Math.ceil(ms / tenMinutes) * tenMinutes;

/** Average man: 39 years, 178 cm, 78 kg, after a normal meal. Watson: litres of body water. */
const bodyWater = 2.447 - 0.09516 * 39 + 0.1074 * 178 + 0.3362 * 78;

/** Cautious permille of some grams: 15 % more than likely, 90 % of them absorbed. */
const permilleOf = (grams: number) => (1.15 * grams * 0.9) / (bodyWater * 1.055);

const perMinute = 0.12 / 60;
const absorptionMin = 75;

export class Drunk {
  stretches: Stretch[] = [];

  /** A tap on "+1": the same sitting within an hour of the last sip, else a new one. */
  log(atMs: number, grams: number): LoggedDrink {
    // A sip is known to the minute.
    const nowMs = Math.floor(atMs / minuteMs) * minuteMs;
    const last = this.stretches
      .filter((one) => one.grams > 0)
      .reduce<Stretch | null>((a, b) => (a && a.finishMs > b.finishMs ? a : b), null);
    const isSoon =
      last !== null &&
      nowMs >= last.startMs &&
      nowMs - last.finishMs <= 60 * minuteMs &&
      ceilToTen(nowMs) - last.startMs < 24 * 60 * minuteMs;
    if (last && isSoon) {
      const finishBefore = last.finishMs;
      last.grams += grams;
      last.finishMs = Math.max(last.finishMs, ceilToTen(nowMs), last.startMs + tenMinutes);
      return { stretch: last, grams, finishBefore, finishAfter: last.finishMs };
    }
    const startMs = floorToTen(nowMs);
    const stretch = { startMs, finishMs: startMs + tenMinutes, grams };
    this.stretches.push(stretch);
    return { stretch, grams, finishBefore: null, finishAfter: stretch.finishMs };
  }

  /** Only this drink goes, and the last sip that it moved. */
  undo({ stretch, grams, finishBefore, finishAfter }: LoggedDrink): void {
    stretch.grams -= grams;
    if (finishBefore !== null && stretch.finishMs === finishAfter) stretch.finishMs = finishBefore;
    this.stretches = this.stretches.filter((one) => one.grams > 0.001);
  }

  /** Drinks typed into a sitting with these times. */
  type(startMs: number, finishMs: number, grams: number): void {
    const same = this.stretches.find((one) => one.startMs === startMs && one.finishMs === finishMs);
    if (same) same.grams += grams;
    else this.stretches.push({ startMs, finishMs, grams });
  }

  /** The cautious time: under the limit if that is ever exceeded, else without alcohol. */
  cautiousMs(nowMs: number, limitPermille: number): number {
    const drunk = this.stretches
      .filter(({ finishMs }) => finishMs > nowMs - 72 * 60 * minuteMs)
      .sort((a, b) => a.startMs - b.startMs);
    const first = drunk[0];
    if (!first) return 0;
    const lastMs = Math.max(...drunk.map(({ finishMs }) => finishMs));
    const minutes = Math.round((lastMs - first.startMs) / minuteMs);
    const intake = new Float64Array(minutes + 1);
    const isDrinking = new Uint8Array(minutes + 1);
    for (const { startMs, finishMs, grams } of drunk) {
      const from = Math.round((startMs - first.startMs) / minuteMs);
      const to = Math.round((finishMs - first.startMs) / minuteMs);
      for (let minute = from; minute < to; minute++) {
        intake[minute] = (intake[minute] ?? 0) + permilleOf(grams) / (to - from);
        isDrinking[minute] = 1;
      }
    }
    let [level, floor, window] = [0, 0, 0];
    let [overUntil, sipOver] = [-1, -1];
    let isOver = false;
    let minute = 0;
    for (; minute < minutes || level > 0 || floor > 0; minute++) {
      const inflow = intake[minute] ?? 0;
      level = Math.max(0, level + inflow - perMinute);
      window += inflow - (intake[minute - 60] ?? 0);
      floor = Math.max(0, floor - perMinute, isDrinking[minute] ? Math.min(window, 0.12) : 0);
      if (Math.max(level, floor) <= limitPermille + 1e-9) continue;
      isOver = true;
      overUntil = minute + 1;
      if (isDrinking[minute]) sipOver = minute + 1;
    }
    const soberMin = Math.max(minute, minutes + absorptionMin);
    const driveMin = Math.max(overUntil, minutes, sipOver + absorptionMin);
    return first.startMs + (limitPermille > 0 && isOver ? driveMin : soberMin) * minuteMs;
  }
}
