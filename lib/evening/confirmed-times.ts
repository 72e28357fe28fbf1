import type { GivenEnds, Sittings } from '@/lib/model/model';

/** The sittings with all their times given, because the visitor said that they are right. */
export function withTimesConfirmed<Model extends Sittings>(model: Model): Model {
  const givenEnds: GivenEnds = 'both';
  const addedSittings = model.addedSittings.map((sitting) => ({ ...sitting, givenEnds }));
  return { ...model, givenEnds, addedSittings };
}
