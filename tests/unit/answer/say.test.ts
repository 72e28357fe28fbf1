import { describe, expect, it } from 'vitest';
import { answerOf, type Origin } from '@/lib/answer/answer';
import { say, sayBriefly, questionOf } from '@/lib/answer/say';
import type { LimitFacts } from '@/lib/answer/facts';
import type { CalculatorModel } from '@/lib/model/model';
import messages from '@/messages/en.json';
import { measured, opened, r01 } from '../evening/entries';

const day = '2026-06-10';
const known: LimitFacts = { isCountryOpen: false, isClassOpen: false };
/** R01: three beers from 21:00 to 23:00, likely under 0.2 at 379, cautious at 559 (said 560). */
const given: CalculatorModel = { ...r01, startDay: day, givenEnds: 'both', isBodySet: true };

function at(
  nowMin: number,
  limitPermille: number,
  change: Partial<CalculatorModel> = {},
  limit: LimitFacts = known,
  origin: Origin = 'own',
) {
  const model = { ...given, ...change };
  const evening = opened(model, { limitPermille });
  return answerOf(evening, model, limit, evening.startMs + nowMin * 60_000, origin);
}

/** The keys of what is said on a page. */
function keysOf(answer: ReturnType<typeof at>): string[] {
  const { headline, lead, likely, notes } = say(answer);
  return [headline, lead, likely, ...notes].flatMap((one) => one?.key ?? []);
}

describe('what is said of an evening in which everything was given', () => {
  it.each([
    [-60, 0.2, 'over', ['phase.planned', 'lead.planned', 'likely.ahead', 'afterLast']],
    [60, 0.2, 'over', ['phase.drinking', 'lead.drinking', 'likely.ahead']],
    [200, 0.2, 'over', ['phase.over', 'lead.before', 'likely.ahead']],
    [400, 0.2, 'perhaps', ['phase.perhaps', 'lead.before', 'likely.behind']],
    [559, 0.2, 'perhaps', ['phase.perhaps', 'lead.before', 'likely.behind']],
    [560, 0.2, 'passed', ['phase.passed', 'lead.was', 'likely.short', 'ago', 'notPermission']],
    [660, 0.2, 'gone', ['phase.gone', 'lead.was', 'likely.short', 'ago', 'notPermission']],
    [3000, 0.2, 'gone', ['phase.past', 'lead.was', 'likely.past']],
    // Cautious peak 1.0771: never over 1.1; likely peak 0.8453: likely never over 0.9.
    [200, 1.1, 'never', ['phase.notGone', 'never.title', 'never.note', 'never.until']],
    [660, 1.1, 'gone', ['phase.gone', 'never.title', 'never.pastNote', 'notPermission']],
    [3000, 1.1, 'gone', ['phase.past', 'never.pastTitle', 'never.pastNote']],
    [200, 0.9, 'likelyUnder', ['phase.perhaps', 'lead.before', 'likely.under']],
    // Where no alcohol is allowed, the wait is for zero: 459 (likely), 659 (cautious).
    [200, 0, 'over', ['phase.notGone', 'lead.before', 'likely.ahead']],
    [500, 0, 'perhaps', ['phase.perhapsGone', 'lead.before', 'likely.behind']],
    [660, 0, 'gone', ['phase.gone', 'lead.gone', 'likely.short', 'ago', 'notPermission']],
  ] as const)('%i minutes after the first sip, limit %s: %s', (nowMin, limit, verdict, keys) => {
    const answer = at(nowMin, limit);
    expect([answer.verdict, answer.isWithheld, answer.ask]).toEqual([verdict, false, null]);
    expect(keysOf(answer)).toEqual(keys.map((key) => `answer.${key}`));
  });

  it('names the time that is said, and the exact one for programs', () => {
    const answer = at(200, 0.2);
    expect(answer.drive).toEqual({ cautiousMin: 560, exactMin: 559, likelyMin: 379 });
    expect(say(answer).leadMin).toBe(560);
    expect(sayBriefly(answer)).toEqual({ key: 'answer.bar', values: { time: { atMin: 560 } } });
  });

  it('of a measurement knows the limit itself', () => {
    const model = { ...measured({ measuredDay: day }), isBodySet: true };
    // 0.8 measured at 23:30, cautious until 00:25, then 0.12 an hour: over 0.8 for 60 minutes more.
    const evening = opened(model, { limitPermille: 0.8 });
    const answer = answerOf(evening, model, known, evening.startMs + 60_000);
    expect(answer.verdict).toBe('atLimit');
    expect(keysOf(answer)).toContain('answer.likely.atLimit');
  });
});

describe('what is said while a fact is open', () => {
  const open = { givenEnds: 'none' as const, isBodySet: false };

  it('a time that lies ahead, as a condition', () => {
    expect(keysOf(at(200, 0.2, open))).toEqual([
      'answer.phase.over',
      'answer.condition.drank',
      'answer.likely.ahead',
    ]);
    expect(keysOf(at(-60, 0.2, open))[1]).toBe('answer.condition.drink');
    expect(keysOf(at(400, 0.2, open))).toEqual(['answer.phase.perhaps', 'answer.condition.drank']);
    expect(keysOf(at(200, 0.9, open))).not.toContain('answer.likely.under');
  });

  it('a question in place of what would be favourable, the first open one', () => {
    expect(at(700, 0.2, open).ask).toBe('times');
    expect(at(700, 0.2, { isBodySet: false }).ask).toBe('body');
    expect(at(700, 0.2, {}, { isCountryOpen: true, isClassOpen: true }).ask).toBe('country');
    expect(at(700, 0.2, {}, { isCountryOpen: false, isClassOpen: true }).ask).toBe('class');
    expect(keysOf(at(700, 0.2, open))).toEqual(['answer.ifItWas']);
    expect(sayBriefly(at(700, 0.2, open))).toEqual({ key: 'answer.ask.times' });
    expect(questionOf('times', { kind: 'measurement' })).toEqual({ key: 'answer.ask.measured' });
  });

  it('nobody is asked of the entries of another person, but of their own limit', () => {
    expect(at(700, 0.2, open, known, 'link')).toMatchObject({ isWithheld: true, ask: null });
    const answer = at(700, 0.2, open, { isCountryOpen: true, isClassOpen: false }, 'link');
    expect(answer.ask).toBe('country');
  });

  it('of a past evening nothing is asked, and nothing favourable said', () => {
    const answer = at(3000, 0.2, open);
    expect(answer).toMatchObject({ phase: 'past', ask: null });
    expect(keysOf(answer)).toEqual(['answer.phase.past', 'answer.ifItWas']);
    expect(say(answer).leadMin).toBeNull();
  });
});

it('every sentence is a message', () => {
  const said = new Set(
    [-60, 60, 200, 400, 700, 3000].flatMap((nowMin) =>
      [0, 0.2, 0.9, 1.1].flatMap((limit) => keysOf(at(nowMin, limit))),
    ),
  );
  for (const key of said) {
    const text = key
      .split('.')
      .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], messages);
    expect(text, key).toEqual(expect.any(String));
  }
});
