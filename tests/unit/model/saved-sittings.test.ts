import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromSavedSittings, toSavedSittings } from '@/lib/model/saved-sittings';
import { anyEntries, runs } from '../evening/any-entries';

it('opens the sittings that were saved, with all kinds of drinks', () => {
  fc.assert(
    fc.property(anyEntries, (model) => {
      const saved = toSavedSittings(model);
      expect(fromSavedSittings(saved)).toEqual(model);
      expect(toSavedSittings(fromSavedSittings(saved))).toEqual(saved);
    }),
    runs,
  );
});
