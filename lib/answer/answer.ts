import { isMeasuredAtLimit, type Forecast } from '@/lib/bac';
import type { Evening } from '@/lib/evening/evening';
import { eveningAt, minuteAt, peakTimeMin, type EveningAt } from '@/lib/evening/evening-at';
import type { CalculatorModel } from '@/lib/model/model';
import { absurdPermille, lifeThreateningPermille } from '@/lib/model/warnings';
import { openFacts, type Fact, type LimitFacts } from './facts';

/**
 * What the estimate says about driving:
 * - `over`: likely and cautious time lie ahead;
 * - `perhaps`: only the cautious time does;
 * - `likelyUnder`: the likely level never exceeds the limit, the cautious time lies ahead;
 * - `atLimit`: the same for a measured level that equals the limit;
 * - `never`: even the cautious level never exceeds the limit, and alcohol is left;
 * - `passed`: the cautious time lies behind, and alcohol is left;
 * - `gone`: the cautious time of zero alcohol lies behind.
 */
export type Verdict = 'over' | 'perhaps' | 'likelyUnder' | 'atLimit' | 'never' | 'passed' | 'gone';

/** The verdicts that must not be given while a fact is open. */
const favourable: readonly Verdict[] = ['never', 'passed', 'gone'];

/** What is waited for: the limit, or zero where the law or the limit allows no alcohol. */
export type Until = 'limit' | 'zero';

export function untilOf({ waitPermille }: Pick<Forecast, 'waitPermille'>): Until {
  return waitPermille <= 0 ? 'zero' : 'limit';
}

/** The cautious peak threatens life; or the likely one is probably a typing error. */
export type Danger = 'life' | 'absurd';

function dangerOf({ likely, cautious }: Forecast): Danger | null {
  if (cautious.peakPermille <= lifeThreateningPermille) return null;
  return likely.peakPermille > absurdPermille ? 'absurd' : 'life';
}

/** Whose entries they are. */
export type Origin = 'own' | 'link' | 'example';

/** What can be said at a moment: plain data, without words, units and places on the screen. */
export type Answer = ReturnType<typeof answerOf>;

/** The cautious time that is waited for: to drive, or of zero if the limit is never exceeded. */
export function waitOf({ drive, zero }: Answer) {
  return drive ?? zero;
}

function verdictOf(evening: Evening, now: EveningAt, nowMin: number): Verdict {
  const { forecast, said } = evening;
  if (nowMin >= said.soberMin) return 'gone';
  if (now.isNeverOver) return 'never';
  if (nowMin >= said.driveMin) return 'passed';
  if (forecast.likely.driveMin === 0)
    return isMeasuredAtLimit(forecast) ? 'atLimit' : 'likelyUnder';
  return nowMin < forecast.likely.driveMin ? 'over' : 'perhaps';
}

/** The first open fact that the visitor knows: of other people's drinks only the limit is theirs. */
export function askable(open: readonly Fact[], origin: Origin): Fact | null {
  return open.find((fact) => origin === 'own' || fact === 'country' || fact === 'class') ?? null;
}

/**
 * The answer to entries at a moment.
 * @param model the entries of the evening
 * @param known what is known of the limit
 * @param nowMs milliseconds since 1970
 */
export function answerOf(
  evening: Evening,
  model: CalculatorModel,
  known: LimitFacts,
  nowMs: number,
  origin: Origin = 'own',
) {
  const { kind, forecast, said, limit } = evening;
  const { likely, cautious } = forecast;
  const nowMin = minuteAt(evening, nowMs);
  const now = eveningAt(evening, nowMin);
  const verdict = verdictOf(evening, now, nowMin);
  const open = openFacts(model, known);
  const isWithheld = now.phase !== 'past' && open.length > 0 && favourable.includes(verdict);
  return {
    kind,
    origin,
    phase: now.phase,
    until: untilOf(forecast),
    verdict,
    /** The facts that nobody gave. */
    open,
    /** The verdict is favourable and rests on open facts, so it must not be said. */
    isWithheld,
    /** The fact to ask for in its place; null if nothing is withheld, or the visitor cannot know. */
    ask: isWithheld ? askable(open, origin) : null,
    nowMin,
    lastSipMin: forecast.lastFinishMin,
    /** Null if the limit is never exceeded; `likelyMin` if the likely level never exceeds it. */
    drive: now.isNeverOver
      ? null
      : {
          /** As it is said: up to five minutes of the clock. */
          cautiousMin: said.driveMin,
          /** Unrounded, for programs. */
          exactMin: cautious.driveMin,
          likelyMin: likely.driveMin === 0 ? null : likely.driveMin,
        },
    /** All alcohol gone. */
    zero: { cautiousMin: said.soberMin, exactMin: cautious.soberMin, likelyMin: likely.soberMin },
    /** Where the wait is for zero: the cautious time to the limit, at which penalties start. 0: never. */
    penaltiesMin: said.limitMin,
    now,
    /** The highest level: the likely one, zero where drinking was slow, and the cautious one. */
    peak: {
      likelyPermille: likely.peakPermille,
      highPermille: cautious.peakPermille,
      atMin: peakTimeMin(forecast),
    },
    /** Null of a past evening. */
    danger: now.phase === 'past' ? null : dangerOf(forecast),
    limit,
    /** The measured level equals the limit: not over it, but not below it either. */
    isAtLimit: isMeasuredAtLimit(forecast),
  };
}
