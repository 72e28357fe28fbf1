import { describe, expect, it } from 'vitest';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { fromShared, toShared } from '@/lib/evening/shared-model';
import { heightScale, pounds as lb, shownOf } from '@/lib/model/body-picker';
import { CM_PER_IN, KG_PER_LB } from '@/lib/model/units';
import { gbCatalog, usCatalog } from '../../fixtures/saved-models/catalogs';
import { added, glass, hours, openedDrinks, openedLink, overLink, r01 } from './entries';
import { withFlat, flat } from '../../flat';

const start = defaultModel(usCatalog, 'imperial');
const sender: CalculatorModel = withFlat(start, {
  selectedCountryId: 'US',
  chosenInCountry: '',
  isClassChosen: true,
  alcoholSettings: {
    ...flat(start).alcoholSettings,
    beer: { ...glass('beer-large', 'Pint', 473, 6.5), amount: 2 },
  },
});
/** A sitting after midnight, on the date of the first entered sitting. */
const night = { ...hours('01:00', '02:00') };

describe('toShared', () => {
  it('carries the numbers, the body in whole centimetres and tenths of a kilogram', () => {
    expect(toShared(sender)).toEqual({
      unitSystem: 'imperial',
      gender: 0,
      ageYears: 39,
      weightKg: 84.8,
      heightCm: 175,
      timeStart: '21:00',
      timeFinish: '23:00',
      foodWhileDrinking: 2,
      drinks: {
        beer: { percent: 6.5, capacityMl: 473, amount: 2 },
        wine: { percent: 12, capacityMl: 148, amount: 0 },
        vodka: { percent: 40, capacityMl: 44, amount: 0 },
        other: { percent: 15, capacityMl: 118, amount: 0 },
      },
      facts: { place: '', driverClass: 'general', open: ['body', 'age'], givenEnds: ['none'] },
    });
  });

  it('shows every inch and pound at the other end as the sender saw it', () => {
    for (let inches = 36; inches <= 95; inches++) {
      const { heightCm } = toShared({ ...sender, heightInCm: inches * CM_PER_IN });
      expect(shownOf(heightCm, heightScale('imperial'))).toBe(inches);
    }
    for (let pounds = 90; pounds <= 330; pounds++) {
      const { weightKg } = toShared({ ...sender, weightInKg: pounds * KG_PER_LB });
      expect(shownOf(weightKg, lb)).toBe(pounds);
    }
  });
});

it('an imperial body gives the receiver of a link the times of the sender, at every inch and pound', () => {
  const forecastOf = (model: CalculatorModel) => openedDrinks(model).forecast;
  for (let lb = 90; lb <= 330; lb++) {
    // Each is rounded by itself: 36 to 95 in, four times over.
    const body = { heightInCm: (36 + (lb % 60)) * CM_PER_IN, weightInKg: lb * KG_PER_LB };
    const sent = { ...sender, ...body, startDay: '2026-11-21' };
    expect(forecastOf(overLink(sent))).toEqual(forecastOf(sent));
  }
});

it('the sittings of a link lie at the other end where they lay', () => {
  const addedSittings = [added('22:30', '23:30', -1), added('02:30', '03:00', 0)];
  const sent = withFlat(r01, { ...night, startDay: '2026-11-21', addedSittings });
  const received = openedLink(toShared(sent));
  expect(flat(received)).toMatchObject({
    startDay: '2026-11-20',
    isDayChosen: true,
    isLogged: false,
    timeStartInH24: '22:30',
    addedSittings: [
      { timeStartInH24: '01:00', dayShift: 1 },
      { timeStartInH24: '02:30', dayShift: 1 },
    ],
  });
  expect(toShared(received)).toEqual(toShared(sent));
});

describe('fromShared', () => {
  it("has the receiver's limit and measurement of weight", () => {
    expect(openedLink(toShared(sender))).toMatchObject({
      unitSystem: 'imperial',
      weightInStone: true,
      readyByInH24: '07:30',
      selectedCountryId: 'GB',
      chosenInCountry: '',
      isClassChosen: true,
      driverClass: 'novice',
      ownLimitPermille: 0.1,
    });
  });

  it("names a serving by the receiver's row of the same capacity", () => {
    const { wine } = flat(openedLink(toShared(sender))).alcoholSettings;
    expect(wine).toEqual({ ...glass('wine-usual', 'Glass', 148, 12), amount: 0 });
  });

  it('keeps the capacity and leaves the name empty when the receiver has no such glass', () => {
    const { beer } = flat(openedLink(toShared(sender))).alcoholSettings;
    expect(beer).toEqual({ ...glass('', '', 473, 6.5), amount: 2 });
  });

  it('is metric on a site without a unit switch', () => {
    const { unitSystem } = fromShared(toShared(sender), sender, gbCatalog);
    expect(unitSystem).toBe('metric');
  });
});

describe('the facts of a link', () => {
  const limit = { place: 'GB-SCT', driverClass: 'novice', open: ['country'] } as const;
  const later = added('01:00', '02:00', 1);

  it('are whose limit counted, and what the sender did not give', () => {
    expect(toShared(sender, limit).facts).toEqual({
      place: 'GB-SCT',
      driverClass: 'novice',
      open: ['body', 'age', 'country'],
      givenEnds: ['none'],
    });
    const given = withFlat(sender, { isBodySet: true, isAgeSet: true, givenEnds: 'both' });
    expect(toShared(given, limit).facts).toMatchObject({ open: ['country'], givenEnds: ['both'] });
  });

  it.each([
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ])('arrive as they were sent: body %s, age %s', (isBodySet, isAgeSet) => {
    expect(overLink({ ...sender, isBodySet, isAgeSet }, limit)).toMatchObject({
      isBodySet,
      isAgeSet,
    });
  });

  it('are the ends of each sitting', () => {
    const addedSittings = [{ ...later, givenEnds: 'start' as const }];
    const received = overLink(withFlat(r01, { givenEnds: 'finish', addedSittings }), limit);
    expect(flat(received).givenEnds).toBe('finish');
    expect(flat(received).addedSittings.map(({ givenEnds }) => givenEnds)).toEqual(['start']);
  });

  it('count as given in a link from before there were facts', () => {
    const { facts, ...old } = toShared(withFlat(r01, { addedSittings: [later] }), limit);
    expect(facts?.open).toEqual(['body', 'age', 'country']);
    const received = openedLink(old);
    expect(flat(received)).toMatchObject({ isBodySet: true, isAgeSet: true, givenEnds: 'both' });
    expect(flat(received).addedSittings.map(({ givenEnds }) => givenEnds)).toEqual(['both']);
  });
});
