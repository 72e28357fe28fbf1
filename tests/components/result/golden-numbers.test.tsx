import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CalculatorModel } from '@/lib/model/model';
import { isWhole } from '../../extent';
import type { ReferenceExpectation, SittingsExpectation } from '../../unit/bac/golden';
import { referenceCases } from '../../unit/bac/golden';
import {
  enter,
  minutesAt,
  modelOf,
  openResultAnew,
  permilleShown,
  renderResult,
  setClock,
  show,
} from './render-result';
import { sittingsCase } from './sittings-cases';

openResultAnew();

/** One of each kind; all of them are computed in tests/unit/bac. */
const periods = ['R01', 'R03', 'R08', 'R11', 'R13', 'R14', 'R20', 'R21', 'R25', 'R27', 'R28'];
const ofPeriods = referenceCases.filter(
  ({ id, expected }) => !expected.empty && (isWhole || periods.includes(id)),
);
const ofSittings = [
  ...['M02', 'M05', 'M06', 'M08', 'M10', 'M12', 'M14'],
  ...(isWhole ? ['M03', 'M04', 'M07', 'M09'] : []),
];

const rows = () => [...screen.getByTestId('samples').querySelectorAll<HTMLElement>('li')];

/** Shows an evening, and compares the page with its golden numbers. @returns mark of each minute */
function expectGolden(
  model: CalculatorModel,
  expected: ReferenceExpectation | SittingsExpectation,
  limit: number,
): Map<number, string | undefined> {
  setClock('2026-11-21T22:00');
  enter(model);
  renderResult();
  const { band, items, numberOfSamples } = expected;
  // Waiting times are rounded up.
  const roundedUp = (minutes: number) => Math.max(0, Math.ceil(minutes - 1e-6));
  expect(permilleShown()).toBeCloseTo(expected.peakPermille, 9);
  expect(minutesAt('sober-time')).toBe(expected.soberMin);
  expect(minutesAt('sober-time-late')).toBe(roundedUp(band.soberMinLate));
  expect(minutesAt('drive-time')).toBe(expected.driveMin);
  expect(minutesAt('drive-time-late')).toBe(roundedUp(band.driveMinLate));
  // The list goes on to the cautious zero; the card says that its number ends at the likely one.
  const count = screen.getByText('Half-hour values').nextElementSibling;
  expect(count).toHaveTextContent(new RegExp(`^${numberOfSamples}$`));
  const samples = rows().filter(({ dataset }) => dataset.beyond === undefined);
  expect(samples).toHaveLength(numberOfSamples);
  samples.forEach(({ dataset }, index) => {
    const { dtFromStartMin, state, permille } = items[index]!;
    expect([dataset.minutes, dataset.state]).toEqual([String(dtFromStartMin), String(state)]);
    expect(Number(dataset.permille)).toBeCloseTo(permille, 9);
  });
  const perhaps = limit > 0 ? 'may be over' : 'may be some left';
  const marks = rows().map(({ dataset, textContent }): [number, string | undefined] => {
    const words = /may be (?:over|some left)/.exec(textContent ?? '')?.[0];
    const isPerhaps = dataset.mark === 'perhaps';
    expect(words, `words at ${dataset.minutes}`).toBe(isPerhaps ? perhaps : undefined);
    return [Number(dataset.minutes), dataset.mark];
  });
  return new Map(marks);
}

// The curve is hatched where the marks say "perhaps": tests/unit/chart/plot.
describe('the golden numbers and the words of each half hour', () => {
  it.each(ofPeriods)('of $id: $why', ({ input, expected }) => {
    const limit = input.legalDrivingLimitPermille;
    expectGolden(modelOf(input, { ownLimitPermille: limit }), expected, limit);
  });

  it.each(ofSittings)('of several sittings, with the marks of the golden levels: %s', (id) => {
    const { input, expected, model } = sittingsCase(id);
    const limit = input.legalDrivingLimitPermille;
    const marks = expectGolden(model({ ownLimitPermille: limit }), expected, limit);
    // "Perhaps" means likely at or below the limit and cautious above it.
    for (const { dtFromStartMin: atMin, permille, high } of expected.items) {
      const hasAmount = expected.placedMin.some(([from, to]) => from <= atMin && atMin <= to);
      if (hasAmount || high <= limit) continue;
      expect(marks.get(atMin), `at ${atMin}`).toBe(permille > limit ? 'over' : 'perhaps');
    }
  });
});

describe('the half hours', () => {
  it('go on to the cautious sober time, what is beyond the samples marked', () => {
    // R01: 17 samples up to 480 min; cautious sober time 659.
    show('2026-11-21T22:00');
    const beyond = rows().filter(({ dataset }) => dataset.beyond !== undefined);
    expect(beyond.map(({ dataset }) => Number(dataset.minutes))).toEqual([
      510, 540, 570, 600, 630, 660,
    ]);
  });

  it('mark the present one, and nothing of an evening that is over', () => {
    show('2026-11-21T22:10');
    const present = () => document.querySelectorAll<HTMLElement>('[aria-current="time"]');
    expect([...present()].map(({ dataset }) => dataset.minutes)).toEqual(['60']);
    cleanup();
    show('2026-11-24T12:00');
    expect(present()).toHaveLength(0);
  });
});
