import { expect } from 'vitest';
import { goldenLevels } from '../e2e/support/links';
import { byTestId, type Visitor } from './visitor';

const options = `${byTestId('wheel-picker')} [role=option]`;

/** Golden case R01: three beers, 21:00 to 23:00. */
export const caseR01 = goldenLevels('R01');

/** Opens a wheel picker by its button and waits until it is interactive. */
export async function openWheel(visitor: Visitor, trigger: string): Promise<void> {
  await visitor.click(trigger);
  await visitor.expectShown('[data-testid="wheel-picker"][data-state="open"]');
}

/** Clicks an option of the open wheel picker. @param index over the options of all columns */
export async function chooseOption(visitor: Visitor, index: number): Promise<void> {
  await visitor.click(options, index);
  const isSelected = () =>
    visitor.evaluate(
      (all, which) => document.querySelectorAll(all)[which]?.getAttribute('aria-selected'),
      options,
      index,
    );
  await expect.poll(isSelected, { message: `option ${index} is selected` }).toBe('true');
}

export async function confirmWheel(visitor: Visitor): Promise<void> {
  await visitor.click(byTestId('wheel-ok'));
  await visitor.expectShown(byTestId('wheel-picker'), false);
}

/** Indices of the named options in the open picker, one per column. */
function indicesOf(visitor: Visitor, names: readonly string[]): Promise<number[]> {
  return visitor.evaluate(
    (picker, wanted) => {
      const columns = [...document.querySelectorAll(`${picker} [role=listbox]`)];
      const all = [...document.querySelectorAll(`${picker} [role=option]`)];
      return wanted.map((name, column) =>
        all.findIndex(
          (option) => columns[column]?.contains(option) && option.textContent?.trim() === name,
        ),
      );
    },
    byTestId('wheel-picker'),
    names,
  );
}

/** Picks one option per column, by its text. */
export async function pick(visitor: Visitor, trigger: string, names: string[]): Promise<void> {
  await openWheel(visitor, trigger);
  const indices = await indicesOf(visitor, names);
  expect(indices, `options ${names.join(', ')}`).not.toContain(-1);
  for (const index of indices) await chooseOption(visitor, index);
  await confirmWheel(visitor);
}

/**
 * Enters golden case R01 with the custom serving (the last row of the list) of 1 ml, so that it is
 * the same evening in every language.
 */
export async function enterCaseR01(visitor: Visitor): Promise<void> {
  await openWheel(visitor, byTestId('drink-beer', 'serving'));
  const count = await visitor.evaluate((all) => document.querySelectorAll(all).length, options);
  await chooseOption(visitor, count - 1);
  await confirmWheel(visitor);
  await pick(visitor, byTestId('drink-beer', 'percent'), ['5', '0']);
  await visitor.fill(byTestId('drink-beer', 'amount'), '1500');
  await visitor.press('Enter');
  await visitor.expectValue(byTestId('drink-beer', 'amount'), '1500');
  // The display grows by what is asked; a click on Calculate before that may hit another place.
  await visitor.expectShown(
    '[data-testid="calculator"]:has([data-testid="condition"], [data-testid="question"])',
  );
}

/** Opens the result and waits for it. */
export async function calculate(visitor: Visitor): Promise<void> {
  await visitor.click(byTestId('calculate'));
  await visitor.expectShown(byTestId('result'));
}

/** Asserts that the result shows the levels of golden case R01. */
export async function expectCaseR01(visitor: Visitor): Promise<void> {
  const numberOf = async (testId: string, name: string) =>
    Number(await visitor.attribute(byTestId(testId), name));
  expect(await numberOf('peak', 'data-permille')).toBeCloseTo(caseR01.peakPermille, 9);
  expect(await numberOf('sober-time', 'data-minutes')).toBe(caseR01.soberMin);
  expect(await numberOf('sober-time-late', 'data-minutes')).toBe(caseR01.soberLateMin);
}
