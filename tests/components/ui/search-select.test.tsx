import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  searchSelectPanel,
  SearchSelect,
  type SearchSelectProps,
} from '@/components/ui/search-select';

const named = ['Austria', 'Belgium', 'Czechia', 'Denmark', 'Estonia', 'Finland', 'Germany'];
const options = [
  ...named.map((label) => ({ value: label.slice(0, 2), label, detail: '0.5 ‰' })),
  ...Array.from({ length: 33 }, (_, index) => ({ value: `z${index}`, label: `Zone ${index}` })),
];

function setup(props: Partial<SearchSelectProps> = {}) {
  const onChange = vi.fn();
  function Parent() {
    const [value, setValue] = useState('Be');
    const handleChange = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return (
      <>
        <SearchSelect
          testId="country"
          label={`Country: ${value}`}
          searchLabel="Search country"
          noMatchText="No country found"
          options={() => options}
          {...props}
          value={value}
          onChange={handleChange}
        >
          {value}
        </SearchSelect>
        <button type="button">Next</button>
      </>
    );
  }
  render(<Parent />);
  return { onChange, user: userEvent.setup() };
}
const button = () => screen.getByTestId('country');
const search = () => screen.getByTestId('country-search');
const list = () => screen.queryByRole('listbox');
const activeOption = () =>
  document.getElementById(search().getAttribute('aria-activedescendant') ?? '');

beforeAll(async () => void (await searchSelectPanel.request()));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('SearchSelect, closed', () => {
  it('is a named button and draws no list', () => {
    setup();
    expect(button()).toHaveAccessibleName('Country: Be');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(list()).not.toBeInTheDocument();
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens with %j', async (key) => {
    const { user } = setup();
    await user.tab();
    await user.keyboard(key);
    expect(search()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens on what is typed, once no key has come for 200 ms', () => {
    vi.useFakeTimers();
    setup();
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    fireEvent.keyDown(button(), { key: 'g' });
    wait(199);
    fireEvent.keyDown(button(), { key: 'E' });
    wait(199);
    expect(list()).not.toBeInTheDocument();
    wait(1);
    expect(search()).toHaveValue('gE');
    expect(screen.getByRole('option')).toHaveTextContent('Germany');
  });
});

describe('SearchSelect, open', () => {
  async function opened(props: Partial<SearchSelectProps> = {}) {
    const setUp = setup(props);
    await setUp.user.click(button());
    return setUp;
  }

  it('has the focus in the search box and stands on the chosen option', async () => {
    await opened();
    expect(search()).toHaveFocus();
    expect(search()).toHaveRole('combobox');
    expect(search()).toHaveAttribute('aria-controls', list()?.id);
    expect(activeOption()).toHaveTextContent('Belgium');
    expect(activeOption()).toHaveAttribute('aria-selected', 'true');
  });

  it('has every option, those far from view by their name only', async () => {
    await opened();
    const rows = screen.getAllByRole('option');
    expect(rows).toHaveLength(40);
    expect(rows.filter((row) => row.childElementCount > 0)).toHaveLength(10);
    expect(rows[39]).toHaveAccessibleName('Zone 32');
  });

  it('draws in full what it is scrolled to', async () => {
    await opened();
    fireEvent.scroll(screen.getByRole('listbox'), { target: { scrollTop: 12 * 44 } });
    const [germany, zone5] = ['Germany', 'Zone 5'].map((name) =>
      screen.getByRole('option', { name: new RegExp(`^${name}`) }),
    );
    expect(zone5?.childElementCount).toBeGreaterThan(0);
    expect(germany?.childElementCount).toBe(0);
  });

  it('keeps the focus in the search box while the list is pressed', async () => {
    const { user } = await opened();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('listbox') });
    expect(search()).toHaveFocus();
  });

  it('begins at the top again when the search changes', async () => {
    const { user } = await opened();
    fireEvent.scroll(screen.getByRole('listbox'), { target: { scrollTop: 12 * 44 } });
    await user.type(search(), 'zone');
    expect(list()?.scrollTop).toBe(0);
  });

  it('shows label, detail and badge of an option', async () => {
    await opened({
      options: () => [{ value: 'x', label: 'Atlantis', detail: '0.3 ‰', badge: 'not confirmed' }],
    });
    expect(screen.getByRole('option')).toHaveAccessibleName('Atlantis not confirmed 0.3 ‰');
  });

  it('takes ten characters of search', async () => {
    const { user } = await opened();
    await user.type(search(), 'abcdefghijkl');
    expect(search()).toHaveValue('abcdefghij');
    fireEvent.input(search(), { target: { value: 'abcdefghijkl' } });
    expect(search()).toHaveValue('abcdefghij');
  });

  it('says when nothing is found', async () => {
    const { user } = await opened();
    await user.type(search(), 'xyz');
    expect(screen.getByRole('status')).toHaveTextContent('No country found');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(list()).toBeInTheDocument();
  });

  it('chooses by click, closes and gives the focus back', async () => {
    const { user, onChange } = await opened();
    await user.click(screen.getByRole('option', { name: /Denmark/ }));
    expect(onChange.mock.calls).toEqual([['De']]);
    expect(list()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('says so when the chosen option is chosen again: it is confirmed', async () => {
    const { user, onChange } = await opened();
    await user.keyboard('{Enter}');
    expect(list()).not.toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([['Be']]);
  });

  it('chooses the first match with Enter', async () => {
    const { user, onChange } = await opened();
    await user.type(search(), 'land{Enter}');
    expect(onChange.mock.calls).toEqual([['Fi']]);
  });

  it('chooses the first match with Down and Enter too', async () => {
    const { user, onChange } = await opened();
    await user.type(search(), 'e');
    expect(search()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(activeOption()).toHaveTextContent('Estonia');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['Es']]);
  });

  it.each([
    ['{ArrowDown}', 'Czechia'],
    ['{ArrowUp}', 'Austria'],
    ['{PageDown}', 'Germany'],
    ['{PageUp}', 'Austria'],
    ['{Home}', 'Austria'],
    ['{End}', 'Zone 32'],
  ])('moves from Belgium with %s to %s', async (key, expected) => {
    const { user } = await opened();
    await user.keyboard(key);
    expect(activeOption()).toHaveTextContent(expected);
    expect(search()).toHaveFocus();
  });

  it('leaves Enter to an input method while it composes', async () => {
    const { onChange } = await opened();
    fireEvent.keyDown(search(), { key: 'Enter', isComposing: true });
    expect(list()).toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  describe('with a disabled option', () => {
    const withDisabled = () => [
      { value: 'Be', label: 'Belgium' },
      { value: 'Fi', label: 'Finland', disabled: true },
      { value: 'Sw', label: 'Switzerland' },
    ];

    it('says which it is, and chooses it neither by click nor with Enter', async () => {
      const { user, onChange } = await opened({ options: withDisabled });
      const finland = screen.getByRole('option', { name: 'Finland' });
      expect(finland).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('option', { name: 'Belgium' })).not.toHaveAttribute('aria-disabled');
      await user.click(finland);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(activeOption()).toBe(finland);
      expect(onChange).not.toHaveBeenCalled();
      expect(list()).toBeInTheDocument();
    });

    it('takes the next match with Enter', async () => {
      const { user, onChange } = await opened({ options: withDisabled });
      await user.type(search(), 'land{Enter}');
      expect(onChange.mock.calls).toEqual([['Sw']]);
    });
  });

  it('closes with Escape and gives the focus back', async () => {
    const { user, onChange } = await opened();
    await user.keyboard('{Escape}');
    expect(list()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('closes by its close button, if it has one', async () => {
    const { user } = await opened({ closeLabel: 'Close' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(list()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('closes with Tab, which leads on from the button', async () => {
    const { user } = await opened();
    await user.tab();
    expect(list()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('closes by a click outside, which takes the focus', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(list()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('leaves the focus where a click outside has put it', async () => {
    const { user } = await opened();
    await user.click(document.body);
    expect(list()).not.toBeInTheDocument();
    expect(button()).not.toHaveFocus();
  });

  it('closes by a second click on the button', async () => {
    const { user } = await opened();
    await user.click(button());
    expect(list()).not.toBeInTheDocument();
  });
});

describe('SearchSelect, append target', () => {
  it('puts the list into it', () => {
    const target = document.body.appendChild(document.createElement('aside'));
    setup({ appendTo: target });
    fireEvent.click(button());
    expect(target).toContainElement(list());
    target.remove();
  });

  it('raises an error when the target has no parent', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    setup({ appendTo: document.createElement('aside') });
    expect(() => fireEvent.click(button())).toThrow('no parent');
  });
});
