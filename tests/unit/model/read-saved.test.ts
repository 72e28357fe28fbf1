import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSaved, savedVersion } from '@/lib/model/read-saved';

const fixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/saved-models/${name}`, import.meta.url), 'utf8');

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset());
afterEach(() => void warn.mockReset());

describe('readSaved', () => {
  it('takes the model of the present version out of its envelope', () => {
    expect(savedVersion).toBe(3);
    expect(readSaved('{"state":{"age":55},"version":3}')).toEqual({ age: 55 });
  });

  it('takes version 2 as it is: its days are found out when it is opened', () => {
    const { state } = JSON.parse(fixture('version-2.json')) as { state: object };
    expect(readSaved(fixture('version-2.json'))).toEqual(state);
    expect(state).not.toHaveProperty('startDay');
  });

  it.each([
    ['version-0.json', '20:00'],
    ['version-1.json', '18:30'],
    ['version-1-own-limit.json', '18:30'],
  ])('makes one evening entered as drinks of %s', (name, timeStartInH24) => {
    expect(readSaved(fixture(name))).toMatchObject({
      timeStartInH24,
      addedSittings: [],
      entryMode: 'drinks',
      readyByInH24: '',
    });
  });

  it('reads version 0, the model without an envelope, and its name for the country', () => {
    expect(readSaved(fixture('version-0.json'))).toMatchObject({
      age: 55,
      weightInKg: 60.5,
      selectedCountryId: 'PL',
    });
  });

  it('reads version 0 in an envelope', () => {
    const text = '{"state":{"age":55,"countryLimitTableKeySelected":"DE"},"version":0}';
    expect(readSaved(text)).toMatchObject({ age: 55, selectedCountryId: 'DE' });
  });

  it('keeps the newer name of the country where version 0 has both', () => {
    const text = '{"selectedCountryId":"CZ","countryLimitTableKeySelected":"DE"}';
    expect(readSaved(text)).toMatchObject({ selectedCountryId: 'CZ' });
  });

  it('hands a future version on as it is', () => {
    expect(readSaved(fixture('future-version.json'))).toMatchObject({ age: 61, weightInKg: 71 });
  });

  it.each([
    ['null.json', null],
    ['text.json', 'NaN'],
    ['list.json', []],
    ['number.json', 42],
  ])('hands on what %s holds for the merge to refuse', (name, expected) => {
    expect(readSaved(fixture(name))).toEqual(expected);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['truncated.txt', 'empty.txt'])('warns of %s and reads nothing', (name) => {
    warn.mockReturnValue(undefined);
    expect(readSaved(fixture(name))).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
