import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toggleTheme, useTheme } from '@/lib/browser/theme';
import { showSavedTheme } from '@/lib/early/theme-script';

const root = document.documentElement;
const shown = () => [
  root.dataset.theme,
  root.style.colorScheme,
  document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
];
const dark = ['business', 'dark', '#050b12'];
const light = ['bumblebee', 'light', '#1a232c'];

function ShownTheme() {
  return <p>{useTheme() ?? 'unknown'}</p>;
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<title>Test</title><meta name="theme-color" content="#123456">';
  root.removeAttribute('style');
  root.dataset.theme = 'business';
});
afterEach(() => vi.restoreAllMocks());

describe('showSavedTheme', () => {
  it('shows the dark theme on a first visit', () => {
    showSavedTheme();
    expect(shown()).toEqual(dark);
  });

  it.each([
    ['light', light],
    ['dark', dark],
    ['purple', dark],
  ])('shows the right theme where %s was chosen', (saved, expected) => {
    localStorage.setItem('theme', saved);
    showSavedTheme();
    expect(shown()).toEqual(expected);
  });

  it('shows the dark theme where storage is denied', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    showSavedTheme();
    expect(shown()).toEqual(dark);
  });

  it('leaves the meta element of the page as it was', () => {
    showSavedTheme();
    expect(document.querySelectorAll('meta[name=theme-color]')).toHaveLength(2);
    expect(document.querySelector('meta[content="#123456"]')).not.toBeNull();
  });
});

describe('useTheme', () => {
  it('is not known on the server', () => {
    expect(renderToString(<ShownTheme />)).toContain('unknown');
  });

  it('is dark until light is chosen', () => {
    showSavedTheme();
    render(<ShownTheme />);
    expect(screen.getByText('dark')).toBeInTheDocument();
    act(toggleTheme);
    expect(screen.getByText('light')).toBeInTheDocument();
    expect([...shown(), localStorage.getItem('theme')]).toEqual([...light, 'light']);
    act(toggleTheme);
    expect(screen.getByText('dark')).toBeInTheDocument();
    expect([...shown(), localStorage.getItem('theme')]).toEqual([...dark, 'dark']);
  });

  it('follows another tab, also when it clears the storage', () => {
    showSavedTheme();
    render(<ShownTheme />);
    localStorage.setItem('theme', 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(shown()).toEqual(light);
    expect(screen.getByText('light')).toBeInTheDocument();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(shown()).toEqual(dark);
  });

  it('does not mind other keys, nor anything once it is gone', () => {
    showSavedTheme();
    const { unmount } = render(<ShownTheme />);
    localStorage.setItem('theme', 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'locale' })));
    expect(shown()).toEqual(dark);
    unmount();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(shown()).toEqual(dark);
  });
});
