import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isDay } from '@/lib/calendar/local-day';
import { isEvening } from '@/lib/evening/evening';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { withDays } from '@/lib/evening/start-day';
import { defaultModel } from '@/lib/model/defaults';
import { readSaved } from '@/lib/model/read-saved';
import { mergeSaved } from '@/lib/model/saved';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import {
  hasPlace,
  hostileNodes,
  hostileText,
  places,
  triedPlaces,
  withChange,
} from '../../fixtures/saved-models/hostile';
import { utc } from '../calendar/zones';
import { limitOf } from '../evening/entries';
import { runsOf } from '../../extent';
import { flat } from '../../flat';
import { lawOf } from '../law';

const defaults = defaultModel(usCatalog, 'metric');
const fixture = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/saved-models/${name}`, 'utf8')) as object;
const shapes = [
  'version-0.json',
  'version-1.json',
  'version-1-own-limit.json',
  'version-2.json',
  'version-3.json',
];
/** The clocks go forward once, in the night of 29 March 2026. */
const zone = (instantMs: number) => (instantMs < utc('2026-03-29T01:00') ? 60 : 120);
const zonedNow = { zone, nowMs: utc('2026-06-11T06:00') };

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

/**
 * The rules of the specification, section 5, repeated independently of the code. One assertion for
 * all of them: thousands of models are checked.
 */
function expectSound(model: typeof defaults) {
  const broken: unknown[] = [];
  const holds = (isTrue: boolean, what: unknown) => void (isTrue || broken.push(what));
  const within = (value: number, min: number, max: number) =>
    holds(value >= min && value <= max, [value, min, max]);
  const isClock = (text: string) => holds(/^([01]\d|2[0-3]):[0-5]\d$/.test(text), text);
  holds(['metric', 'imperial'].includes(model.unitSystem), model.unitSystem);
  holds([0, 1].includes(model.gender), model.gender);
  within(model.age, 18, 100);
  within(model.heightInCm, 90, 245);
  within(model.weightInKg, 40, 150);
  const { addedSittings, ...first } = flat(model);
  within(addedSittings.length, 0, 5);
  for (const sitting of [first, ...addedSittings]) {
    isClock(sitting.timeStartInH24);
    isClock(sitting.timeFinishInH24);
    for (const drink of Object.values(sitting.alcoholSettings)) {
      within(drink.amount, 0, 10_000);
      within(drink.percent, 0, 99.9);
      within(drink.servingItemCapacityInMl, 1, 5000);
    }
  }
  holds(['drinks', 'measurement'].includes(model.entryMode), model.entryMode);
  if (model.measurement.value !== null) within(model.measurement.value, 0, 999);
  if (model.readyByInH24 !== '') isClock(model.readyByInH24);
  for (const day of [model.startDay, model.measurement.measuredDay]) {
    holds(day === '' || isDay(day), day);
  }
  for (const entryMode of ['drinks', 'measurement'] as const) {
    holds(opens(withDays({ ...model, entryMode }, zonedNow)), entryMode);
  }
  expect(broken).toEqual([]);
}

/** True if the evening of a loaded model has a start and an estimate, or a reason for having none. */
function opens(model: typeof defaults): boolean {
  const evening = calculateEvening(model, limitOf(0.2), zonedNow);
  if (!isEvening(evening)) return true;
  const { startMs, isDayKnown, forecast } = evening;
  const areFinite = [startMs, forecast.likely.peakPermille].every(Number.isFinite);
  return areFinite && isDayKnown && forecast.cautious.soberMin >= 0;
}

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.constantFrom(null, '', '24:00', -1, 1e308, [], {}, '__proto__', 'constructor'),
  fc.constantFrom('0000-01-01', '9999-12-31', '2026-03-29', '02:30', '23:59'),
  // Objects with keys that conversions to text or number call.
  fc.dictionary(fc.constantFrom('toString', 'valueOf', 'toJSON', '__proto__'), fc.jsonValue()),
);

const anyCharacter = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));

describe('any saved text', () => {
  const text = fc.oneof(
    fc.json({ maxDepth: 4 }),
    fc
      .record({ state: anything, version: fc.oneof(fc.integer({ min: -1, max: 5 }), anything) })
      .map((saved) => JSON.stringify(saved)),
    fc.string({ unit: anyCharacter, maxLength: 200 }),
  );
  lawOf(5000)(
    'becomes a model that can be calculated, from random JSON of any version',
    [text],
    (saved) => {
      expectSound(mergeSaved(readSaved(saved), usCatalog, defaults));
    },
  );

  it.each(shapes)('becomes one from %s with anything at any of its places', (name) => {
    const shape = fixture(name);
    const changes = fc.array(
      fc.tuple(fc.constantFrom(...places(shape).filter((place) => place.length > 0)), anything),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(changes, (made) => {
        let saved: unknown = shape;
        for (const [place, change] of made) {
          // An earlier change may have removed this path.
          if (hasPlace(saved, place)) saved = withChange(saved, place, change);
        }
        expectSound(mergeSaved(readSaved(JSON.stringify(saved)), usCatalog, defaults));
      }),
      runsOf(2000),
    );
  });

  it.each(shapes)('becomes one from %s with any hostile value at each of its places', (name) => {
    const shape = fixture(name);
    for (const place of triedPlaces(shape)) {
      for (const node of Object.values(hostileNodes)) {
        const text = hostileText(shape, place, node);
        expectSound(mergeSaved(readSaved(text), usCatalog, defaults));
      }
    }
  });
});
