import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openResultAnew, plain, show } from './render-result';

openResultAnew();

/** While drinking: R01 lasts from 21:00 to 23:00; limit 0.2, cautious time 559 min, said as 06:20. */
const during = '2026-11-21T22:30';

const rows = () => within(screen.getByTestId('one-more')).getAllByRole('listitem');
const rowOf = (name: string) => rows().find((row) => plain(row).startsWith(name));

describe('one more', () => {
  it('says for each kind what becomes of the cautious time', () => {
    show(during);
    // Cautious level at 23:00: 1.077099; a gram makes 1.317099 / 59.175. After 20 min minus 0.04,
    // then 0.12 an hour down to 0.2: beer 355 ml of 5 %, 14.00475 g: 714.4 min; spirits 44 ml,
    // 1.7358 g: 577.9; wine 148 ml, 5.8386 g: 623.6; other 118 ml, 4.6551 g: 610.4.
    const expected = [
      [715, 'BeerCan or bottle (12 oz), 5%: not before Sun 08:55'],
      [578, 'SpiritsShot (1.5 oz), 5%: not before Sun 06:40'],
      [624, 'WineGlass (5 oz), 5%: not before Sun 07:25'],
      [611, 'OtherCocktail (4 oz), 5%: not before Sun 07:15'],
    ] as const;
    const found = rows().map((row) => [Number(row.dataset.minutes), plain(row)]);
    expect(found.sort()).toEqual(expected.map((row) => [...row]).sort());
  });

  it('says when the limit would be passed', () => {
    // R22, limit 0.8: cautious level at 23:00 0.6535414; a gram makes (0.6535414 + 0.24) / 41.995314.
    // Beer 14.00475 g: 0.6535414 + 0.297983 - 0.04 = 0.911525, over 0.8 for 55.8 min after 140: less
    // than the 75 min to wait after a last sip over the limit.
    show(during, 'R22');
    expect(rowOf('Beer')).toHaveAttribute('data-minutes', '215');
    expect(plain(rowOf('Beer'))).toContain('not before Sun 00:35');
    // Wine 5.8386 g: 0.6535414 + 0.124231 - 0.04 stays under 0.8.
    expect(rowOf('Wine')).toHaveAttribute('data-minutes', '0');
    expect(plain(rowOf('Wine'))).toContain('estimated under 0.08% BAC: not permission to drive');
  });

  it('is a warning, never an invitation', () => {
    show(during);
    expect(screen.getByText(/^A warning: /)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/you may (still )?have/i);
  });

  it('is said from now on while one waits', () => {
    show('2026-11-22T00:30');
    // 90 min after the last sip: 1.077099 - 0.18 + 0.311715 - 0.04 at 230 min; then 0.12 an hour.
    expect(rowOf('Beer')).toHaveAttribute('data-minutes', '715');
  });
});
