import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { ReadyBy } from '@/components/plans/ready-by';
import { localZone } from '@/lib/browser/local-zone';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { calculateDrinks } from '@/lib/evening/calculate-drinks';
import { isEvening } from '@/lib/evening/evening';
import { goldenCase } from '../../unit/bac/golden';
import { enter, instant, modelOf, setClock, store } from '../result/render-result';
import { renderShell } from '../shell/render-shell';
import type { Flat } from '../../flat';

function Plan() {
  const model = useStore(store, (state) => state.model);
  const nowMs = instant('2026-11-21T22:30');
  const evening = calculateDrinks(model, applicableLimit({ ...model, iso2: '' }, {}), {
    zone: localZone,
    nowMs,
  });
  if (!isEvening(evening)) return null;
  return (
    <ReadyBy
      siteCode="en"
      model={model}
      evening={evening}
      isOpen={false}
      nowMs={nowMs}
      onChange={store.getState().setReadyBy}
    />
  );
}

/** R01 with the limit of Poland, 0.2: 21:00 to 23:00, cautious time 559 min, 06:19, said as 06:20. */
function show(change: Partial<Flat> = {}, id = 'R01') {
  const { input } = goldenCase(id);
  enter(modelOf(input, { ownLimitPermille: input.legalDrivingLimitPermille, ...change }));
  renderShell(<Plan />);
}

const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');
const margin = () => screen.getByTestId('ready-by-margin');

beforeEach(() => setClock('2026-11-21T22:30'));

describe('ready by', () => {
  it.each([
    // Time, minutes after 06:19, words from 06:20.
    ['R01', '07:40', 81, /^1 h 20 min after the cautious time.*Sun 06:20/],
    ['R01', '04:10', -129, /^2 h 10 min too early.*Sun 06:20/],
    ['R01', '06:20', 1, /^Exactly the cautious time/],
    ['R01', '06:19', 0, /^1 min too early/],
    // Where the limit is never passed, minutes after the last sip.
    ['R22', '23:40', 40, /^40 min after the last sip.*affects your driving even below the limit/],
    ['R22', '23:00', 0, /^Right after the last sip.*affects your driving even below the limit/],
  ])('of %s at %s is %i minutes from the time that counts', (id, readyByInH24, minutes, words) => {
    show({ readyByInH24 }, id);
    expect(screen.getByTestId('ready-by')).toHaveTextContent(readyByInH24);
    expect(margin()).toHaveAttribute('data-minutes', String(minutes));
    expect(plain(margin())).toMatch(words);
    expect(screen.getByTestId('ready-by')).toHaveAttribute('aria-describedby', margin().id);
  });

  it('writes the 12-hour clock', () => {
    show({ readyByInH24: '07:40', unitSystem: 'imperial' });
    expect(plain(screen.getByTestId('ready-by'))).toBe('7:40 AM');
  });
});
