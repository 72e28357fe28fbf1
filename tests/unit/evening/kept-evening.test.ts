import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servingById } from '@/lib/drinks/servings';
import {
  dayOfKept,
  eveningsText,
  readEvenings,
  sortedEvenings,
  type KeptEvening,
} from '@/lib/evening/kept-evening';
import { gbCatalog, usCatalog } from '../../fixtures/saved-models/catalogs';
import { hostileNodes, hostileText, triedPlaces } from '../../fixtures/saved-models/hostile';
import { added, drunk, glass } from './entries';
import { kept, keptDaily, keptMeasurement } from './kept-entries';
import { flat } from '../../flat';
import { lawOf } from '../law';

const days = (evenings: readonly KeptEvening[]) => evenings.map(dayOfKept);
const read = (text: string) => readEvenings(text, usCatalog);

/** A file of three evenings with the second entry changed. */
function withSecond(
  change: (entry: Record<string, unknown>, model: Record<string, unknown>) => void,
) {
  const file = JSON.parse(eveningsText(keptDaily(3, '2026-11-20'))) as {
    evenings: (Record<string, unknown> & { model: Record<string, unknown> })[];
  };
  const entry = file.evenings[1];
  if (entry) change(entry, entry.model);
  return JSON.stringify(file);
}

const broken: [string, string][] = [
  ['an age in words', withSecond((_, model) => (model.age = 'thirty'))],
  ['a time that is none', withSecond((_, model) => (model.timeStartInH24 = '24:00'))],
  ['a day that is none', withSecond((_, model) => (model.startDay = '2026-02-30'))],
  ['no day', withSecond((_, model) => (model.startDay = ''))],
  ['nothing drunk', withSecond((_, model) => (model.alcoholSettings = drunk({})))],
  ['no value measured', withSecond((_, model) => (model.entryMode = 'measurement'))],
  ['no model', withSecond((entry) => delete entry.model)],
  ['no peak', withSecond((entry) => delete entry.peakPermille)],
  ['a peak below zero', withSecond((entry) => (entry.peakPermille = -0.1))],
  ['a peak in words', withSecond((entry) => (entry.peakPermille = '0.6'))],
  [
    'a peak without end',
    withSecond((entry) => (entry.peakPermille = 12345)).replace('12345', '1e999'),
  ],
  [
    'too many sittings',
    withSecond(
      (_, model) => (model.addedSittings = Array(31).fill(added('23:30', '23:40', 0, drunk({})))),
    ),
  ],
];

/** The serving from the catalog. */
const usChoice = glass('beer-usual', 'Can', 355, 5);

describe('the text of evenings', () => {
  it('is read as what was written', () => {
    const stout = {
      ...added('20:30', '23:00', 0, drunk({ beer: { percent: 9, amount: 1 } })),
      anotherType: 'beer' as const,
    };
    const counted = drunk({ beer: { amount: 2, countedAs: { ...usChoice, percent: 6 } } });
    const evenings = [
      kept('2026-11-20'),
      kept('2026-11-19', 2, { addedSittings: [stout], isLogged: true, alcoholSettings: counted }),
      kept('2026-11-18', 1, {
        unitSystem: 'imperial',
        gender: 1,
        weightInKg: 81.5,
        ownLimitPermille: 0.3,
      }),
      keptMeasurement('2026-11-17'),
    ];
    expect(read(eveningsText(evenings))).toEqual({ evenings, others: [], firstBroken: 0 });
    expect(read(eveningsText([]))).toEqual({ evenings: [], others: [], firstBroken: 0 });
  });

  it.each([
    '',
    'not even JSON',
    'null',
    '7',
    '[]',
    '{}',
    '{"evenings":[]}',
    '{"kind":"recipes","evenings":[]}',
    '{"kind":"virtual-breathalyser-evenings","evenings":{}}',
  ])('is none where it is %j', (text) => expect(read(text)).toBeNull());

  it.each(broken)('names the entry with %s, and reads the rest', (_, text) => {
    const { evenings, firstBroken } = read(text)!;
    expect(firstBroken).toBe(2);
    expect(days(evenings)).toEqual(['2026-11-20', '2026-11-18']);
  });

  it('reads an entry of another country: what was drunk keeps its glass', () => {
    const american = kept('2026-11-20');
    const [read] = readEvenings(eveningsText([american]), gbCatalog)?.evenings ?? [];
    const { beer } = flat(american.model).alcoholSettings;
    expect(read && flat(read.model).alcoholSettings.beer).toEqual(beer);
    expect(beer.servingItemId).toBe('beer-usual');
    expect(servingById(gbCatalog, 'beer', 'beer-usual')).toBeUndefined();
  });
});

describe('the order of evenings', () => {
  it('goes by day and time of the start, of a measurement by its own', () => {
    const late = kept('2026-11-20', 1, { timeStartInH24: '22:00' });
    const evenings = [
      keptMeasurement('2026-11-20', '21:00'),
      kept('2026-11-21'),
      kept('2026-11-20'),
      late,
    ];
    expect(sortedEvenings(evenings)).toEqual([
      kept('2026-11-21'),
      late,
      keptMeasurement('2026-11-20', '21:00'),
      kept('2026-11-20'),
    ]);
  });

  it('of the same start stays as it is, however often they are sorted', () => {
    const [one, two, three] = [1, 2, 3].map((amount) => kept('2026-11-20', amount));
    const evenings = [one!, two!, three!];
    expect(sortedEvenings(evenings)).toEqual(evenings);
    expect(sortedEvenings(sortedEvenings(evenings))).toEqual(evenings);
  });

  it('keeps the newest two hundred', () => {
    const evenings = keptDaily(201, '2026-11-20').reverse();
    const sorted = sortedEvenings(evenings);
    expect(sorted).toHaveLength(200);
    expect([sorted[0], sorted.at(-1)].map((evening) => evening && dayOfKept(evening))).toEqual([
      '2026-11-20',
      // 199 days before.
      '2026-05-05',
    ]);
  });

  it('holds each once: the same entries, whatever units and country they were read in', () => {
    const same = kept('2026-11-20', 3, {
      unitSystem: 'imperial',
      weightInStone: true,
      selectedCountryId: 'PL',
      chosenInCountry: 'DE',
      driverClass: 'novice',
      isClassChosen: true,
      ownLimitPermille: 0.3,
    });
    expect(sortedEvenings([kept('2026-11-20'), same, kept('2026-11-20')])).toHaveLength(1);
  });

  it('keeps two evenings that differ in anything else', () => {
    const others = [
      kept('2026-11-20', 2),
      kept('2026-11-20', 3, { age: 40 }),
      kept('2026-11-20', 3, { foodWhileDrinkingType: 0 }),
      kept('2026-11-20', 3, { timeFinishInH24: '23:10' }),
    ];
    expect(sortedEvenings([kept('2026-11-20'), ...others])).toHaveLength(5);
  });
});

describe('any text of evenings', () => {
  const file = JSON.parse(
    eveningsText([kept('2026-11-20'), keptMeasurement('2026-11-19')]),
  ) as object;

  it.each(Object.entries(hostileNodes))(
    'with %s at any of its places is read or refused, and can be stored again',
    (_, node) => {
      for (const place of triedPlaces(file)) {
        const text = hostileText(file, place, node);
        const outcome = read(text);
        if (!outcome) continue;
        const again = read(eveningsText(outcome.evenings, outcome.others));
        // JSON.stringify writes Infinity as null, which can be read again.
        expect(days(again!.evenings)).toEqual(expect.arrayContaining(days(outcome.evenings)));
      }
    },
  );

  const entry = fc.oneof(
    fc.jsonValue(),
    fc.record({ model: fc.jsonValue(), peakPermille: fc.double() }),
  );
  const text = fc.oneof(
    fc.json(),
    fc.string(),
    fc.array(entry).map((evenings) => JSON.stringify({ ...file, evenings })),
  );
  lawOf(2000)('of random JSON is read or refused, and can be stored again', [text], (stored) => {
    const outcome = read(stored);
    if (!outcome) return;
    const { evenings, others } = outcome;
    expect(read(eveningsText(evenings, others))).toMatchObject({
      evenings,
      others: JSON.parse(JSON.stringify(others)) as unknown[],
    });
  });
});
