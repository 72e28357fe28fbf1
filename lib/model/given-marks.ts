import { defaultTimes } from './defaults';
import { ends, flag, type Reader } from './field-readers';
import type { CalculatorModel, GivenEnds } from './model';
import type { SavedSittings } from './saved-sittings';

/** What the visitor gave of the form's own values, and how drinks are entered. */
export type FactMarks = Pick<
  CalculatorModel & SavedSittings,
  'isBodySet' | 'isHeightSet' | 'isAgeSet' | 'isClassChosen' | 'givenEnds' | 'isEarlier'
>;

const bodyFields = ['gender', 'age', 'heightInCm', 'weightInKg'] as const;
type Body = Pick<CalculatorModel, (typeof bodyFields)[number]>;
type Entered = Body &
  Pick<CalculatorModel, 'driverClass' | 'isLogged'> &
  Pick<SavedSittings, 'timeStartInH24' | 'timeFinishInH24' | 'alcoholSettings'>;

/** The mark of an added sitting. One saved before there were marks was entered by hand. */
export const addedSittingEnds: Reader<GivenEnds> = (raw) =>
  raw === undefined ? 'both' : ends(raw);

/**
 * The marks of a saved model. Entries of before there was a mark count as given where they differ
 * from the defaults; a body that was set was set as a whole. An unreadable mark is not given, nor is
 * the default of an unreadable value. @param lost names of lost fields, added to
 */
export function mergeMarks(
  raw: Record<string, unknown>,
  kept: Entered,
  defaults: Body,
  lost: string[],
): FactMarks {
  const isKept = (...fields: (keyof Entered)[]) => !fields.some((field) => lost.includes(field));
  const read = <Mark>(name: keyof FactMarks, reader: Reader<Mark>, older: Mark, none: Mark) => {
    if (raw[name] === undefined) return older;
    const mark = reader(raw[name]);
    if (mark === undefined) lost.push(name);
    return mark ?? none;
  };
  const isMarked = (name: keyof FactMarks, older: boolean) => read(name, flag, older, false);

  const isBody = isMarked(
    'isBodySet',
    bodyFields.some((field) => kept[field] !== defaults[field]),
  );
  const areTimes =
    kept.timeStartInH24 !== defaultTimes.timeStartInH24 ||
    kept.timeFinishInH24 !== defaultTimes.timeFinishInH24;
  const hasAmount = Object.values(kept.alcoholSettings).some(({ amount }) => amount > 0);
  const given = read('givenEnds', ends, areTimes ? 'both' : 'none', 'none');
  return {
    isBodySet: isBody && isKept('weightInKg'),
    isHeightSet: isMarked('isHeightSet', isBody) && isKept('heightInCm'),
    isAgeSet: isMarked('isAgeSet', isBody) && isKept('age'),
    isClassChosen:
      isMarked('isClassChosen', kept.driverClass !== 'general') && isKept('driverClass'),
    // Entries of before were counted by hand unless they were logged.
    isEarlier: isMarked('isEarlier', hasAmount && !kept.isLogged),
    givenEnds: isKept('timeStartInH24', 'timeFinishInH24') ? given : 'none',
  };
}
