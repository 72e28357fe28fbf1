import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { goldenCase } from './golden-cases';
import { enter, loadDetails, modelOf, renderResult, setClock } from './render-result';
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
      [715, 'BeerCan or bottle (12 oz), 5%: not before Sun 08:55+1 now Beer'],
      [578, 'SpiritsShot (1.5 oz), 5%: not before Sun 06:40+1 now Spirits'],
      [624, 'WineGlass (5 oz), 5%: not before Sun 07:25+1 now Wine'],
      [611, 'OtherCocktail (4 oz), 5%: not before Sun 07:15+1 now Other'],
    ] as const;
    const found = rows().map((row) => [Number(row.dataset.minutes), plain(row)]);
    expect(found.sort()).toEqual(expected.map((row) => [...row]).sort());
  });

  it('says when the limit would be passed', () => {
    // R22, limit 0.8: cautious level at 23:00 0.6535414; a gram makes (0.6535414 + 0.24) / 41.995314.
    // Beer 14.00475 g: 0.6535414 + 0.297983 - 0.04 = 0.911525, over 0.8 for 55.8 min after 140: less
    // than the 75 min to wait after a last sip over the limit.
    show({}, 'R22');
    const beer = rows().find((row) => plain(row).startsWith('Beer'));
    expect(beer).toHaveAttribute('data-minutes', '215');
    expect(plain(beer ?? null)).toContain('not before Sun 00:35');
    // Wine 5.8386 g: 0.6535414 + 0.124231 - 0.04 stays under 0.8.
    const wine = rows().find((row) => plain(row).startsWith('Wine'));
    expect(wine).toHaveAttribute('data-minutes', '0');
    expect(plain(wine ?? null)).toContain('estimated under 0.08% BAC throughout');
  });

  it('is a warning, never an invitation', () => {
    show();
    expect(screen.getByText(/^A warning: /)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/you may (still )?have/i);
  });

  it('logs a drink of this minute, and is said from now on while one waits', () => {
    setClock('2026-11-22T00:30');
    show();
    // 90 min after the last sip: 1.077099 - 0.18 + 0.311715 - 0.04 at 230 min; then 0.12 an hour.
    const beer = rows().find((row) => plain(row).startsWith('Beer'));
    expect(beer).toHaveAttribute('data-minutes', '715');
  });
});
