import type { GivenEnds, Sittings } from '@/lib/model/model';
import { lastPeriod } from './next-drink';
import { withSitting } from './planned-sittings';

/** The sittings with all their times given, because the visitor said that they are right. */
export function withTimesConfirmed<Model extends Sittings>(model: Model): Model {
  const givenEnds: GivenEnds = 'both';
  const addedSittings = model.addedSittings.map((sitting) => ({ ...sitting, givenEnds }));
  return { ...model, givenEnds, addedSittings };
}

/** The sittings with the times of the last one open. */
export function withTimesOpen<Model extends Sittings>(model: Model): Model {
  return withSitting(model, lastPeriod(model).index, { givenEnds: 'none' });
}
