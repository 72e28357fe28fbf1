import { expect } from 'vitest';
import { fromSavedSittings, toSavedSittings } from '@/lib/model/saved-sittings';
import { anyEntries, law } from '../evening/any-entries';

law('opens the sittings that were saved, with all kinds of drinks', [anyEntries], (model) => {
  const saved = toSavedSittings(model);
  expect(fromSavedSittings(saved)).toEqual(model);
  expect(toSavedSittings(fromSavedSittings(saved))).toEqual(saved);
});
