import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultModel } from '@/lib/model/defaults';
import { readSaved } from '@/lib/model/read-saved';
import { checkSaved, mergeSaved, savedForm } from '@/lib/model/saved';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import { flat, type Flat } from '../../flat';
import { named } from '../../saved-names';

const defaults = defaultModel(usCatalog, 'metric');
const assumed: Flat = flat(defaults);
const merged = (raw: unknown) => flat(mergeSaved(raw, usCatalog, defaults));
const lostOf = (raw: unknown) => checkSaved(raw, usCatalog, defaults).lost;
const given = readFileSync('tests/fixtures/saved-models/version-3-given.json', 'utf8');

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockReturnValue(undefined));

describe('the marks of what was given', () => {
  it('are kept as they were saved, of each sitting too', () => {
    const model = mergeSaved(readSaved(given), usCatalog, defaults);
    expect(flat(model)).toEqual(named(JSON.parse(given).state));
    expect(JSON.parse(JSON.stringify(savedForm(model)))).toEqual(JSON.parse(given).state);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['21:00', '23:00', 'none'],
    ['20:00', '23:00', 'both'],
    ['21:00', '22:30', 'both'],
    ['20:10', '20:20', 'both'],
  ])('of times %s to %s, saved before them, are %s', (timeStartInH24, timeFinishInH24, ends) => {
    expect(merged({ timeStartInH24, timeFinishInH24 }).givenEnds).toBe(ends);
  });

  it.each([
    ['general', false],
    ['novice', true],
  ])('of the class %s, saved before them, are %s', (driverClass, isClassChosen) => {
    expect(merged({ driverClass })).toMatchObject({ driverClass, isClassChosen });
  });

  it('of a body that was set, saved before them, are those of all of it', () => {
    const body = { isBodySet: true, isHeightSet: true, isAgeSet: true };
    expect(merged({ isBodySet: true })).toMatchObject(body);
    for (const own of [{ gender: 1 }, { age: 40 }, { heightInCm: 175.26 }, { weightInKg: 60 }]) {
      expect(merged(own)).toMatchObject(body);
    }
    // The version before these marks knew of the height.
    expect(merged({ isBodySet: true, isHeightSet: false })).toMatchObject({
      ...body,
      isHeightSet: false,
    });
    const open = { isBodySet: false, isHeightSet: false, isAgeSet: false };
    expect(merged({ isBodySet: false, age: 50 })).toMatchObject(open);
    const { gender, age, heightInCm, weightInKg } = assumed;
    const untouched = { gender, age, heightInCm, weightInKg, selectedCountryId: 'PL' };
    expect(merged(untouched)).toMatchObject(open);
  });
});

/** Entries that count as given where they have no marks. */
const entered = {
  weightInKg: 60,
  age: 50,
  driverClass: 'novice',
  timeStartInH24: '20:00',
  isBodySet: true,
};

describe('a mark that cannot be read', () => {
  it.each(['isBodySet', 'isHeightSet', 'isAgeSet', 'isClassChosen'])(
    '%s is not given, and is named',
    (mark) => {
      for (const wrong of ['true', 1, null, {}, [true]]) {
        expect(merged({ ...entered, [mark]: wrong })).toMatchObject({ [mark]: false });
        expect(lostOf({ ...entered, [mark]: wrong })).toEqual([mark]);
      }
    },
  );

  it('of times is not given, and is named', () => {
    for (const givenEnds of [true, 'BOTH', '', null, 3, ['both']]) {
      expect(merged({ ...entered, givenEnds }).givenEnds).toBe('none');
      expect(lostOf({ ...entered, givenEnds })).toEqual(['givenEnds']);
    }
  });

  it('of an added sitting is not given, and is named by its place', () => {
    const lunch = { timeStartInH24: '12:00', timeFinishInH24: '13:00', dayShift: 0 };
    const addedSittings = [lunch, { ...lunch, givenEnds: 'finish' }, { ...lunch, givenEnds: 1 }];
    expect(merged({ addedSittings }).addedSittings).toMatchObject([
      { givenEnds: 'both' },
      { givenEnds: 'finish' },
      { givenEnds: 'none' },
    ]);
    expect(lostOf({ addedSittings })).toEqual(['addedSittings 3.givenEnds']);
  });
});

describe('a value that cannot be read', () => {
  const marks = { isHeightSet: true, isAgeSet: true, isClassChosen: true, givenEnds: 'both' };

  it.each([
    ['weightInKg', 'isBodySet', false],
    ['heightInCm', 'isHeightSet', false],
    ['age', 'isAgeSet', false],
    ['driverClass', 'isClassChosen', false],
    ['timeStartInH24', 'givenEnds', 'none'],
    ['timeFinishInH24', 'givenEnds', 'none'],
  ])('of %s is not given, whatever its mark says', (field, mark, expected) => {
    const all = { ...entered, ...marks };
    expect(merged({ ...all, [field]: '?' })).toEqual({
      ...merged(all),
      [field]: assumed[field as keyof Flat],
      [mark]: expected,
    });
  });

  it.each([
    [{}, 'both'],
    [{ givenEnds: 'finish' }, 'finish'],
    [{ givenEnds: 7 }, 'none'],
    [{ givenEnds: 'both', timeMeasuredInH24: '25:00' }, 'none'],
    [{ givenEnds: 'both', timeLastDrinkInH24: null }, 'none'],
  ])('of a measurement at 20:10 with %j are %s', (fields, ends) => {
    const reading = { timeMeasuredInH24: '20:10', timeLastDrinkInH24: '20:00', ...fields };
    expect(merged({ reading }).measurement.givenEnds).toBe(ends);
  });
});
