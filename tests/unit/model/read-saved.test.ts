import { expect, it } from 'vitest';
import { readSaved } from '@/lib/model/read-saved';

it.each([
  // Version 0 has no envelope, unless a later version wrote it; its country has an older name.
  ['{"age":55,"countryLimitTableKeySelected":"DE"}', { age: 55, selectedCountryId: 'DE' }],
  ['{"state":{"countryLimitTableKeySelected":"DE"},"version":0}', { selectedCountryId: 'DE' }],
  [
    '{"selectedCountryId":"CZ","countryLimitTableKeySelected":"DE"}',
    { selectedCountryId: 'CZ', addedSittings: [], entryMode: 'drinks', readyByInH24: '' },
  ],
  ['{"state":{},"version":1}', { addedSittings: [], entryMode: 'drinks', readyByInH24: '' }],
])('of %s the older version is brought to the present one', (text, expected) => {
  expect(readSaved(text)).toMatchObject(expected);
});

// The days of version 2 are found out when it is opened.
it.each([2, 3, 99])('version %i is handed on as it is', (version) => {
  expect(readSaved(`{"state":{"age":55},"version":${version}}`)).toEqual({ age: 55 });
});
