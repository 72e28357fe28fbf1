import type { PlacedSitting } from '@/lib/bac';

/** The numbers of one curve, as the engine rules state them (not read from the engine). */
export interface SimulatedRule {
  factor: number;
  perHour: number;
  hasFloor: boolean;
}

export const simulatedRules: Record<'early' | 'likely' | 'late', SimulatedRule> = {
  early: { factor: 0.85, perHour: 0.2, hasFloor: false },
  likely: { factor: 1, perHour: 0.15, hasFloor: false },
  late: { factor: 1.15, perHour: 0.12, hasFloor: true },
};

/** Levels at every whole minute, on both sides of it: they differ where the curve jumps. */
export interface Simulated {
  before: number[];
  after: number[];
}

/** Permille that come in during each minute; null for a minute without drinking. */
function inflows(
  sittings: readonly PlacedSitting[],
  permillePerGram: number,
  minutes: number,
): (number | null)[] {
  const lastFinishMin = Math.max(...sittings.map((s) => s.finishMin));
  return Array.from({ length: minutes }, (_, t) => {
    if (t >= lastFinishMin) return null;
    const active = sittings.filter((s) => s.startMin <= t && t < s.finishMin);
    if (active.length === 0) return null;
    return active.reduce(
      (sum, s) => sum + (s.grams * permillePerGram) / (s.finishMin - s.startMin),
      0,
    );
  });
}

/** What flows in less what is eliminated; the clamp at zero makes a step of even slope exact. */
function simulateOde(inflow: readonly (number | null)[], perMin: number): number[] {
  const levels = [0];
  let level = 0;
  for (const brought of inflow) {
    level = Math.max(0, level + (brought ?? 0) - perMin);
    levels.push(level);
  }
  return levels;
}

/**
 * Falls minute by minute; in a minute of drinking it is lifted to the intake of the last hour, at
 * most what an hour eliminates. That intake is a straight line within a minute, so its two ends
 * and the moment at which it drops under the cap are all that can decide the level at the end.
 */
function simulateFloor(inflow: readonly (number | null)[], perHour: number): Simulated {
  const perMin = perHour / 60;
  const lastHourAt = (t: number) =>
    inflow.slice(Math.max(0, t - 60), t).reduce<number>((sum, brought) => sum + (brought ?? 0), 0);
  const before = [0];
  const after: number[] = [];
  let level = 0;
  inflow.forEach((brought, t) => {
    if (brought === null) {
      after.push(level);
      level = Math.max(0, level - perMin);
    } else {
      const [from, to] = [lastHourAt(t), lastHourAt(t + 1)];
      level = Math.max(level, Math.min(from, perHour));
      after.push(level);
      const dropsAt = from > perHour && perHour > to ? (from - perHour) / (from - to) : null;
      const sinceDrop = dropsAt === null ? 0 : perHour - perMin * (1 - dropsAt);
      level = Math.max(level - perMin, Math.min(to, perHour), sinceDrop);
    }
    before.push(level);
  });
  after.push(level);
  return { before, after };
}

/**
 * The level at every whole minute from 0 to `minutes`, stepped minute by minute. All starts and
 * finishes must be whole minutes. The two curves know nothing of each other; the higher one counts.
 */
export function simulate(
  sittings: readonly PlacedSitting[],
  permillePerGram: number,
  rule: SimulatedRule,
  minutes: number,
): Simulated {
  const inflow = inflows(sittings, permillePerGram * rule.factor, minutes);
  const ode = simulateOde(inflow, rule.perHour / 60);
  if (!rule.hasFloor) return { before: ode, after: ode };
  const floor = simulateFloor(inflow, rule.perHour);
  return {
    before: ode.map((level, t) => Math.max(level, floor.before[t]!)),
    after: ode.map((level, t) => Math.max(level, floor.after[t]!)),
  };
}
