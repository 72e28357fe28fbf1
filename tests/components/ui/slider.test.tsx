import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Slider, type SliderProps } from '@/components/ui/slider';

function setup(props: Partial<SliderProps> = {}) {
  const onChange = vi.fn();
  const { container } = render(
    <Slider
      testId="age-slider"
      label="Age"
      value={39}
      min={18}
      max={100}
      valueText="39 years"
      onChange={onChange}
      {...props}
    />,
  );
  const slider = screen.getByTestId<HTMLInputElement>('age-slider');
  vi.spyOn(slider, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 44));
  return { onChange, slider, container };
}
const move = (slider: HTMLElement, to: number) =>
  fireEvent.change(slider, { target: { value: String(to) } });

function beOn(userAgent: string, maxTouchPoints: number) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints);
}
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('Slider', () => {
  it('is a named slider that says its value in words', () => {
    const { slider } = setup();
    expect(slider).toHaveRole('slider');
    expect(slider).toHaveAccessibleName('Age');
    expect(slider).toHaveAttribute('aria-valuetext', '39 years');
    expect(slider).toHaveAttribute('min', '18');
    expect(slider).toHaveAttribute('max', '100');
  });

  it('emits the value it is moved to', () => {
    const { slider, onChange } = setup();
    move(slider, 52);
    expect(onChange.mock.calls).toEqual([[52]]);
  });

  it.each([
    [10, '18'],
    [120, '100'],
  ])('shows %i clamped to %s', (value, shown) => {
    expect(setup({ value }).slider).toHaveValue(shown);
  });

  it('fills the track up to the thumb', () => {
    // (59 - 18) / (100 - 18) = 0.5
    expect(setup({ value: 59 }).slider.style.getPropertyValue('--share')).toBe('0.5');
  });

  it('draws a word and a dot per position, but none under the thumb', () => {
    const ticks = ['nothing', 'little', 'normal', 'a lot'];
    const { container } = setup({ value: 2, min: 0, max: 3, valueText: 'normal', ticks });
    for (const word of ticks) expect(screen.getByText(word)).toBeVisible();
    expect(container.querySelectorAll('span.rounded-full')).toHaveLength(4);
    expect(container.querySelectorAll('span.rounded-full.hidden')).toHaveLength(1);
  });
});

describe('Slider on a phone of Apple', () => {
  // The thumb of value 59 stands in the middle of the track: 100 px + 200 px / 2.
  it('does not jump to a tap on the track', () => {
    beOn(iPhone, 5);
    const { slider, onChange } = setup({ value: 59 });
    fireEvent.pointerDown(slider, { clientX: 280 });
    move(slider, 92);
    expect(onChange).not.toHaveBeenCalled();
    expect(slider).toHaveValue('59');
  });

  it('follows a finger that began on the thumb', () => {
    beOn(iPhone, 5);
    const { slider, onChange } = setup({ value: 59 });
    fireEvent.pointerDown(slider, { clientX: 215 });
    move(slider, 70);
    expect(onChange.mock.calls).toEqual([[70]]);
  });

  it('heeds a screen reader again after a tap that it ignored', () => {
    vi.useFakeTimers();
    beOn(iPhone, 5);
    const { slider, onChange } = setup({ value: 59 });
    fireEvent.pointerDown(slider, { clientX: 280 });
    fireEvent.pointerUp(slider);
    vi.runAllTimers();
    move(slider, 67);
    expect(onChange.mock.calls).toEqual([[67]]);
  });
});

describe('Slider elsewhere', () => {
  it('jumps to a tap on the track', () => {
    beOn(android, 5);
    const { slider, onChange } = setup({ value: 59 });
    fireEvent.pointerDown(slider, { clientX: 280 });
    move(slider, 92);
    expect(onChange.mock.calls).toEqual([[92]]);
  });
});
