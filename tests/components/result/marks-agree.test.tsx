import './router';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { goldenCase } from './golden-cases';
import { enter, minutesAt, modelOf, openResultAnew, renderResult, setClock } from './render-result';
import { sittingsCase } from './sittings-cases';

openResultAnew();

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(690);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(420);
});

/** Texts between the likely and the cautious time: relative to a limit, or to full clearance. */
const perhapsWords = ['may be over', 'may be some left'];
/** The texts expected for a mark. @param limit permille */
const wordsOf = (mark: string | undefined, limit: number) =>
  mark === 'perhaps' ? [limit > 0 ? 'may be over' : 'may be some left'] : [];

/** Whether the curve is hatched at a minute, read off the drawing. */
function hatchedMinutes(): (atMin: number) => boolean {
  const xsOf = (part: string) =>
    [...document.querySelectorAll(`path[data-part="${part}"]`)].map((path) => {
      const numbers =
        path
          .getAttribute('d')
          ?.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return numbers.filter((_, index) => index % 2 === 0);
    });
  const [limitXs = []] = xsOf('limit');
  // The line of the limit begins 6 px before the axis, which ends 4 % after the last minute.
  const [left, right] = [(limitXs[0] ?? 0) + 6, limitXs[1] ?? 0];
  const endMin = Math.max(120, minutesAt('sober-time-late') * 1.04);
  const hatches = xsOf('hatch').map((xs) =>
    [Math.min(...xs), Math.max(...xs)].map((x) => ((x - left) / (right - left)) * endMin),
  );
  // Places are rounded to hundredths of a pixel.
  const at = (atMin: number) => atMin + 0.03;
  return (atMin) => hatches.some(([from = 0, to = 0]) => from <= at(atMin) && at(atMin) < to);
}

/** The marks of each half hour in the list and the curve. */
async function marksOf() {
  await screen.findByRole('img');
  const rows = [...screen.getByTestId('samples').querySelectorAll<HTMLElement>('li')];
  const isHatchedAt = hatchedMinutes();
  return rows.map(({ dataset, textContent }) => {
    const atMin = Number(dataset.minutes);
    return {
      atMin,
      row: dataset.mark,
      perhapsInWords: perhapsWords.filter((words) => textContent?.includes(words)),
      isHatched: isHatchedAt(atMin),
    };
  });
}

describe('list and curve of an evening', () => {
  it.each(['R01', 'R03', 'R04', 'R08', 'R11', 'R14', 'R20', 'R25', 'R27'])(
    'say the same of every half hour: %s',
    async (id) => {
      setClock('2026-11-21T22:00');
      const { input } = goldenCase(id);
      const limit = input.legalDrivingLimitPermille;
      enter(modelOf(input, { ownLimitPermille: limit }));
      renderResult();
      for (const { atMin, row, isHatched, perhapsInWords } of await marksOf()) {
        expect(isHatched, `curve at ${atMin}`).toBe(row === 'perhaps');
        expect(perhapsInWords, `words at ${atMin}`).toEqual(wordsOf(row, limit));
      }
    },
  );

  it.each(['M02', 'M03', 'M05', 'M06', 'M07', 'M08', 'M10', 'M12'])(
    'say the same of every half hour, pauses included: %s',
    async (id) => {
      setClock('2026-11-21T22:00');
      const { input, expected, model } = sittingsCase(id);
      const limit = input.legalDrivingLimitPermille;
      enter(model({ ownLimitPermille: limit }));
      renderResult();
      const marks = await marksOf();
      for (const { atMin, row, isHatched, perhapsInWords } of marks) {
        expect(isHatched, `curve at ${atMin}`).toBe(row === 'perhaps');
        expect(perhapsInWords, `words at ${atMin}`).toEqual(wordsOf(row, limit));
      }
      // From the golden levels: "perhaps" means likely at or below the limit and cautious above it.
      for (const { dtFromStartMin, permille, high } of expected.items) {
        const hasAmount = expected.placedMin.some(
          ([from, to]) => from <= dtFromStartMin && dtFromStartMin <= to,
        );
        if (hasAmount || high <= limit) continue;
        const mark = marks.find(({ atMin }) => atMin === dtFromStartMin);
        expect(mark?.row, `golden level at ${dtFromStartMin}`).toBe(
          permille > limit ? 'over' : 'perhaps',
        );
      }
    },
  );

  it('go on to the cautious sober time, what is beyond the samples marked', () => {
    // R01: 17 samples up to 480 min; cautious sober time 659.
    setClock('2026-11-21T22:00');
    enter(modelOf(goldenCase('R01').input, { ownLimitPermille: 0.2 }));
    renderResult();
    const beyond = [
      ...screen.getByTestId('samples').querySelectorAll<HTMLElement>('[data-beyond]'),
    ];
    expect(beyond.map(({ dataset }) => Number(dataset.minutes))).toEqual([
      510, 540, 570, 600, 630, 660,
    ]);
  });

  it('mark the present half hour, and nothing of an evening that is over', () => {
    setClock('2026-11-21T22:10');
    enter(modelOf(goldenCase('R01').input, { ownLimitPermille: 0.2 }));
    const { unmount } = renderResult();
    const present = () => document.querySelectorAll<HTMLElement>('[aria-current="time"]');
    expect([...present()].map(({ dataset }) => dataset.minutes)).toEqual(['60']);
    unmount();
    setClock('2026-11-24T12:00');
    renderResult();
    expect(present()).toHaveLength(0);
  });
});
