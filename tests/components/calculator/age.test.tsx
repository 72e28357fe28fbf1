import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderCalculator, storeOf } from './render-calculator';

vi.mock('next/navigation', () => import('./next-navigation'));

const sentence = 'This calculator is for adults. The age is set to 18.';

beforeEach(() => localStorage.clear());

async function typeAge(text: string) {
  const user = userEvent.setup();
  const box = screen.getByTestId('age');
  await user.clear(box);
  await user.type(box, `${text}{Enter}`);
  return box;
}

it('an age of 17 becomes 18, and the sentence says for whom the calculator is', async () => {
  renderCalculator('en');
  expect(screen.queryByText(sentence)).toBeNull();
  expect(await typeAge('17')).toHaveValue('18');
  expect(storeOf('en').getState().model).toMatchObject({ age: 18, isAgeSet: true });
  expect(screen.getByText(sentence)).toHaveAttribute('role', 'alert');
});

it('the sentence goes when the age is edited again, by typing or with the slider', async () => {
  renderCalculator('en');
  await typeAge('17');
  await typeAge('18');
  expect(screen.queryByText(sentence)).toBeNull();
  await typeAge('17');
  const slide = (age: number) =>
    fireEvent.change(screen.getByTestId('age-slider'), { target: { value: age } });
  slide(19);
  expect(storeOf('en').getState().model.age).toBe(19);
  expect(screen.queryByText(sentence)).toBeNull();
  slide(18);
  expect(storeOf('en').getState().model.age).toBe(18);
  expect(screen.queryByText(sentence)).toBeNull();
});

it('the average age, typed, is the visitor’s own', async () => {
  renderCalculator('en');
  expect(storeOf('en').getState().model).toMatchObject({ age: 39, isAgeSet: false });
  await typeAge('39');
  expect(storeOf('en').getState().model).toMatchObject({ age: 39, isAgeSet: true });
});
