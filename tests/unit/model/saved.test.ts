import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultModel } from '@/lib/model/defaults';
import { readSaved } from '@/lib/model/read-saved';
import { mergeSaved } from '@/lib/model/saved';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import { flat } from '../../flat';
import { named } from '../../saved-names';
import { glass } from '../evening/entries';

const usDefaults = defaultModel(usCatalog, 'metric');
const defaults = flat(usDefaults);
const { beer, wine, vodka, other } = defaults.alcoholSettings;

/** Entries of before the third round have no zone. */
const withoutZones = { zone: '', madeIn: '' };
const bodySet = { isBodySet: true, isHeightSet: true, isAgeSet: true };
/** A body that was set, a class and times other than the usual ones, saved before marks of them. */
const sinceZones = {
  ...withoutZones,
  ...bodySet,
  isClassChosen: true,
  chosenInCountry: '',
  givenEnds: 'both',
};
/** Added sittings were entered by hand. */
const withEnds = (sittings: readonly object[]) =>
  sittings.map((one) => ({ ...one, givenEnds: 'both' }));
const sinceVersion3 = {
  startDay: '',
  isDayChosen: false,
  isLogged: false,
  isEarlier: true,
  ...sinceZones,
};

/** The English (US) list counts measurements in % BAC. */
const sinceVersion2 = {
  ...sinceVersion3,
  addedSittings: [],
  entryMode: 'drinks',
  measurement: {
    value: null,
    unit: 'percent',
    measuredDay: '',
    isDayChosen: false,
    timeMeasuredInH24: '23:30',
    timeLastDrinkInH24: '22:30',
    givenEnds: 'none',
  },
  readyByInH24: '',
};

const fixture = (name: string) => readFileSync(`tests/fixtures/saved-models/${name}`, 'utf8');
const merged = (raw: unknown) => flat(mergeSaved(raw, usCatalog, usDefaults));
const mergedText = (text: string) => merged(readSaved(text));

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockReturnValue(undefined));

describe('mergeSaved', () => {
  it('is the defaults, without a warning, when nothing was saved', () => {
    expect(merged(undefined)).toEqual(defaults);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['version-3.json', 'version-3-body.json'])(
    'keeps everything of a valid model, fractions too: %s',
    (name) => {
      const { measurement, ...saved } = named(JSON.parse(fixture(name)).state);
      expect(mergedText(fixture(name))).toEqual({
        ...saved,
        ...sinceZones,
        isEarlier: false,
        addedSittings: withEnds(saved.addedSittings),
        measurement: { ...measurement, givenEnds: 'both' },
      });
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('fills what version 2 did not know with no day, neither of drinks nor of a value', () => {
    const { measurement, ...saved } = named(JSON.parse(fixture('version-2.json')).state);
    expect(mergedText(fixture('version-2.json'))).toEqual({
      ...saved,
      ...sinceVersion3,
      addedSittings: withEnds(saved.addedSittings),
      measurement: { ...measurement, givenEnds: 'both', measuredDay: '', isDayChosen: false },
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('fills what version 1 did not know with one sitting, drinks, and an empty measurement', () => {
    const saved = JSON.parse(fixture('version-1-own-limit.json')).state;
    expect(mergedText(fixture('version-1-own-limit.json'))).toEqual({
      ...saved,
      ...sinceVersion2,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('fills what version 1 did not know at first with the defaults', () => {
    const saved = JSON.parse(fixture('version-1.json')).state;
    const added = {
      driverClass: 'general',
      ownLimitPermille: null,
      ...sinceVersion2,
      isClassChosen: false,
    };
    expect(mergedText(fixture('version-1.json'))).toEqual({ ...saved, ...added });
    expect(warn).not.toHaveBeenCalled();
  });

  it('fills what version 0 did not know with the defaults', () => {
    expect(mergedText(fixture('version-0.json'))).toEqual({
      unitSystem: 'metric',
      gender: 1,
      age: 55,
      heightInCm: 165,
      weightInKg: 60.5,
      weightInStone: false,
      selectedCountryId: 'PL',
      driverClass: 'general',
      ownLimitPermille: null,
      timeStartInH24: '20:00',
      timeFinishInH24: '01:30',
      foodWhileDrinkingType: 3,
      alcoholSettings: {
        beer: {
          percent: 5.6,
          // Not the large beer of the catalog: what was drunk keeps its size.
          servingItemId: 'beer-large 500 ml',
          servingItemName: 'Big one',
          servingItemCapacityInMl: 500,
          amount: 2,
        },
        wine,
        vodka,
        other,
      },
      ...sinceVersion2,
      isClassChosen: false,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps of a future version what both know, and nothing else', () => {
    const model = mergedText(fixture('future-version.json'));
    // Its height cannot be read: the one of the form is not the visitor's.
    expect(model).toEqual({
      ...defaults,
      gender: 1,
      age: 61,
      weightInKg: 71,
      isBodySet: true,
      isAgeSet: true,
    });
    expect(warn.mock.calls).toEqual([[expect.stringContaining('heightInCm')]]);
  });

  it.each(['null.json', 'text.json', 'list.json', 'number.json', 'truncated.txt', 'empty.txt'])(
    'is the defaults, with one warning, for %s',
    (name) => {
      expect(mergedText(fixture(name))).toEqual(defaults);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  it('replaces every field of the wrong type and names them in one warning', () => {
    expect(mergedText(fixture('wrong-types.json'))).toEqual(defaults);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(mergedText(fixture('wrong-types-version-2.json'))).toEqual(defaults);
    expect(mergedText(fixture('wrong-types-version-3.json'))).toEqual(defaults);
    warn.mock.calls.splice(0, 2);
    const fields = Object.keys(defaults).map((name) => (name === 'measurement' ? 'reading' : name));
    for (const field of fields) expect(warn.mock.calls[0]?.[0]).toContain(field);
  });

  it('lets a value out of its bounds fall back alone', () => {
    expect(mergedText(fixture('out-of-range.json'))).toEqual({
      ...defaults,
      isEarlier: true,
      alcoholSettings: {
        beer: { ...glass('beer-large', 'Pint', 473, 5), amount: 3 },
        wine: { ...wine, percent: 12.5 },
        vodka,
        other: { ...other, percent: 20 },
      },
    });
    expect(warn.mock.calls[0]?.[0]).toContain('beer.percent');
    expect(warn.mock.calls[0]?.[0]).not.toContain('beer.amount');
  });

  it.each([
    ['age', NaN],
    ['age', Infinity],
    ['age', 40.5],
    ['heightInCm', NaN],
    ['heightInCm', -Infinity],
    ['weightInKg', Infinity],
    ['weightInKg', 150.01],
    ['foodWhileDrinkingType', NaN],
    ['timeStartInH24', ''],
    ['selectedCountryId', 'pl'],
    ['selectedCountryId', 'GB-'],
    ['selectedCountryId', 'GB-sct'],
    ['selectedCountryId', 'GB-SCOT'],
    ['selectedCountryId', 'GB-SCT-EDH'],
    ['ownLimitPermille', 2.01],
    ['ownLimitPermille', -0.1],
    ['driverClass', 'Novice'],
    ['startDay', '2026-02-30'],
    ['startDay', '2026-2-3'],
    ['startDay', '21.11.2026'],
    ['startDay', null],
    ['isDayChosen', 'false'],
    ['isLogged', 0],
  ])('refuses %s %s and keeps the rest', (field, value) => {
    expect(merged({ gender: 1, [field]: value })).toEqual({
      ...defaults,
      gender: 1,
      isBodySet: field !== 'weightInKg',
      isHeightSet: field !== 'heightInCm',
      isAgeSet: field !== 'age',
    });
  });

  it.each([
    ['age', 18],
    ['age', 100],
    ['heightInCm', 90],
    ['heightInCm', 245],
    ['weightInKg', 40],
    ['weightInKg', 150],
    ['timeFinishInH24', '00:00'],
    ['selectedCountryId', ''],
    ['selectedCountryId', 'GB-SCT'],
    ['selectedCountryId', 'JP-13'],
    ['startDay', ''],
    ['startDay', '2024-02-29'],
    ['startDay', '9999-12-31'],
  ])('accepts %s %s, the very end of its bounds', (field, value) => {
    const isBody = ['age', 'heightInCm', 'weightInKg'].includes(field);
    expect(merged({ [field]: value })).toEqual({
      ...defaults,
      [field]: value,
      ...(isBody && bodySet),
      ...(field === 'timeFinishInH24' && { givenEnds: 'both' }),
    });
    expect(warn).not.toHaveBeenCalled();
  });

  describe('added sittings', () => {
    const lunch = {
      timeStartInH24: '12:00',
      timeFinishInH24: '13:00',
      dayShift: 0,
      alcoholSettings: { wine: { servingItemId: 'wine-usual', percent: 13, amount: 2 } },
    };
    const added = (saved: unknown) => merged({ age: 50, addedSittings: saved }).addedSittings;

    it('take name and capacity of their glasses from the catalog, and the rest from defaults', () => {
      expect(added([lunch])).toEqual([
        {
          ...lunch,
          givenEnds: 'both',
          alcoholSettings: { beer, wine: { ...wine, percent: 13, amount: 2 }, vodka, other },
        },
      ]);
      expect(warn).not.toHaveBeenCalled();
    });

    it.each([
      ['timeStartInH24', '24:00'],
      ['timeFinishInH24', undefined],
      ['dayShift', 8],
      ['dayShift', 0.5],
    ])('are dropped alone where %s is %s', (field, value) => {
      expect(added([{ ...lunch, [field]: value }, lunch, null, 7])).toHaveLength(1);
      expect(warn.mock.calls[0]?.[0]).toContain('addedSittings 1');
    });

    it('keep which of them holds another kind of a drink, of a kind there is', () => {
      expect(added([lunch, { ...lunch, anotherType: 'wine' }])).toMatchObject([
        { timeStartInH24: '12:00' },
        { timeStartInH24: '12:00', anotherType: 'wine' },
      ]);
      for (const anotherType of ['cider', null, 7]) {
        expect(added([lunch, { ...lunch, anotherType }])[1]).not.toHaveProperty('anotherType');
      }
    });

    it('are at most thirty, other kinds of drinks included', () => {
      expect(added(Array(31).fill(lunch))).toHaveLength(30);
      expect(warn.mock.calls[0]?.[0]).toContain('addedSittings after 30');
    });
  });

  it.each([
    ['no number', { value: '0.5', unit: 'permille' }, null],
    ['a unit nobody knows', { value: 0.5, unit: 'drams' }, null],
    ['more than a device shows', { value: 10, unit: 'permille' }, null],
    ['less than nothing', { value: -0.1, unit: 'permille' }, null],
    ['more decimals than its unit', { value: 0.5349, unit: 'permille' }, 0.53],
  ])('reads a measurement of %s', (_, measurement, value) => {
    expect(merged({ reading: measurement }).measurement.value).toBe(value);
  });

  it.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-13-01', '', 1],
    [20261121, '', 1],
    [null, '', 1],
  ])('reads the day of a measurement, %s, as %j', (raw, measuredDay, warnings) => {
    const reading = { value: 0.5, unit: 'permille', isDayChosen: true, measuredDay: raw };
    expect(merged({ reading }).measurement).toMatchObject({ ...reading, measuredDay });
    expect(warn).toHaveBeenCalledTimes(warnings);
  });

  it('keeps what was counted in the glass and at the strength of then', () => {
    const counted = { percent: 7.2, servingItemId: 'beer-large' };
    const beers = (countedAs: unknown) =>
      merged({ alcoholSettings: { beer: { servingItemId: 'beer-usual', amount: 1, countedAs } } })
        .alcoholSettings.beer;
    expect(beers(counted)).toEqual({
      ...beer,
      amount: 1,
      countedAs: { ...counted, servingItemName: 'Pint', servingItemCapacityInMl: 473 },
    });
    for (const unknown of [
      { ...counted, servingItemId: 'keg' },
      { ...counted, percent: 40 },
      'a',
    ]) {
      expect(beers(unknown)).toEqual({ ...beer, amount: 1 });
    }
  });

  it('reads percents in tenths', () => {
    const { alcoholSettings } = merged({
      alcoholSettings: { beer: { servingItemId: 'beer-usual', percent: 5.5999999 } },
    });
    expect(alcoholSettings.beer).toEqual({ ...beer, percent: 5.6 });
  });

  it('takes nothing from prototype keys and pollutes no prototype', () => {
    const model = mergedText(fixture('prototype-pollution.json'));
    expect(model).toEqual({
      ...defaults,
      gender: 1,
      ...bodySet,
      alcoholSettings: { beer, wine: { ...wine, percent: 13 }, vodka, other },
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('survives five megabytes of junk, keeping nothing of it', () => {
    const junk = 'x'.repeat(5_000_000);
    expect(mergedText(junk)).toEqual(defaults);
    const valid = JSON.stringify({ state: { age: 50, selectedCountryId: junk }, version: 1 });
    expect(mergedText(valid)).toEqual({ ...defaults, age: 50, ...bodySet });
    for (const [text] of warn.mock.calls) expect(String(text).length).toBeLessThan(300);
  });
});
