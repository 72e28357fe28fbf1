import { createTranslator } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calculatorSetup } from '@/lib/drinks/setup';
import { calculateDrinks } from '@/lib/evening/calculate-drinks';
import { isEvening } from '@/lib/evening/evening';
import type { KeptEvening } from '@/lib/evening/kept-evening';
import type { DrinkType } from '@/lib/model/model';
import { siteByCode } from '@/lib/site/sites';
import { createCalculatorStore, type CalculatorStore } from '@/lib/store/calculator';
import { countDrink } from '@/lib/store/count-drink';
import { useToasts } from '@/lib/store/toasts';
import { zonedNow } from '@/lib/store/zoned-now';
import messages from '@/messages/en.json';
import { hours, limitOf } from '../../unit/evening/entries';
import { openedForm } from '../../saved-names';
import { flat } from '../../flat';

const site = siteByCode('pl');
const t = createTranslator({ locale: 'en', messages });
const setClock = (time: string) => vi.setSystemTime(new Date(`2026-${time}`));

let store: CalculatorStore;
const model = () => store.getState().model;
const newest = () => useToasts.getState().toasts.at(-1);
const undo = () => newest()?.action?.onAction();
const filed = (): KeptEvening[] =>
  JSON.parse(localStorage.getItem('pl:evenings') ?? '{"evenings":[]}').evenings;

function tap(type: DrinkType, time?: string) {
  if (time) setClock(time);
  countDrink({ store, site, type, t });
}

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.useFakeTimers({ toFake: ['Date'] });
  store = createCalculatorStore(calculatorSetup(site));
  void store.rehydrate();
});

describe('a tap', () => {
  it('asks when, at the third within ten minutes', () => {
    tap('beer', '03-10T20:33');
    tap('beer');
    expect(flat(model()).givenEnds).toBe('both');
    tap('beer', '03-10T20:42');
    expect(flat(model())).toMatchObject({ givenEnds: 'none', timeStartInH24: '20:30' });
    expect(flat(model()).alcoholSettings.beer.amount).toBe(3);
  });

  it('leaves no older undo, which would take back the newer tap', () => {
    tap('beer', '03-10T20:33');
    const withBeer = JSON.stringify(model());
    tap('wine', '03-10T20:58');
    expect(useToasts.getState().toasts).toHaveLength(1);
    undo();
    expect(JSON.stringify(model())).toBe(withBeer);
  });

  it('that needs a seventh sitting joins the two with the shortest pause, with a warning', () => {
    for (const hour of ['09', '11', '13', '15', '17', '19']) tap('beer', `03-10T${hour}:00`);
    expect(newest()?.type).toBe('success');
    tap('wine', '03-10T21:00');
    expect(newest()?.type).toBe('warning');
    expect(newest()?.text).toContain('There are six sessions at most, so two were joined.');
    expect(flat(model())).toMatchObject({ ...hours('09:00', '11:10') });
    expect(flat(model()).addedSittings).toHaveLength(5);
    expect(flat(model()).addedSittings[4]).toMatchObject({ timeStartInH24: '21:00' });
  });

  // Golden case R01 from 21:00 on the 10th: sober 659 minutes later, past twelve hours after that.
  it('over an evening that is over begins a new one, files the old one, and is undone to the letter', () => {
    setClock('03-10T20:33');
    store.getState().setServing('beer', 'beer-500');
    store.getState().setPercent('beer', 5);
    store.getState().setAmount('beer', 3);
    const before = model();
    tap('wine', '03-12T20:33');
    expect(flat(model())).toMatchObject({
      startDay: '2026-03-12',
      isLogged: true,
      ...hours('20:30', '20:40'),
    });
    expect(flat(model()).alcoholSettings.beer).toMatchObject({ amount: 0, percent: 5 });
    expect(filed().map((kept) => openedForm(kept.model))).toEqual([before]);
    // The likely peak of R01.
    expect(filed()[0]?.peakPermille).toBeCloseTo(0.845303595698676, 9);
    undo();
    expect(JSON.stringify(model())).toBe(JSON.stringify(before));
    expect(filed()).toEqual([]);
  });
});

/** The first five rows of issue 27: what was entered in Warsaw, here in UTC by the same clocks. */
describe('drinks that are still in the blood', () => {
  it('stay when the evening gets longer than a day; only what is gone is filed', () => {
    for (const time of ['20T20:02', '20T20:50', '20T21:40', '21T18:31', '21T19:15', '21T20:05']) {
      tap('beer', `11-${time}`);
    }
    // Friday's three, gone by Saturday morning, are earlier; Saturday's three stay.
    expect(flat(model())).toMatchObject({
      startDay: '2026-11-21',
      timeStartInH24: '18:30',
      addedSittings: [],
    });
    expect(flat(model()).alcoholSettings.beer.amount).toBe(3);
    expect(filed()).toMatchObject([
      { model: { startDay: '2026-11-20', alcoholSettings: { beer: { amount: 3 } } } },
    ]);
    // 3 x 0.5 l of 5.6 %: 66.28 g x 0.9 x 1.15 / (44.076 x 1.055) = 1.4751 permille, down to 0.2 at
    // 0.12 an hour: 10 h 38 min after 18:30.
    const evening = calculateDrinks(model(), limitOf(0.2), zonedNow());
    if (!isEvening(evening)) throw new Error(evening);
    const cautious = new Date(
      evening.startMs + evening.forecast.cautious.driveMin * 60_000,
    ).toISOString();
    expect(cautious.slice(0, 16)).toBe('2026-11-22T05:08');
  });

  it('keep what was typed since when a log is undone', () => {
    tap('beer', '11-20T20:02');
    store.getState().setAmount('vodka', 6);
    undo();
    const { beer, vodka } = flat(model()).alcoholSettings;
    expect([beer.amount, vodka.amount]).toEqual([0, 6]);
  });
});
