import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { goldenCase } from './golden-cases';
import { enter, loadDetails, modelOf, renderResult, setClock, store } from './render-result';
import { type Flat } from '../../flat';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => window.location.pathname,
}));

/** R01 with the limit of Poland, 0.2: 21:00 to 23:00, cautious time 559 min, 06:19, said as 06:20. */
function show(change: Partial<Flat> = {}, id = 'R01') {
  const { input } = goldenCase(id);
  enter(modelOf(input, { ownLimitPermille: input.legalDrivingLimitPermille, ...change }));
  renderResult();
}

const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');
const margin = () => screen.getByTestId('ready-by-margin');
const rows = () => within(screen.getByTestId('one-more')).getAllByRole('listitem');

beforeAll(loadDetails);
beforeEach(() => {
  setClock('2026-11-21T22:30');
  window.history.replaceState(null, '', '/result/');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(() => void vi.useRealTimers());

describe('one more', () => {
  it('says for each kind what becomes of the cautious time', () => {
    show();
    // Cautious level at 23:00: 1.077099; a gram makes 1.317099 / 59.175. After 20 min minus 0.04,
    // then 0.12 an hour down to 0.2: beer 355 ml of 5 %, 14.00475 g: 714.4 min; spirits 44 ml,
    // 1.7358 g: 577.9; wine 148 ml, 5.8386 g: 623.6; other 118 ml, 4.6551 g: 610.4.
    const expected = [
      [715, '+1 Beer Can or bottle (12 oz), 5%: Sun 06:20 becomes Sun 08:55'],
      [578, '+1 Spirits Shot (1.5 oz), 5%: Sun 06:20 becomes Sun 06:40'],
      [624, '+1 Wine Glass (5 oz), 5%: Sun 06:20 becomes Sun 07:25'],
      [611, '+1 Other Cocktail (4 oz), 5%: Sun 06:20 becomes Sun 07:15'],
    ] as const;
    const found = rows().map((row) => [Number(row.dataset.minutes), plain(row)]);
    expect(found.sort()).toEqual(expected.map((row) => [...row]).sort());
  });

  it('says when the limit would be passed', () => {
    // R22, limit 0.8: cautious level at 23:00 0.6535414; a gram makes (0.6535414 + 0.24) / 41.995314.
    // Beer 14.00475 g: 0.6535414 + 0.297983 - 0.04 = 0.911525, over 0.8 for 55.8 min after 140: less
    // than the 75 min to wait after a last sip over the limit.
    show({}, 'R22');
    const beer = rows().find((row) => plain(row).startsWith('+1 Beer'));
    expect(beer).toHaveAttribute('data-minutes', '215');
    expect(plain(beer ?? null)).toContain('over 0.08% BAC: do not drive before Sun 00:35');
    // Wine 5.8386 g: 0.6535414 + 0.124231 - 0.04 stays under 0.8.
    const wine = rows().find((row) => plain(row).startsWith('+1 Wine'));
    expect(wine).toHaveAttribute('data-minutes', '0');
    expect(plain(wine ?? null)).toContain('estimated under 0.08% BAC throughout');
  });

  it('is a warning, never an invitation', () => {
    show();
    expect(
      screen.getByText(/A warning: .* Alcohol affects your driving even below the limit\./),
    ).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/you may (still )?have/i);
  });
});

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
    expect(margin()).toHaveTextContent('Even the cautious estimate stays under the limit');
  });

  it('counts no zero hours from the last sip where the limit is never passed', () => {
    show({ readyByInH24: '23:00' }, 'R22');
    expect(margin()).toHaveAttribute('data-minutes', '0');
    expect(plain(margin())).toMatch(
      /^Right after the last sip Even the cautious estimate stays under/,
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
