import { describe, expect, it } from 'vitest';
import { openFacts } from '@/lib/answer/facts';
import { givenEnds } from '@/lib/model/model';
import { added, beers, drunk, empty, measured } from '../evening/entries';
import { beersGiven, measuredGiven, settled, twoSittings } from './answered';
import { type Flat, withFlat, flat } from '../../flat';

const of = (change: Partial<Flat>, model = beersGiven) =>
  openFacts(withFlat(model, { ...change }), settled);
const noDrinks = drunk({});

describe('the open facts of drinks', () => {
  it('are all four on a first visit, in the order in which they are asked', () => {
    const first = withFlat(empty, { alcoholSettings: beers(3) });
    const known = { isCountryOpen: true, isClassOpen: true };
    expect(openFacts(first, known)).toEqual(['times', 'body', 'country', 'class']);
    expect(openFacts(beersGiven, known)).toEqual(['country', 'class']);
    expect(openFacts(beersGiven, settled)).toEqual([]);
  });

  it.each(givenEnds)('are the times unless both ends were given: %s', (ends) => {
    expect(of({ givenEnds: ends })).toEqual(ends === 'both' ? [] : ['times']);
  });

  it('are the times of each sitting with drinks, and of no other', () => {
    const [evening] = flat(twoSittings).addedSittings;
    const open = { ...evening!, givenEnds: 'start' as const };
    expect(of({ addedSittings: [open] }, twoSittings)).toEqual(['times']);
    expect(of({ addedSittings: [{ ...open, alcoholSettings: noDrinks }] }, twoSittings)).toEqual(
      [],
    );
    const later = [added('20:00', '21:00', 0)];
    expect(
      of({ alcoholSettings: noDrinks, givenEnds: 'none', addedSittings: later }, twoSittings),
    ).toEqual([]);
  });

  it('are the body until the weight was set or confirmed, whatever else of it was', () => {
    expect(of({ isBodySet: false })).toEqual(['body']);
    expect(of({ isBodySet: false, isHeightSet: true, isAgeSet: true, gender: 1 })).toEqual([
      'body',
    ]);
    expect(of({ isBodySet: true, isHeightSet: false, isAgeSet: false })).toEqual([]);
  });

  it('never are the food', () => expect(of({ foodWhileDrinkingType: 2 })).toEqual([]));
});

describe('the open facts of a measurement', () => {
  it('are its times and the country, never the body', () => {
    const model = { ...measured({ givenEnds: 'none' }), isBodySet: false };
    const country = { isCountryOpen: true, isClassOpen: false };
    expect(openFacts(model, settled)).toEqual(['times']);
    expect(openFacts(model, country)).toEqual(['times', 'country']);
    expect(openFacts({ ...measuredGiven(), isBodySet: false }, settled)).toEqual([]);
  });

  it('are not the times of the drinks in the other form', () => {
    expect(of({ givenEnds: 'none' }, measuredGiven())).toEqual([]);
  });
});
