import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toShared } from '@/lib/evening/shared-model';
import type { CalculatorModel } from '@/lib/model/model';
import { encodeShareCode } from '@/lib/share/share-code';
import { keptEvenings } from '@/lib/store/evenings';
import { useJoinQuestion } from '@/lib/store/join-question';
import { beginEvening } from '@/lib/store/new-evening';
import { useToasts } from '@/lib/store/toasts';
import {
  choose,
  enter,
  modelOf,
  openResultAnew,
  renderResult,
  setClock,
  startDay,
  store,
  usualMeasurement,
} from './render-result';
import { goldenCase } from '../../unit/bac/golden';
import { flat, withFlat, type Flat } from '../../flat';

openResultAnew();
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  setClock('2026-11-21T23:30');
});

const { model: first, catalog } = store.getInitialState();
const model = () => store.getState().model;

/** Four British pints, which the US servings do not contain. */
function pints(): CalculatorModel {
  const { alcoholSettings } = flat(modelOf(goldenCase('R01').input));
  const beer = {
    percent: 4.5,
    servingItemId: 'beer-pint',
    servingItemName: 'Pint',
    servingItemCapacityInMl: 568,
    amount: 4,
  };
  const noWine = { ...alcoholSettings.wine, percent: 0, servingItemCapacityInMl: 1, amount: 0 };
  return withFlat(first, { startDay, alcoholSettings: { ...alcoholSettings, beer, wine: noWine } });
}

function openShared(own: Partial<Flat> = {}) {
  enter(withFlat(first, { ...own }));
  window.history.replaceState(null, '', `/result/${encodeShareCode(toShared(pints()))}/`);
  renderResult();
}

/** Takes over the drinks; alcohol of one's own evening may be left, which is another evening. */
const takeOver = () => {
  fireEvent.click(screen.getByTestId('take-over'));
  const { question } = useJoinQuestion.getState();
  useJoinQuestion.setState({ question: null });
  question?.onApart();
};

/** The entries after reloading the page. */
async function reload() {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await act(async () => void (await store.persist.rehydrate()));
}

describe('drinks of a shared result that are taken over', () => {
  it('are there at the next load, and are kept when another evening begins', async () => {
    openShared();
    takeOver();
    // 4 x 568 ml
    const beer = { servingItemId: 'beer-custom', percent: 4.5, amount: 2272 };
    expect(flat(model()).alcoholSettings.beer).toMatchObject(beer);
    const before = model();
    await reload();
    expect(model()).toEqual(before);
    beginEvening(store, 'en', 0.8);
    expect(keptEvenings('en', catalog)).toEqual([{ model: before, peakPermille: 0.8 }]);
  });

  it('leave the evening of before with the peak of its own country', async () => {
    openShared({
      selectedCountryId: 'ES',
      entryMode: 'measurement',
      measurement: { ...usualMeasurement, value: 0.4, unit: 'breathMgPerL' },
    });
    await choose('Kingdom', /Kingdom/);
    takeOver();
    // Spain pairs 0.5 g/L of blood with 0.25 mg/L of breath: 0.4 mg/L are 0.8 g/L. By the British
    // ratio of 2300 they would be 0.92.
    const [kept] = keptEvenings('en', catalog);
    expect(kept?.peakPermille).toBeCloseTo(0.8, 9);
  });
});
