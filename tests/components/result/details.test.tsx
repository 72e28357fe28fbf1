import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goldenCase } from '../../unit/bac/golden';
import {
  modelOf,
  openResultAnew,
  openWorking,
  plain,
  show,
  showInCountry,
  textAt,
} from './render-result';
import { flat, withDrinks } from '../../flat';

openResultAnew();

/** What the closed rows say. */
const lines = () =>
  [...screen.getByTestId('recap').querySelectorAll('summary h3 + span')].map(plain);

describe('the recap', () => {
  it('says whose body, when and which drinks', () => {
    show('2026-11-22T01:00', 'R01', { gender: 1, weightInKg: 58, isBodySet: true });
    expect(lines()).toEqual([
      'Woman, 39, 178 cm, 58 kg',
      'Sat 21:00 to Sat 23:00Total time 15 h 30 min',
      '1 × Beer59.2 g',
    ]);
  });

  it('does not pass the default body off as the visitor’s, and writes millilitres as a volume', () => {
    const beer = { servingItemId: 'beer-custom', servingItemCapacityInMl: 1, amount: 1500 };
    // R01 has the default person.
    const { alcoholSettings } = flat(withDrinks(modelOf(goldenCase('R01').input), { beer }));
    show('2026-11-22T01:00', 'R01', { isBodySet: false, alcoholSettings });
    expect(lines()[0]).toBe('an average man');
    expect(lines()[2]).toBe('Beer, 1500 ml59.2 g');
  });
});

// Three half litres of 5 % are 59.175 g.
describe('standard drinks on the result', () => {
  it.each([
    ['JP', 20, 'Standard drinksabout 3.0 (20 g each)'],
    ['GB', 8, 'Standard drinksabout 7.4 UK units (8 g each)'],
  ])('are those of %s', (iso2, standardDrinkGrams, words) => {
    showInCountry(iso2, { standardDrinkGrams }, '2026-11-21T23:30');
    expect(textAt('card-alcohol')).toContain(words);
  });

  it('are left out where a country has none', () => {
    showInCountry('DE', {}, '2026-11-21T23:30');
    expect(textAt('card-alcohol')).not.toContain('Standard drinks');
  });
});

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
    // It is a warning, never an invitation.
    expect(screen.getByText(/^A warning, not permission: /)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/you may (still )?have/i);
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

  it('is said from now on while one waits', () => {
    show('2026-11-22T00:30');
    // 90 min after the last sip: 1.077099 - 0.18 + 0.311715 - 0.04 at 230 min; then 0.12 an hour.
    expect(rowOf('Beer')).toHaveAttribute('data-minutes', '715');
  });
});

it('the half hours have their low and high levels where they are asked for', () => {
  show('2026-11-21T23:30');
  const atPeak = screen.getByTestId('samples').querySelector('li[data-minutes="120"]');
  const levels = () => plain(atPeak?.querySelector('span[aria-hidden]'));
  expect(levels()).not.toContain('–');
  fireEvent.click(screen.getByTestId('samples-range'));
  expect(levels()).toContain('0.057 – 0.108');
});

describe('the working', () => {
  it('names its sources', async () => {
    show('2026-11-21T23:30');
    const text = await openWorking();
    for (const words of ['Pure alcohol', 'The range', 'Watson PE']) expect(text).toContain(words);
  });

  it('says how long the cautious times wait after the last sip', async () => {
    // R25: the level at the last sip, 22:00, is over 0.5 and back at 0.5 63.75 min later; the wait
    // is 75 min. Gone at 22:00 and 0.6275 / 0.12 h, 373.75 min.
    show('2026-11-21T23:30', 'R25');
    const text = await openWorking();
    expect(text).toContain('peak 0.0628% BAC; under the limit: 23:15; alcohol gone: Sun 03:14');
    expect(text).toContain(
      'the cautious time is at least 75 minutes after the last sip taken while over the limit, and the alcohol never counts as gone before 75 minutes after the last sip',
    );
  });

  it('says the day of every time', async () => {
    show('2026-11-21T23:30');
    const text = await openWorking();
    // The golden case: 59.175 g, 44.07656 l, c0 1.1453, peak 0.8453.
    expect(text).toContain('= 59.2 g');
    expect(text).toContain('2.447 − 0.09516 × 39 + 0.1074 × 178.0 + 0.3362 × 78.0 = 44.08');
    expect(text).toContain('59.2 × 0.90 ÷ (44.08 × 1.055) ÷ 10 = 0.1145');
    expect(text).toContain('0.1145 − 0.015 × 2.00');
    expect(text).toContain('2.00 h + 0.0845 ÷ 0.015 = 7 h 39 min → Sun 04:39');
    expect(text).toContain('2.00 h + (0.0845 − 0.0200) ÷ 0.015 = 6 h 19 min → Sun 03:19');
    expect(text).toContain('peak 0.1077% BAC; under the limit: Sun 06:19; alcohol gone: Sun 07:59');
    // No country is selected, so that of the site applies: 0.84530 with the ratio 2100.
    expect(text).toContain(
      'In breath: 0.40 mg/L, converted at 2100:1, the breath-to-blood ratio most devices use.',
    );
    // 232.05 and 292.05 min.
    expect(text).toContain('peak 0.0574% BAC; under the limit: Sun 00:53; alcohol gone: Sun 01:53');
  });
});
