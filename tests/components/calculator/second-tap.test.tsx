import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press, renderCalculator, storeOf } from './render-calculator';
import { flat } from '../../flat';

const amounts = () => {
  const { beer, wine } = flat(storeOf('en').getState().model).alcoholSettings;
  return [beer.amount, wine.amount];
};

/** A tap at a place of the screen; the list may have moved under it. */
function tap(type: 'beer' | 'wine', clientY: number, timeStamp: number) {
  const plus = within(screen.getByTestId(`drink-${type}`)).getByTestId('amount-plus');
  const click = new MouseEvent('click', { bubbles: true, detail: 1, clientX: 338, clientY });
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  fireEvent(plus, click);
}

describe('a second tap', () => {
  it.each([
    ['in the same place soon after counts the first drink, which has moved', 450, 1500, [2, 0]],
    ['elsewhere counts the drink that is there', 518, 1500, [1, 1]],
    ['in the same place later does so too', 450, 2000, [1, 1]],
  ])('%s', (_, y, atMs, expected) => {
    renderCalculator('en');
    press('entry-earlier');
    tap('beer', 450, 1000);
    tap('wine', y, atMs);
    expect(amounts()).toEqual(expected);
  });

  it('of a key counts what has the focus', () => {
    renderCalculator('en');
    press('entry-earlier');
    for (const type of ['beer', 'wine']) {
      fireEvent.click(within(screen.getByTestId(`drink-${type}`)).getByTestId('amount-plus'));
    }
    expect(amounts()).toEqual([1, 1]);
  });
});
