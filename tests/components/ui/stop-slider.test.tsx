import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StopSlider } from '@/components/ui/stop-slider';
import { renderControlled } from './controlled';

const words = ['nothing', 'little', 'normal', 'a lot'];

function setup() {
  const onChange = renderControlled(2, (controlled) => (
    <StopSlider testId="food" label="Food" words={words} {...controlled} />
  ));
  return { onChange, slider: screen.getByTestId('food') };
}

describe('StopSlider', () => {
  it('is one named slider of four positions that says its value in words', () => {
    const { slider } = setup();
    expect(slider).toHaveRole('slider');
    expect(slider).toHaveAccessibleName('Food');
    expect(slider).toHaveAttribute('aria-valuetext', 'normal');
    expect(slider).toHaveAttribute('min', '0');
    expect(slider).toHaveAttribute('max', '3');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('normal')).toHaveAttribute('data-chosen');
  });

  it('chooses the stop that is pressed, and the keys go on from there', async () => {
    const { onChange, slider } = setup();
    await userEvent.click(screen.getByText('little'));
    expect(onChange.mock.calls).toEqual([[1]]);
    expect(slider).toHaveFocus();
    expect(slider).toHaveAttribute('aria-valuetext', 'little');
  });

  it('follows keys and screen readers, which change the range itself', () => {
    const { onChange, slider } = setup();
    fireEvent.change(slider, { target: { value: '3' } });
    expect(onChange.mock.calls).toEqual([[3]]);
    expect(screen.getByText('a lot')).toHaveAttribute('data-chosen');
  });

  it('emits nothing for the stop it stands at', async () => {
    const { onChange } = setup();
    await userEvent.click(screen.getByText('normal'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
