import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calculateDrinks } from '@/lib/evening/calculate-drinks';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { isEvening } from '@/lib/evening/evening';
import { calculatorSetup } from '@/lib/drinks/setup';
import { openedEntries } from '@/lib/store/opened-entries';
import { siteByCode } from '@/lib/site/sites';
import { utc, utcZone } from '../../unit/calendar/zones';
import { drink, enter, partsLoaded, press, renderCalculator } from './render-calculator';
import { browserIn } from '../../places';
import { flat } from '../../flat';

const place = { zone: utcZone, nowMs: utc('2026-11-21T22:30') };

const glassOf = (capacityInMl: number, id: string, name: string) => ({
  servingItemId: id,
  servingItemName: `${name} (${capacityInMl}\u00a0ml)`,
  servingItemCapacityInMl: capacityInMl,
  amount: 2,
});

/** As saved in New Zealand: two big bottles of beer, two glasses of wine, from 19:00 to 22:00. */
const saved = JSON.stringify({
  state: {
    timeStartInH24: '19:00',
    timeFinishInH24: '22:00',
    startDay: '2026-11-21',
    alcoholSettings: {
      beer: { percent: 5.5, ...glassOf(745, 'beer-745', 'Big bottle') },
      wine: { percent: 12.5, ...glassOf(150, 'wine-150', 'Glass') },
    },
  },
  version: 3,
});

const browserOf = (country: string) => browserIn('', `en-${country}`);

/** The entries in a browser of another country. */
const openedIn = (country: string) =>
  openedEntries(calculatorSetup(siteByCode('en')), saved, browserOf(country), place);

function renderIn(country: string) {
  const { model, catalog } = openedIn(country);
  return renderCalculator('en', { model, catalog, whereabouts: browserOf(country) });
}

describe('drinks entered in New Zealand, opened in Australia', () => {
  it('are what they were: 2 x 745 ml of 5.5 % and 2 x 150 ml of 12.5 %', () => {
    const limit = applicableLimit({ iso2: '', driverClass: 'general', ownLimitPermille: 0.5 }, {});
    for (const country of ['NZ', 'AU', 'GB', 'US']) {
      const evening = calculateDrinks(openedIn(country).model, limit, place);
      if (!isEvening(evening)) throw new Error(evening);
      // 1490 x 0.055 x 0.789 + 300 x 0.125 x 0.789 = 64.658550 + 29.587500
      expect(evening.forecast.sittings.map(({ grams }) => grams)).toEqual([
        expect.closeTo(94.24605, 6),
      ]);
    }
  });

  it('say so in one sentence, and not where the list has them', () => {
    renderIn('AU');
    expect(drink('beer').getByTestId('amount')).toHaveValue('2');
    expect(drink('beer').getByTestId('serving')).toHaveTextContent('745');
    expect(screen.getByTestId('own-servings')).toHaveTextContent(
      'What you entered has not changed',
    );
    cleanup();
    renderIn('NZ');
    expect(screen.queryByTestId('own-servings')).not.toBeInTheDocument();
  });

  it('keep their glass when the wheel is confirmed where it stands, and take another', () => {
    const store = renderIn('AU');
    const { beer } = flat(store.getState().model).alcoholSettings;
    fireEvent.click(drink('beer').getByTestId('serving'));
    const wheel = within(screen.getByTestId('wheel-picker'));
    expect(wheel.getByRole('option', { selected: true })).toHaveTextContent('Big bottle');
    fireEvent.click(wheel.getByTestId('wheel-ok'));
    expect(flat(store.getState().model).alcoholSettings.beer).toEqual(beer);

    enter('en', (state) => state.setServing('beer', 'beer-375'));
    expect(flat(store.getState().model).alcoholSettings.beer).toMatchObject({
      servingItemCapacityInMl: 375,
      percent: 5.5,
      amount: 2,
    });
    expect(screen.queryByTestId('own-servings')).not.toBeInTheDocument();
  });

  it.each([
    ['in the same evening', '2026-11-21T22:30', 3],
    ['in a new one, as the button says', '2026-11-24T20:00', 1],
  ])('count one more of the same glass %s', async (_, now, count) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const store = renderIn('AU');
    await partsLoaded();
    press('entry-now');
    expect(drink('beer').getByTestId('amount-plus')).toHaveAccessibleName(/745/);
    press('log-beer');
    await waitFor(() => {
      const { alcoholSettings, addedSittings } = flat(store.getState().model);
      const all = [alcoholSettings, ...addedSittings.map((sitting) => sitting.alcoholSettings)];
      const amounts = all.map(({ beer }) => beer.amount * beer.servingItemCapacityInMl);
      expect(amounts.reduce((sum, ml) => sum + ml, 0)).toBe(count * 745);
    });
  });
});
