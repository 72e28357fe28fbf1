import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { ThemeToggle } from '@/components/shell/theme-toggle';
import messages from '@/messages/en.json';
import { renderShell } from './render-shell';

describe('ThemeToggle', () => {
  afterEach(() => localStorage.clear());

  it('is dark by default, and says what a press will do', () => {
    renderShell(<ThemeToggle />);
    const toggle = screen.getByTestId('theme-toggle');
    expect(toggle).toHaveAccessibleName('Switch to the light theme');
    fireEvent.click(toggle);
    expect(document.documentElement).toHaveAttribute('data-theme', 'bumblebee');
    expect(localStorage.getItem('theme')).toBe('light');
    expect(toggle).toHaveAccessibleName('Switch to the dark theme');
    fireEvent.click(toggle);
    expect(document.documentElement).toHaveAttribute('data-theme', 'business');
    expect(toggle).toHaveAccessibleName('Switch to the light theme');
  });

  it('is exported for the dark theme even where the light one is saved', () => {
    localStorage.setItem('theme', 'light');
    const html = renderToString(
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
        <ThemeToggle />
      </NextIntlClientProvider>,
    );
    expect(html).toContain('Switch to the light theme');
  });
});
