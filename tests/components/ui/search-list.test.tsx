import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SearchList, type SearchListProps } from '@/components/ui/search-list';

const named = ['Austria', 'Belgium', 'Czechia', 'Denmark', 'Estonia', 'Finland', 'Germany'];
const options = [
  ...named.map((label) => ({ value: label.slice(0, 2), label, detail: '0.5 ‰' })),
  ...Array.from({ length: 33 }, (_, index) => ({ value: `z${index}`, label: `Zone ${index}` })),
];

/** A list of which Belgium is chosen. */
function setup(props: Partial<SearchListProps> = {}) {
  const onChoose = vi.fn();
  render(
    <SearchList
      label="Country"
      searchLabel="Search country"
      noMatchText="No country found"
      options={options}
      value="Be"
      startText=""
      search={{ current: null }}
      testId="country"
      onChoose={onChoose}
      {...props}
    />,
  );
  screen.getByTestId('country-search').focus();
  return { onChoose, user: userEvent.setup() };
}
const search = () => screen.getByTestId('country-search');
const list = () => screen.getByRole('listbox');
const activeOption = () =>
  document.getElementById(search().getAttribute('aria-activedescendant') ?? '');

describe('SearchList', () => {
  it('is a combobox over its list, and stands on the chosen option', () => {
    setup();
    expect(search()).toHaveRole('combobox');
    expect(search()).toHaveAttribute('aria-controls', list().id);
    expect(activeOption()).toHaveTextContent('Belgium');
    expect(activeOption()).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('option')).toHaveLength(40);
  });

  it('keeps the focus in the search box while the list is pressed', async () => {
    const { user } = setup();
    await user.pointer({ keys: '[MouseLeft>]', target: list() });
    expect(search()).toHaveFocus();
  });

  it('begins at the top again when the search changes', async () => {
    const { user } = setup();
    list().scrollTop = 12 * 44;
    await user.type(search(), 'zone');
    expect(list().scrollTop).toBe(0);
  });

  it('shows label, detail and badge of an option', () => {
    setup({
      options: [{ value: 'x', label: 'Atlantis', detail: '0.3 ‰', badge: 'not confirmed' }],
    });
    expect(screen.getByRole('option')).toHaveAccessibleName('Atlantis not confirmed 0.3 ‰');
  });

  it('takes ten characters of search', () => {
    setup();
    fireEvent.input(search(), { target: { value: 'abcdefghijkl' } });
    expect(search()).toHaveValue('abcdefghij');
  });

  it('says when nothing is found', async () => {
    const { user, onChoose } = setup();
    await user.type(search(), 'xyz');
    expect(screen.getByRole('status')).toHaveTextContent('No country found');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('chooses by click', async () => {
    const { user, onChoose } = setup();
    await user.click(screen.getByRole('option', { name: /Denmark/ }));
    expect(onChoose.mock.calls).toEqual([['De']]);
  });

  it('says so when the chosen option is chosen again: it is confirmed', async () => {
    const { user, onChoose } = setup();
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['Be']]);
  });

  it('chooses the first match with Down and Enter too', async () => {
    const { user, onChoose } = setup();
    await user.type(search(), 'e');
    expect(search()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(activeOption()).toHaveTextContent('Estonia');
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['Es']]);
  });

  it('moves up from the search box to the last option', async () => {
    const { user } = setup({ startText: 'zone' });
    await user.keyboard('{ArrowUp}');
    expect(activeOption()).toHaveTextContent('Zone 32');
  });

  it('leaves Enter to an input method while it composes', () => {
    const { onChoose } = setup();
    fireEvent.keyDown(search(), { key: 'Enter', isComposing: true });
    expect(onChoose).not.toHaveBeenCalled();
  });

  describe('with a disabled option', () => {
    const withDisabled = [
      { value: 'Be', label: 'Belgium' },
      { value: 'Fi', label: 'Finland', disabled: true },
      { value: 'Sw', label: 'Switzerland' },
    ];

    it('says which it is, and chooses it neither by click nor with Enter', async () => {
      const { user, onChoose } = setup({ options: withDisabled });
      const finland = screen.getByRole('option', { name: 'Finland' });
      expect(finland).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('option', { name: 'Belgium' })).not.toHaveAttribute('aria-disabled');
      await user.click(finland);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(activeOption()).toBe(finland);
      expect(onChoose).not.toHaveBeenCalled();
    });

    it('takes the next match with Enter', async () => {
      const { user, onChoose } = setup({ options: withDisabled });
      await user.type(search(), 'land{Enter}');
      expect(onChoose.mock.calls).toEqual([['Sw']]);
    });
  });
});
