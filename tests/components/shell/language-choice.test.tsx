import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageChoice } from '@/components/shell/language-choice';
import { renderShell, Words } from './render-shell';

const { trackClick } = vi.hoisted(() => ({ trackClick: vi.fn() }));
vi.mock('@/lib/browser/analytics', () => ({ trackClick }));

const page = (
  <Words>
    <LanguageChoice />
  </Words>
);
const dialog = () => screen.queryByTestId<HTMLDialogElement>('language-choice');
const stay = () => screen.getByRole('button', { name: 'Stay with English' });

beforeEach(() => trackClick.mockReset());
afterEach(() => document.body.replaceChildren());

describe('LanguageChoice', () => {
  it('comes first, over everything, to whoever has not chosen yet', () => {
    renderShell(<LanguageChoice />);
    expect(dialog()?.open).toBe(true);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Choose your language');
  });

  it('stores English and hides when the visitor stays', () => {
    renderShell(<LanguageChoice />);
    fireEvent.click(stay());
    expect(localStorage.getItem('locale')).toBe('en');
    expect(dialog()).toBeNull();
  });

  it('leads to the Polish site, which stores the choice when it is reached', () => {
    renderShell(<LanguageChoice />);
    const link = screen.getByRole('link', { name: 'Przejdź na polską stronę' });
    expect(link).toHaveAttribute('href', '/pl/?lang=pl');
    expect(link).toHaveAttribute('lang', 'pl');
    // It would fetch the page.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link);
    expect(trackClick).toHaveBeenCalledExactlyOnceWith('language', 'pl');
    expect(localStorage.getItem('locale')).toBeNull();
  });

  it('does not ask again, and never takes the focus of who has chosen', () => {
    localStorage.setItem('locale', 'en');
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    renderShell(<LanguageChoice />);
    expect(dialog()).toBeNull();
    expect(showModal).not.toHaveBeenCalled();
  });

  it('goes on Escape without a choice', () => {
    renderShell(<LanguageChoice />);
    act(() => dialog()?.close());
    expect(dialog()).toBeNull();
    expect(localStorage.getItem('locale')).toBeNull();
  });
});

describe('the exported language-choice page', () => {
  const onRecoverableError = vi.fn();

  /** The exported page, before its scripts run. */
  function exported(): HTMLElement {
    const root = document.createElement('div');
    root.innerHTML = renderToString(page);
    document.body.append(root);
    return root;
  }

  const hydrate = (container: HTMLElement) =>
    act(async () => void render(page, { container, hydrate: true, onRecoverableError }));

  beforeEach(() => onRecoverableError.mockReset());

  it('is open in the document itself, whatever was chosen on the machine that exports', () => {
    localStorage.setItem('locale', 'en');
    exported();
    expect(dialog()?.open).toBe(true);
    expect(dialog()).toHaveClass('language-choice');
  });

  it('closes without a script, by the browser alone', () => {
    exported();
    expect(stay().closest('form')?.getAttribute('method')).toBe('dialog');
    expect(stay()).not.toHaveAttribute('type', 'button');
  });

  it('becomes modal when the page begins to answer, without a mismatch', async () => {
    const root = exported();
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await hydrate(root);
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(dialog()?.open).toBe(true);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('that the browser has closed by then is a choice of English', async () => {
    const root = exported();
    dialog()?.close();
    await hydrate(root);
    expect(localStorage.getItem('locale')).toBe('en');
    expect(dialog()).toBeNull();
  });

  it('goes where something was chosen, without a mismatch', async () => {
    const root = exported();
    localStorage.setItem('locale', 'en');
    await hydrate(root);
    expect(dialog()).toBeNull();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
