import type { PlacedSitting } from '@/lib/bac';

/** The parameters of one curve, from the engine rules (not imported from the engine). */
export interface SimulatedRule {
  factor: number;
  perHour: number;
  hasFloor: boolean;
}

export const simulatedRules: Record<'optimistic' | 'likely' | 'cautious', SimulatedRule> = {
  optimistic: { factor: 0.85, perHour: 0.2, hasFloor: false },
  likely: { factor: 1, perHour: 0.15, hasFloor: false },
  cautious: { factor: 1.15, perHour: 0.12, hasFloor: true },
};

/** Levels at every whole minute, before and after it: they differ where the curve jumps. */
export interface Simulated {
  before: number[];
  after: number[];
}

/** Permille absorbed during each minute; null for a minute without drinking. */
function inflows(
  sittings: readonly PlacedSitting[],
  permillePerGram: number,
  minutes: number,
): (number | null)[] {
  const inflow = Array<number | null>(minutes).fill(null);
  for (const { startMin, finishMin, grams } of sittings) {
    const perMin = (grams * permillePerGram) / (finishMin - startMin);
    for (let t = startMin; t < Math.min(finishMin, minutes); t++) {
      inflow[t] = (inflow[t] ?? 0) + perMin;
    }
  }
  return inflow;
}

/**
 * Inflow minus elimination, clamped at zero; the inflow is constant within a minute, so a step is
 * exact.
 */
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
 * Falls minute by minute. During drinking the level is raised to the intake of the last hour,
 * capped at the elimination of an hour. That intake is linear within a minute, so only its two ends
 * and the moment when it drops under the cap can determine the level at the end.
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
 * The level at every whole minute from 0 to `minutes`, step by step. All starts and finishes must
 * be whole minutes. The two curves are independent; the higher one counts.
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
