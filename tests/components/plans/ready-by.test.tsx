import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadyBy } from '@/components/plans/ready-by';
import { localZone } from '@/lib/browser/local-zone';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { calculateDrinks } from '@/lib/evening/calculate-drinks';
import { isEvening } from '@/lib/evening/evening';

import { useCalculator } from '@/lib/store/calculator';
import { goldenCase } from '../result/golden-cases';
import { enter, instant, modelOf, setClock, store, Words } from '../result/render-result';
import type { Flat } from '../../flat';

function Plan() {
  const model = useCalculator(store, (state) => state.model);
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
  render(
    <Words>
      <Plan />
    </Words>,
  );
}

const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');
const margin = () => screen.getByTestId('ready-by-margin');

beforeEach(() => {
  setClock('2026-11-21T22:30');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(() => void vi.useRealTimers());

describe('ready by', () => {
  it('asks for a time', () => {
    show();
    expect(screen.getByTestId('ready-by')).toHaveTextContent('Choose a time');
    expect(screen.queryByTestId('ready-by-margin')).toBeNull();
  });

  it.each([
    // time, minutes after 06:19, words from 06:20
    ['07:40', 81, '1 h 20 min after the cautious time'],
    ['04:10', -129, '2 h 10 min too early'],
  ])('at %s is %i minutes from the cautious time', (readyByInH24, minutes, words) => {
    show({ readyByInH24 });
    expect(screen.getByTestId('ready-by')).toHaveTextContent(readyByInH24);
    expect(margin()).toHaveAttribute('data-minutes', String(minutes));
    expect(plain(margin())).toContain(words);
    expect(plain(margin())).toContain('Sun 06:20');
    expect(screen.getByTestId('ready-by')).toHaveAccessibleDescription(/Sun 06:20/);
  });

  it('has nothing to spare at the cautious time itself', () => {
    show({ readyByInH24: '06:20' });
    expect(margin()).toHaveAttribute('data-minutes', '1');
    expect(margin()).toHaveTextContent('Exactly the cautious time');
  });

  it('is too early in the minutes up to the said time', () => {
    show({ readyByInH24: '06:19' });
    expect(margin()).toHaveTextContent('1 min too early');
  });

  it('counts from the last sip where the limit is never passed', () => {
    show({ readyByInH24: '23:40' }, 'R22');
    expect(margin()).toHaveAttribute('data-minutes', '40');
    expect(plain(margin())).toContain('40 min after the last sip');
    expect(margin()).toHaveTextContent('Alcohol affects your driving even below the limit');
  });

  it('counts no zero hours from the last sip where the limit is never passed', () => {
    show({ readyByInH24: '23:00' }, 'R22');
    expect(margin()).toHaveAttribute('data-minutes', '0');
    expect(plain(margin())).toMatch(
      /^Right after the last sip Alcohol affects your driving even below/,
    );
  });

  it('can be cleared, and the focus stays at its place', () => {
    show({ readyByInH24: '07:40' });
    fireEvent.click(screen.getByTestId('ready-by-clear'));
    expect(store.getState().model.readyByInH24).toBe('');
    expect(screen.queryByTestId('ready-by-margin')).toBeNull();
    expect(screen.getByTestId('ready-by')).toHaveFocus();
  });

  it('writes the 12-hour clock', () => {
    show({ readyByInH24: '07:40', unitSystem: 'imperial' });
    expect(plain(screen.getByTestId('ready-by'))).toBe('7:40 AM');
  });
});
