import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as Engine from '@/lib/store/engine';
import { useEngine } from '@/lib/store/engine';
import { enterThreeBeers, panelText, renderCalculator } from './render-calculator';

vi.mock('next/navigation', () => import('./next-navigation'));

const network = vi.hoisted(() => ({ isThere: true }));
vi.mock('@/lib/store/engine', async (importOriginal) => {
  const original = await importOriginal<typeof Engine>();
  return {
    ...original,
    loadEngine: () =>
      network.isThere
        ? original.loadEngine()
        : Promise.resolve(original.useEngine.setState({ isMissing: true })),
  };
});

beforeEach(() => {
  // A Tuesday in March, an hour after the first sip.
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 22, 0), toFake: ['Date'] });
  useEngine.setState({ openDrunk: null, isMissing: false });
  network.isThere = false;
  return () => void vi.useRealTimers();
});

it('shows no level while what calculates is missing, and the level once it can be had', async () => {
  renderCalculator('pl');
  expect(panelText()).toContain('0,00');
  enterThreeBeers('pl');
  expect(panelText()).not.toContain('0,00');
  expect(panelText()).toContain('–');
  expect(panelText()).toContain('could not be loaded');
  network.isThere = true;
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.dynamicImportSettled();
  });
  expect(screen.getByTestId('panel-drive-time-late')).toHaveAttribute('data-minutes', '559');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('shows no level while it is on its way', () => {
  renderCalculator('pl');
  act(() => useEngine.setState({ isMissing: false }));
  enterThreeBeers('pl');
  expect(panelText()).toContain('–');
  expect(panelText()).toContain('Loading');
  expect(screen.queryByTestId('panel-drive-time-late')).toBeNull();
});
