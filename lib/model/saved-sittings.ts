import { emptied } from './drinks';
import {
  drinkTypes,
  perDrinkType,
  type AlcoholSetting,
  type Drinks,
  type DrinkType,
  type EnteredSitting,
  type Sittings,
} from './model';
import { mapAll, type NonEmpty } from './non-empty';

/** One kind of each drink type. */
interface DrinkRow {
  alcoholSettings: Record<DrinkType, AlcoholSetting>;
  /** Set if this is another kind of a drink in the sitting before it, and has this drink only. */
  anotherType?: DrinkType;
}

type SavedFirst = Pick<EnteredSitting, 'timeStartInH24' | 'timeFinishInH24' | 'givenEnds'> &
  Pick<DrinkRow, 'alcoholSettings'>;

/** A further sitting, or another kind of a drink, which has the times of the sitting before it. */
export type SavedAddedSitting = Omit<EnteredSitting, 'drinks'> & DrinkRow;

/** The saved form of the sittings: the first one lies flat in the record, as in all versions. */
export interface SavedSittings extends SavedFirst {
  addedSittings: readonly SavedAddedSitting[];
}

/** The drinks of a sitting as rows: the first kinds, then each other kind by itself. */
function rowsOf(drinks: Drinks): NonEmpty<DrinkRow> {
  const first = perDrinkType((type) => drinks[type][0]);
  const none = perDrinkType((type) => emptied(first[type]));
  const others = drinkTypes.flatMap((type) =>
    drinks[type].slice(1).map((kind): DrinkRow => {
      return { alcoholSettings: { ...none, [type]: kind }, anotherType: type };
    }),
  );
  return [{ alcoholSettings: first }, ...others];
}

/** Entries with their sittings in the saved form. */
export function toSavedSittings<Entries extends Pick<Sittings, 'sittings'>>({
  sittings,
  ...others
}: Entries): Omit<Entries, 'sittings'> & SavedSittings {
  const [[{ dayShift, ...first }, ...kinds], ...later] = mapAll(sittings, ({ drinks, ...times }) =>
    mapAll(rowsOf(drinks), (row) => ({ ...times, ...row })),
  );
  void dayShift;
  return { ...others, ...first, addedSittings: [...kinds, ...later.flat()] };
}

/** Reverses `toSavedSittings`. Whatever was drunk counts, even in the row of another type. */
export function fromSavedSittings<Saved extends SavedSittings>({
  timeStartInH24,
  timeFinishInH24,
  givenEnds,
  alcoholSettings,
  addedSittings,
  ...others
}: Saved): Omit<Saved, keyof SavedSittings> & Pick<Sittings, 'sittings'> {
  const times = { timeStartInH24, timeFinishInH24, givenEnds, dayShift: 0 };
  let sittings: NonEmpty<EnteredSitting> = [{ ...times, drinks: firstKinds(alcoholSettings) }];
  for (const { anotherType, alcoholSettings: row, ...sitting } of addedSittings) {
    const last = sittings.length - 1;
    sittings =
      anotherType === undefined
        ? [...sittings, { ...sitting, drinks: firstKinds(row) }]
        : mapAll(sittings, (one, i) => (i === last ? withRow(one, anotherType, row) : one));
  }
  return { ...others, sittings };
}

function firstKinds(row: DrinkRow['alcoholSettings']): Drinks {
  return perDrinkType((type) => [row[type]]);
}

function withRow(
  { drinks, ...times }: EnteredSitting,
  anotherType: DrinkType,
  row: DrinkRow['alcoholSettings'],
): EnteredSitting {
  const isKind = (type: DrinkType) => type === anotherType || row[type].amount > 0;
  const all = (type: DrinkType): Drinks[DrinkType] =>
    isKind(type) ? [...drinks[type], row[type]] : drinks[type];
  return { ...times, drinks: perDrinkType(all) };
}
