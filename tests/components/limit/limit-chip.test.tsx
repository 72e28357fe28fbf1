import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countrySheet } from '@/components/limit/limit-chip';
import { browserIn } from '../../places';
import { englishCatalogs, enter, renderCalculator, storeOf } from '../calculator/render-calculator';

beforeEach(() => {
  // A Tuesday in March, an hour before the default start.
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 20, 0), toFake: ['Date'] });
});

/** In a zone of no country, so that a language leaves the country open. */
const britishPhone = { whereabouts: browserIn('', 'en-GB'), catalog: englishCatalogs.gb };

const chip = () => within(screen.getByRole('complementary')).getByTestId('limit-country');

/** Opens the sheet. @returns its search box and what it lists */
async function openSheet() {
  fireEvent.click(chip());
  const search = await screen.findByTestId('limit-country-search');
  const options = () => within(screen.getByRole('dialog')).getAllByRole('option');
  return { search, options };
}

async function choose(text: string) {
  const { search } = await openSheet();
  fireEvent.change(search, { target: { value: text } });
  fireEvent.keyDown(search, { key: 'Enter' });
}

describe('the chip of the limit', () => {
  it('opens its sheet with the arrow keys', async () => {
    renderCalculator('en', britishPhone);
    for (const key of ['ArrowDown', 'ArrowUp']) {
      expect(chip()).toHaveAttribute('aria-expanded', 'false');
      fireEvent.keyDown(chip(), { key });
      const search = await screen.findByTestId('limit-country-search');
      expect(search).toHaveFocus();
      expect(chip()).toHaveAttribute('aria-expanded', 'true');
      fireEvent.keyDown(search, { key: 'Escape' });
      await waitFor(() => expect(screen.queryByTestId('limit-country-search')).toBeNull());
    }
  });

  it('opens its sheet on what is typed, once no key has come for 200 ms', async () => {
    await countrySheet.request();
    vi.useFakeTimers();
    renderCalculator('en', britishPhone);
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    fireEvent.keyDown(chip(), { key: 's' });
    wait(199);
    fireEvent.keyDown(chip(), { key: 'C' });
    wait(199);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    wait(1);
    expect(screen.getByTestId('limit-country-search')).toHaveValue('sC');
    const [found] = within(screen.getByRole('dialog')).getAllByRole('option');
    expect(found).toHaveTextContent('Scotland');
  });

  it('names limit and country on the display and in the bar, with a word for listeners', () => {
    renderCalculator('en', britishPhone);
    const chips = screen.getAllByTestId('limit-country');
    expect(chips).toHaveLength(2);
    for (const one of chips) {
      expect(one).toHaveTextContent('0.08% BAC United Kingdom');
      expect(one).toHaveAccessibleName(
        /^Country whose limit applies: 0.08%\sBAC United Kingdom Is this your country\?$/,
      );
    }
    // A limit of the visitor's own is no guess.
    enter('en', (state) => state.setOwnLimit(0.1));
    expect(chip()).toHaveTextContent('0.01% BAC my own limit');
    expect(chip()).not.toHaveTextContent('?');
  });

  it('suggests the candidates, their regions and countries of the language on top', async () => {
    document.documentElement.lang = 'en';
    renderCalculator('en', { whereabouts: browserIn('Europe/London', 'en-US') });
    const options = (await openSheet()).options();
    expect(options.slice(0, 3).map(({ dataset }) => dataset.place)).toEqual(['GB', 'GB-SCT', 'US']);
    expect(options[1]?.textContent?.replaceAll('\u00a0', ' ')).toContain('0.05% BAC');
    // Ninety countries and five regions, none of them twice.
    expect(new Set(options.map(({ dataset }) => dataset.place)).size).toBe(options.length);
  });

  it('has the classes of drivers in the same sheet, where the country has them', async () => {
    const store = renderCalculator('en', { whereabouts: browserIn('Europe/Berlin', 'de-DE') });
    await openSheet();
    const classes = within(screen.getByTestId('limit-class'));
    expect(classes.getByRole('radio', { name: /0.05%/ })).toBeChecked();
    fireEvent.click(classes.getByRole('radio', { name: /New, young or professional.*0.00%/ }));
    expect(store.getState().model).toMatchObject({ driverClass: 'novice', isClassChosen: true });
    expect(screen.getByTestId('limit-class')).toBeInTheDocument();
    expect(chip()).toHaveTextContent('0.00% BAC Germany');
  });

  it('has no classes where one limit is for all', async () => {
    renderCalculator('en', { whereabouts: browserIn('Europe/Stockholm', 'sv-SE') });
    await openSheet();
    expect(screen.queryByTestId('limit-class')).not.toBeInTheDocument();
  });

  it('marks a guess until the same country is chosen, which is kept', async () => {
    renderCalculator('en', britishPhone);
    expect(chip()).toHaveTextContent('United Kingdom?');
    await choose('United Ki');
    expect(chip()).not.toHaveTextContent('United Kingdom?');
    expect(chip()).toHaveAccessibleName(/^Country whose limit applies: 0.08%\sBAC United Kingdom$/);
    expect(storeOf('en').getState().model.selectedCountryId).toBe('GB');
    expect(chip()).toHaveFocus();
    await waitFor(() => expect(screen.queryByTestId('limit-country-search')).toBeNull());
  });

  it('names a region beside its state, finds a country by its other names and shows every limit', async () => {
    renderCalculator('en', britishPhone);
    const { search, options } = await openSheet();
    // A Scot is in the United Kingdom too.
    const kingdom = options().find(({ dataset }) => dataset.place === 'GB');
    expect(kingdom?.textContent?.replaceAll('\u00a0', ' ')).toMatch(
      /^United Kingdom Scotland 0\.05% BAC 0\.08% BAC$/,
    );
    fireEvent.change(search, { target: { value: 'holland' } });
    const [found, ...others] = options();
    expect(found).toHaveTextContent('Netherlands');
    expect(found?.textContent?.replaceAll('\u00a0', ' ')).toContain('0.05% BAC');
    expect(others).toEqual([]);
    fireEvent.keyDown(search, { key: 'Escape' });
    expect(chip()).toHaveFocus();
    expect(storeOf('en').getState().model.selectedCountryId).toBe('');
  });
});
