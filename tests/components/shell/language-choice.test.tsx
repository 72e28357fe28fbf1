import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LanguageChoice } from '@/components/shell/language-choice';
import { renderShell } from './render-shell';

describe('LanguageChoice', () => {
  afterEach(() => localStorage.clear());

  it('comes first, over everything, to whoever has not chosen yet', () => {
    renderShell(<LanguageChoice />);
    expect(screen.getByTestId<HTMLDialogElement>('language-choice').open).toBe(true);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Choose your language');
  });

  it('stores English and hides when the visitor stays', () => {
    renderShell(<LanguageChoice />);
    fireEvent.click(screen.getByRole('button', { name: 'Stay with English' }));
    expect(localStorage.getItem('locale')).toBe('en');
    expect(screen.queryByTestId('language-choice')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('stores Polish and leads to the Polish site', () => {
    renderShell(<LanguageChoice />);
    const link = screen.getByRole('link', { name: 'Przejdź na polską stronę' });
    expect(link).toHaveAttribute('href', '/pl/');
    expect(link).toHaveAttribute('lang', 'pl');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(localStorage.getItem('locale')).toBe('pl');
    expect(screen.queryByTestId('language-choice')).toBeNull();
  });

  it('does not ask again', () => {
    localStorage.setItem('locale', 'en');
    renderShell(<LanguageChoice />);
    expect(screen.queryByTestId('language-choice')).toBeNull();
  });

  it('goes on Escape without a choice', () => {
    renderShell(<LanguageChoice />);
    const dialog = screen.getByTestId<HTMLDialogElement>('language-choice');
    act(() => dialog.close());
    expect(screen.queryByTestId('language-choice')).toBeNull();
    expect(localStorage.getItem('locale')).toBeNull();
  });
});
