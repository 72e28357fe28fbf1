import type { EnteredSitting, GivenEnds } from '@/lib/model/model';

/** One end of a sitting, or both. */
export type Ends = Exclude<GivenEnds, 'none'>;

/** A sitting; a measurement has its last drink as the start and itself as the finish. */
type Given = Pick<EnteredSitting, 'givenEnds'>;

/** True if the visitor gave these ends of a sitting. */
export function isGiven({ givenEnds }: Given, ends: Ends = 'both'): boolean {
  return givenEnds === 'both' || givenEnds === ends;
}

/** The marks of a sitting of which one more end is given. */
export function withGiven({ givenEnds }: Given, ends: Ends): Ends {
  return givenEnds === 'none' || givenEnds === ends ? ends : 'both';
}

/** The marks of a part of a sitting that has only one of its ends. */
export function givenOf(sitting: Given, end: 'start' | 'finish'): GivenEnds {
  return isGiven(sitting, end) ? end : 'none';
}

/** The marks with the start of one sitting and the finish of another. */
export function withEndsOf(first: Given, second: Given): GivenEnds {
  const start = givenOf(first, 'start');
  const finish = givenOf(second, 'finish');
  return start === 'none' ? finish : finish === 'none' ? start : 'both';
}
