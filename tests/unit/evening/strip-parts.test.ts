import { describe, expect, it } from 'vitest';
import type { DrinkingForecast } from '@/lib/bac';
import { markAt, stripOf } from '@/lib/evening/strip-parts';
import { referenceForecast, sittingsCase } from '../bac/golden';

/** The parts in whole minutes: "over 0-379". */
const partsOf = (forecast: DrinkingForecast) =>
  stripOf(forecast).map(({ fromMin, toMin, mark }) => {
    const [from, to] = [fromMin, toMin].map((atMin) => Math.ceil(atMin - 1e-6));
    return `${mark} ${from}-${to}`;
  });

describe('the strip', () => {
  it.each([
    // R01, limit 0.2.
    ['is over until the likely time, then perhaps', 'R01', ['over 0-379', 'perhaps 379-559']],
    // R25: 60 minutes of drinking; the cautious time is 75 minutes later.
    ['counts drinking under the limit as over', 'R25', ['over 0-60', 'perhaps 60-135']],
    ['has nothing where even the cautious level keeps the limit', 'R22', []],
  ])('of one sitting %s: %s', (_, id, parts) => {
    expect(partsOf(referenceForecast(id))).toEqual(parts);
  });

  it('tells the mark of each minute, the end of a part belonging to the next', () => {
    const parts = stripOf(referenceForecast('R01'));
    const marks = [0, 378, 379, 558, 559].map((atMin) => markAt(parts, atMin));
    expect(marks).toEqual(['over', 'over', 'perhaps', 'perhaps', 'under']);
  });

  it('ends what is over in the pause and begins again with the next sip', () => {
    // M02, limit 0.2. Pause from 60 min: likely 0.60570 - 0.15 = 0.45570 falls to 0.2 in
    // 0.25570 / 0.15 h = 102.3 min; cautious 1.15 x 0.60570 - 0.12 = 0.57656, 0.37656 / 0.12 h =
    // 188.3 min. From 480 min the golden times, 667 and 764.
    const parts = ['over 0-163', 'perhaps 163-249', 'over 480-667', 'perhaps 667-764'];
    expect(partsOf(sittingsCase('M02').forecast)).toEqual(parts);
  });

  it('stays perhaps under to the end of the pause where the cautious level is over the limit', () => {
    // M03, limit 0.5, which only the cautious level is over at the end of the pause, 180 min.
    const parts = [/^over 0-/, /^perhaps \d+-180$/, /^over 180-411$/, /^perhaps 411-629$/];
    expect(partsOf(sittingsCase('M03').forecast)).toEqual(
      parts.map((part) => expect.stringMatching(part) as string),
    );
  });

  it('says the same as the golden half hours of every pause', () => {
    for (const id of ['M02', 'M03', 'M06', 'M07', 'M08', 'M09', 'M12']) {
      const { input, expected, forecast } = sittingsCase(id);
      const limit = input.legalDrivingLimitPermille;
      const hasAmount = (atMin: number) =>
        expected.placedMin.some(([from, to]) => from <= atMin && atMin <= to);
      for (const { dtFromStartMin: atMin, permille, high } of expected.items) {
        if (hasAmount(atMin) || atMin > expected.lastFinishMin) continue;
        const mark = permille > limit ? 'over' : high > limit ? 'perhaps' : 'under';
        expect(markAt(stripOf(forecast), atMin), `${id} at ${atMin}`).toBe(mark);
      }
    }
  });
});
