import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CalculatorModel } from '@/lib/model/model';
import { goldenCase } from './golden-cases';
import { enter, modelOf, openResultAnew, renderResult, setClock, show } from './render-result';
import { sittingsCase } from './sittings-cases';

openResultAnew();

const rows = () => [...screen.getByTestId('samples').querySelectorAll<HTMLElement>('li')];

/** Shows an evening, asserts that words and mark of each half hour agree, and returns the marks. */
function agreedMarks(model: CalculatorModel, limit: number): Map<number, string | undefined> {
  setClock('2026-11-21T22:00');
  enter(model);
  renderResult();
  const perhaps = limit > 0 ? 'may be over' : 'may be some left';
  const marks = rows().map(({ dataset, textContent }): [number, string | undefined] => {
    const words = /may be (?:over|some left)/.exec(textContent ?? '')?.[0];
    const isPerhaps = dataset.mark === 'perhaps';
    expect(words, `at ${dataset.minutes}`).toBe(isPerhaps ? perhaps : undefined);
    return [Number(dataset.minutes), dataset.mark];
  });
  return new Map(marks);
}

// The curve is hatched at the same minutes: tests/unit/chart/plot.
describe('the half hours of an evening', () => {
  it.each(['R01', 'R03', 'R04', 'R08', 'R11', 'R14', 'R20', 'R25', 'R27'])(
    'say in words what their mark says: %s',
    (id) => {
      const { input } = goldenCase(id);
      const limit = input.legalDrivingLimitPermille;
      agreedMarks(modelOf(input, { ownLimitPermille: limit }), limit);
    },
  );

  it.each(['M02', 'M03', 'M05', 'M06', 'M07', 'M08', 'M10', 'M12'])(
    'say what the golden levels say, pauses included: %s',
    (id) => {
      const { input, expected, model } = sittingsCase(id);
      const limit = input.legalDrivingLimitPermille;
      const marks = agreedMarks(model({ ownLimitPermille: limit }), limit);
      // "Perhaps" means likely at or below the limit and cautious above it.
      for (const { dtFromStartMin: atMin, permille, high } of expected.items) {
        const hasAmount = expected.placedMin.some(([from, to]) => from <= atMin && atMin <= to);
        if (hasAmount || high <= limit) continue;
        expect(marks.get(atMin), `at ${atMin}`).toBe(permille > limit ? 'over' : 'perhaps');
      }
    },
  );

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
