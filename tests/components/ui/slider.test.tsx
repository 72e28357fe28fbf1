import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Slider } from '@/components/ui/slider';
import { renderControlled } from './controlled';

function setup(value = 39) {
  const onChange = renderControlled(value, (controlled) => (
    <Slider label="Age" min={18} max={100} valueText="39 years" {...controlled} />
  ));
  const slider = screen.getByRole('slider');
  vi.spyOn(slider, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 44));
  return { onChange, slider };
}
const move = (slider: HTMLElement, to: number) =>
  fireEvent.change(slider, { target: { value: String(to) } });

/** Presses and moves a pointer by some pixels. The thumb of value 59 is at (200, 22). */
function drag(slider: HTMLElement, from: number, across: number, down = 0, pointerType = 'touch') {
  const at = (x: number, y: number) => ({ pointerType, clientX: x, clientY: y });
  fireEvent.pointerDown(slider, at(from, 22));
  fireEvent.pointerMove(slider, at(from + across, 22 + down));
}

/** A tap on the track. */
function tap(slider: HTMLElement) {
  fireEvent.pointerDown(slider, { pointerType: 'touch', clientX: 280 });
  fireEvent.pointerUp(slider, { pointerType: 'touch' });
}

describe('Slider', () => {
  it('is a named slider that says its value in words', () => {
    const { slider } = setup();
    expect(slider).toHaveAccessibleName('Age');
    expect(slider).toHaveAttribute('aria-valuetext', '39 years');
    expect(slider).toHaveAttribute('min', '18');
    expect(slider).toHaveAttribute('max', '100');
  });

  it.each([
    [10, '18'],
    [120, '100'],
  ])('shows %i clamped to %s', (value, shown) => {
    expect(setup(value).slider).toHaveValue(shown);
  });

  it('fills the track up to the thumb', () => {
    // (59 - 18) / (100 - 18) = 0.5
    expect(setup(59).slider.style.getPropertyValue('--share')).toBe('0.5');
  });
});

// A pen is answered by the same code.
describe('Slider under a finger', () => {
  it.each([
    ['a tap on the track', 280, 0, 0],
    ['a swipe up the page that begins on the track', 280, 4, -120],
    ['a swipe along the track beside the thumb', 280, -60, 0],
    ['a tap on the thumb, however far from its middle', 218, 0, 0],
    ['a swipe up the page that begins on the thumb', 200, 30, -120],
  ])('stays for %s', (_, from, across, down) => {
    const { slider, onChange } = setup(59);
    drag(slider, from, across, down);
    move(slider, 92);
    expect(onChange).not.toHaveBeenCalled();
    expect(slider).toHaveValue('59');
  });

  it('follows a drag that began on the thumb', () => {
    const { slider, onChange } = setup(59);
    drag(slider, 215, 25, 3, 'pen');
    move(slider, 70);
    expect(onChange.mock.calls).toEqual([[70]]);
  });
});

describe('Slider', () => {
  it('goes back when the browser takes a drag for a scroll', () => {
    const { slider, onChange } = setup(59);
    drag(slider, 200, 10);
    move(slider, 63);
    expect(slider).toHaveValue('63');
    fireEvent.pointerCancel(slider, { pointerType: 'touch' });
    move(slider, 70);
    expect(onChange.mock.calls).toEqual([[63], [59]]);
    expect(slider).toHaveValue('59');
  });

  it('ignores the mouse events that follow a tap, and after them heeds a screen reader', () => {
    vi.useFakeTimers();
    const { slider, onChange } = setup(59);
    tap(slider);
    vi.advanceTimersByTime(400);
    move(slider, 92);
    expect(onChange).not.toHaveBeenCalled();
    vi.runAllTimers();
    move(slider, 67);
    expect(onChange.mock.calls).toEqual([[67]]);
  });

  it('jumps to a click of the mouse on the track, also right after a touch', () => {
    const { slider, onChange } = setup(59);
    tap(slider);
    fireEvent.pointerDown(slider, { pointerType: 'mouse', clientX: 280 });
    move(slider, 92);
    expect(onChange.mock.calls).toEqual([[92]]);
  });
});
