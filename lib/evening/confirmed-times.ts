import type { EnteredSitting, Sittings } from '@/lib/model/model';
import { mapAll } from '@/lib/model/non-empty';
import { lastSitting } from './next-drink';
import { withSitting } from './planned-sittings';

/** The sittings with all their times given, because the visitor said that they are right. */
export function withTimesConfirmed<Model extends Sittings>(model: Model): Model {
  const confirmed = (one: EnteredSitting): EnteredSitting => ({ ...one, givenEnds: 'both' });
  return { ...model, sittings: mapAll(model.sittings, confirmed) };
}

/** The sittings with the times of the last one open. */
export function withTimesOpen<Model extends Sittings>(model: Model): Model {
  return withSitting(model, lastSitting(model).index, { givenEnds: 'none' });
}
