import { describe, expect, it } from 'vitest';
import { openFacts, type Fact, type LimitFacts } from '@/lib/answer/facts';
import type { CalculatorModel } from '@/lib/model/model';
import { added, measured, r01 } from '../evening/entries';

const known: LimitFacts = { isCountryOpen: false, isClassOpen: false };
/** Everything was given. */
const given: CalculatorModel = { ...r01, givenEnds: 'both', isBodySet: true };

describe('the open facts', () => {
  it.each<[string, Partial<CalculatorModel>, Partial<LimitFacts>, Fact[]]>([
    ['of entries in which everything was given: none', {}, {}, []],
    ['with one end of the times', { givenEnds: 'start' }, {}, ['times']],
    ['with the other end', { givenEnds: 'finish' }, {}, ['times']],
    ['with neither', { givenEnds: 'none' }, {}, ['times']],
    ['of the average body', { isBodySet: false }, {}, ['body']],
    ['where nobody said whose limit it is', {}, { isCountryOpen: true }, ['country']],
    ['where a lower limit may apply', {}, { isClassOpen: true }, ['class']],
    [
      'in the order in which they are asked for',
      { givenEnds: 'none', isBodySet: false },
      { isClassOpen: true, isCountryOpen: true },
      ['times', 'body', 'country', 'class'],
    ],
  ])('%s', (_, change, limit, expected) => {
    expect(openFacts({ ...given, ...change }, { ...known, ...limit })).toEqual(expected);
  });

  it('are the times of each sitting that was drunk in', () => {
    const lunch = added('12:00', '13:00', 0);
    const open = { ...lunch, givenEnds: 'none' as const };
    expect(openFacts({ ...given, addedSittings: [lunch] }, known)).toEqual([]);
    expect(openFacts({ ...given, addedSittings: [open] }, known)).toEqual(['times']);
    const empty = { ...open, alcoholSettings: { ...open.alcoholSettings } };
    empty.alcoholSettings.beer = { ...empty.alcoholSettings.beer, amount: 0 };
    expect(openFacts({ ...given, addedSittings: [empty] }, known)).toEqual([]);
  });

  it('of a measurement are its times and the limit, not the body', () => {
    const model = { ...measured({ givenEnds: 'finish' }), isBodySet: false };
    expect(openFacts(model, known)).toEqual(['times']);
    const timed = { ...measured({ givenEnds: 'both' }), isBodySet: false };
    expect(openFacts(timed, { isCountryOpen: true, isClassOpen: false })).toEqual(['country']);
  });
});
