import { beforeEach, expect, it } from 'vitest';
import { hasDrinks } from '@/lib/evening/planned-sittings';
import type { CalculatorStore } from '@/lib/store/calculator';
import { kept } from '../../unit/evening/kept-entries';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import { eachNight, visitedStore } from './visit';

/** In the night of the 22nd: drinks of the morning before, a late beer, and an evening between. */
const morning = kept('2026-11-21', 8, { timeStartInH24: '07:20', timeFinishInH24: '07:20' });
const late = kept('2026-11-21', 1, { timeStartInH24: '23:30', timeFinishInH24: '23:30' });
const between = kept('2026-11-21', 2, { timeStartInH24: '21:00', timeFinishInH24: '23:00' });

let store: CalculatorStore;
/** Asks about the earlier evenings and gives each the next answer. @returns their first sips */
let answer: (...answers: ('onTogether' | 'onApart')[]) => Promise<number[]>;

eachNight();
beforeEach(async () => {
  store = await visitedStore();
  const { askAboutOverlap } = await import('@/lib/store/overlap');
  const { useJoinQuestion } = await import('@/lib/store/join-question');
  const { changeEvenings } = await import('@/lib/store/evenings');
  changeEvenings('en', usCatalog, () => [late, morning]);
  store.getState().setEvening(between.model);
  answer = async (...answers) => {
    const asked: number[] = [];
    askAboutOverlap(store);
    for (const given of answers) {
      const { question } = useJoinQuestion.getState();
      if (!question) break;
      asked.push(question.startMs);
      useJoinQuestion.setState({ question: null });
      question[given]();
    }
    expect(useJoinQuestion.getState().question).toBeNull();
    return asked;
  };
});

const sips = ['2026-11-21T23:30', '2026-11-21T07:20'].map((time) => Date.parse(time));
const startsOfSittings = () =>
  store
    .getState()
    .model.sittings.filter(hasDrinks)
    .map(({ timeStartInH24 }) => timeStartInH24);

it('asks about every evening whose alcohol was there, not only about the latest', async () => {
  expect(await answer('onTogether', 'onTogether')).toEqual(sips);
  expect(startsOfSittings().sort()).toEqual(['07:20', '21:00', '23:30']);
});

it('asks on where one does not belong to it, and not twice', async () => {
  expect(await answer('onApart', 'onTogether')).toEqual(sips);
  expect(startsOfSittings().sort()).toEqual(['07:20', '21:00']);
});
