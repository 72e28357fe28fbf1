import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useZoneCountry } from '@/lib/store/whereabouts';
import {
  enter,
  enterThreeBeers,
  panelText,
  renderCalculator,
  storeOf,
} from '../calculator/render-calculator';

vi.mock('next/navigation', () => import('../calculator/next-navigation'));

beforeEach(() => {
  // A Tuesday in March, an hour before the default start.
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 20, 0), toFake: ['Date'] });
});
afterEach(() => {
  act(() => void useZoneCountry.setState('', true));
  vi.useRealTimers();
});

/** The chips on the display and in the bar. */
const chips = () => screen.getAllByTestId('limit-country');
const chip = () => within(screen.getByRole('complementary')).getByTestId('limit-country');

async function choose(text: string) {
  fireEvent.click(chip());
  const search = await screen.findByTestId('limit-country-search');
  fireEvent.change(search, { target: { value: text } });
  fireEvent.keyDown(search, { key: 'Enter' });
}

describe('the chip of the limit', () => {
  it('names limit and country on the display and in the bar, with a word for listeners', () => {
    renderCalculator('en', { region: 'GB' });
    expect(chips()).toHaveLength(2);
    for (const one of chips()) {
      expect(one).toHaveTextContent('0.08% BAC United Kingdom');
      expect(one).toHaveAccessibleName(
        /^Country whose limit applies: 0.08%\sBAC United Kingdom Is this your country\?$/,
      );
    }
  });

  it('takes the country of the time zone where the browser’s language names none', () => {
    renderCalculator('en', { region: '' });
    expect(chip()).toHaveTextContent('0.08% BAC United States');
    act(() => void useZoneCountry.setState('PL', true));
    expect(chip()).toHaveTextContent('0.02% BAC Poland');
  });

  it('marks a guess until the same country is chosen, which is kept', async () => {
    renderCalculator('en', { region: 'GB' });
    expect(chip()).toHaveTextContent('United Kingdom?');
    await choose('United Ki');
    expect(chip()).not.toHaveTextContent('United Kingdom?');
    expect(chip()).toHaveAccessibleName(/^Country whose limit applies: 0.08%\sBAC United Kingdom$/);
    expect(storeOf('en').getState().model.selectedCountryId).toBe('GB');
    expect(chip()).toHaveFocus();
    expect(screen.queryByTestId('limit-country-search')).not.toBeInTheDocument();
  });

  it('changes the calculation at once', async () => {
    renderCalculator('pl');
    enterThreeBeers('pl');
    const cautious = () => screen.getByTestId('panel-drive-time-late').dataset['minutes'];
    // Golden cases R01 and R03: limits of 0.2 and 0.
    expect(cautious()).toBe('559');
    await choose('czechia');
    expect(cautious()).toBe('659');
    expect(panelText()).toContain('0,0 ‰ Czechia');
    expect(panelText()).not.toContain('Czechia?');
  });

  it('finds a country by its other names and shows every limit', async () => {
    renderCalculator('en', { region: 'GB' });
    fireEvent.click(chip());
    const search = await screen.findByTestId('limit-country-search');
    fireEvent.change(search, { target: { value: 'holland' } });
    const [found, ...others] = within(screen.getByRole('dialog')).getAllByRole('option');
    expect(found).toHaveTextContent('Netherlands');
    expect(found?.textContent?.replaceAll('\u00a0', ' ')).toContain('0.05% BAC');
    expect(others).toEqual([]);
    fireEvent.keyDown(search, { key: 'Escape' });
    expect(chip()).toHaveFocus();
    expect(storeOf('en').getState().model.selectedCountryId).toBe('');
  });

  it('finds Scotland by its name, once, and takes its limit without a question', async () => {
    renderCalculator('en', { region: 'GB' });
    fireEvent.click(chip());
    const search = await screen.findByTestId('limit-country-search');
    fireEvent.change(search, { target: { value: 'scot' } });
    const [found, ...others] = within(screen.getByRole('dialog')).getAllByRole('option');
    expect(found).toHaveTextContent('Scotland');
    expect(found).toHaveAttribute('data-place', 'GB-SCT');
    expect(others).toEqual([]);
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(chip()).toHaveTextContent('0.05% BAC Scotland');
    expect(chip()).not.toHaveTextContent('?');
    expect(storeOf('en').getState().model.selectedCountryId).toBe('GB-SCT');
  });

  it('calls a limit of the visitor’s own theirs, and no guess', () => {
    renderCalculator('en', { region: 'GB' });
    enter('en', (state) => state.setOwnLimit(0.1));
    expect(chip()).toHaveTextContent('0.01% BAC my own limit');
    expect(chip()).not.toHaveTextContent('?');
  });
});
