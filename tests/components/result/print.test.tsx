import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openResultAnew, print, show, showMeasured } from './render-result';

openResultAnew();

describe('the printed result', () => {
  it('is there while it is printed, and only then', async () => {
    show('2026-11-21T23:30');
    expect(screen.queryByTestId('print-page')).toBeNull();
    const paper = await print();
    expect(paper).toHaveTextContent('Do not drive before');
    expect(paper).toHaveTextContent('half of all people need longer');
    expect(paper).toHaveTextContent('Plan by the cautious time. If in any doubt, do not drive.');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByTestId('print-page')).toBeNull();
  });

  it('tells every half hour to the cautious sober time, each by its sign', async () => {
    // R01: cautious sober time 659 minutes (tests/fixtures/bac).
    show('2026-11-21T23:30');
    const rows = within(await print()).getAllByRole('listitem');
    expect(rows).toHaveLength(Math.ceil(659 / 30) + 1);
    expect(rows[0]).toHaveTextContent('Sat 21:00');
    expect(rows.at(-1)).toHaveTextContent('Sun 08:00');
  });

  it('says of a measured value what was measured, and no body', async () => {
    showMeasured('2026-11-22T00:30', {});
    const paper = await print();
    expect(paper).toHaveTextContent('measured: 0.80');
    expect(paper).toHaveTextContent('after the reading');
    expect(paper).not.toHaveTextContent(/Man|Woman/);
  });

  it('speaks of a past evening in the past', async () => {
    show('2026-11-28T12:00');
    const paper = await print();
    expect(paper).toHaveTextContent('The cautious time was');
    expect(paper).not.toHaveTextContent('Do not drive before');
  });
});
