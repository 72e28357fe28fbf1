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

/**
 * The level at every whole minute, stepped minute by minute. As all starts and finishes are whole
 * minutes, the slope within a step is constant and the clamp at zero makes the step exact.
 */
export function simulate(
  sittings: readonly PlacedSitting[],
  permillePerGram: number,
  rule: SimulatedRule,
  minutes: number,
): number[] {
  const eliminated = rule.perHour / 60;
  const perMin = sittings.map(
    (s) => (s.grams * permillePerGram * rule.factor) / (s.finishMin - s.startMin),
  );
  const inflowAt = (t: number, since: number) =>
    sittings.reduce(
      (sum, s, i) =>
        s.startMin >= since && s.startMin <= t && t < s.finishMin ? sum + perMin[i]! : sum,
      0,
    );
  const levels = [0];
  let level = 0;
  let lastHour: number[] = [];
  let blockStart = 0;
  for (let t = 0; t < minutes; t++) {
    const isDrinking = sittings.some((s) => s.startMin <= t && t < s.finishMin);
    const wasDrinking = lastHour.length > 0;
    if (isDrinking && !wasDrinking) blockStart = t;
    const inflow = inflowAt(t, blockStart);
    level = Math.max(0, level + inflow - eliminated);
    lastHour = isDrinking ? [...lastHour, inflow].slice(-60) : [];
    const floor = Math.min(
      lastHour.reduce((sum, x) => sum + x, 0),
      rule.perHour,
    );
    const shown = rule.hasFloor ? Math.max(level, floor) : level;
    levels.push(shown);
    if (!sittings.some((s) => s.startMin <= t + 1 && t + 1 < s.finishMin)) level = shown;
  }
  return levels;
}
