import { describe, expect, it } from 'vitest';
import { gramsOf } from '@/lib/bac';
import { placeDrinking } from '@/lib/evening/placed-sittings';
import { sittingsWithDrinks } from '@/lib/evening/planned-sittings';
import { toShared } from '@/lib/evening/shared-model';
import type { CalculatorModel } from '@/lib/model/model';
import { utcZone } from '../calendar/zones';
import { added, beers, drunk, empty, hours, overLink } from './entries';
import { withFlat } from '../../flat';

const friday: CalculatorModel = withFlat(empty, {
  startDay: '2026-11-20',
  ...hours('20:00', '19:00'),
  alcoholSettings: beers(12),
});

/** What the receiver of a link calculates with. */
function received(model: CalculatorModel) {
  const opened = overLink(model);
  return placeDrinking(sittingsWithDrinks(opened), opened.startDay, utcZone);
}
const sent = (model: CalculatorModel) =>
  placeDrinking(sittingsWithDrinks(model), model.startDay, utcZone);

describe('the sittings of a link', () => {
  it.each([
    ['23 h 59 min', added('19:59', '20:30', 1)],
    ['24 h', added('20:00', '20:30', 1)],
    ['25 h', added('21:00', '22:00', 1)],
    ['48 h', added('20:00', '21:00', 2)],
    ['70 h', added('18:00', '19:00', 3)],
  ])('may begin %s after one another', (_, later) => {
    const model = withFlat(friday, { addedSittings: [later] });
    expect(received(model)).toEqual(sent(model));
  });

  it('are at most six, with all alcohol, and none of it earlier', () => {
    const kinds = [5, 6, 7, 8, 9, 10].map((percent) => ({
      ...added('20:00', '19:00', 0, drunk({ beer: { percent, amount: 2 } })),
      anotherType: 'beer' as const,
    }));
    const model = withFlat(friday, { addedSittings: [...kinds, added('21:00', '22:00', 1)] });
    const { startMs, sittings } = received(model);
    expect(startMs).toBe(sent(model).startMs);
    expect(sittings.map(({ startMin }) => startMin)).toEqual([0, 25 * 60]);
    const grams = gramsOf([
      { ml: 6000, percent: 5 },
      ...[5, 6, 7, 8, 9, 10].map((percent) => ({ ml: 2 * 355, percent })),
    ]);
    // At most a tenth of a percent of 10 litres more.
    expect(sittings[0]?.grams).toBeGreaterThanOrEqual(grams - 1e-9);
    expect(sittings[0]?.grams).toBeLessThan(grams + 10_260 * 0.001 * 0.789);
  });

  it('are joined with the times of the later ones where there is no other room', () => {
    const days = [1, 2].flatMap((day) =>
      ['08:00', '12:00', '22:00'].map((time) => added(time, '23:00', day)),
    );
    const model = withFlat(friday, { addedSittings: [...days, added('23:30', '23:50', 2)] });
    const [before, after] = [sent(model), received(model)];
    const sum = (sittings: readonly { grams: number }[]) =>
      sittings.reduce((grams, sitting) => grams + sitting.grams, 0);
    expect(after.sittings.length).toBeLessThanOrEqual(6);
    expect(sum(after.sittings)).toBeGreaterThanOrEqual(sum(before.sittings) - 1e-9);
    const endOf = ({ startMs, sittings }: typeof before) =>
      startMs + Math.max(...sittings.map(({ finishMin }) => finishMin)) * 60_000;
    expect(endOf(after)).toBe(endOf(before));
    expect(after.startMs).toBeGreaterThanOrEqual(before.startMs);
  });

  it.each([
    ['both', 'both', 'both'],
    ['both', 'start', 'start'],
    ['none', 'both', 'none'],
    ['start', 'finish', 'none'],
    ['finish', 'finish', 'finish'],
  ] as const)(
    'joined, has the ends that are given in both: %s and %s are %s',
    (one, other, ends) => {
      const five = ['22:00', '23:00', '00:00', '01:00', '02:00'].map((time, i) => ({
        ...added(time, time.replace(':00', ':30'), i < 2 ? 0 : 1),
      }));
      // Five minutes after the first one: the shortest pause.
      const second = { ...added('20:35', '21:00', 0), givenEnds: other };
      const model: CalculatorModel = withFlat(friday, {
        timeFinishInH24: '20:30',
        givenEnds: one,
        addedSittings: [second, ...five],
      });
      const { facts, timeStart, laterSittings } = toShared(model);
      expect([timeStart, laterSittings?.[0]?.timeStart]).toEqual(['20:35', '22:00']);
      expect(facts?.givenEnds).toEqual([ends, 'both', 'both', 'both', 'both', 'both']);
    },
  );

  it('without drinks, between two days, has nothing that is not given', () => {
    const open = { ...added('20:00', '21:00', 2), givenEnds: 'none' as const };
    const { facts } = toShared(withFlat(friday, { givenEnds: 'start', addedSittings: [open] }));
    expect(facts?.givenEnds).toEqual(['start', 'both', 'both', 'none']);
  });
});
