import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { ThemeToggle } from '@/components/shell/theme-toggle';
import { Words } from './render-shell';

const root = document.documentElement;
const toggle = (
  <Words>
    <ThemeToggle />
  </Words>
);
const button = () => screen.getByTestId('theme-toggle');

afterEach(() => delete root.dataset.theme);

describe('ThemeToggle', () => {
  it('says what a press will do, whatever changes the theme', async () => {
    root.dataset.theme = 'business';
    render(toggle);
    expect(button()).toHaveAccessibleName('Switch to the light theme');
    await act(async () => void (root.dataset.theme = 'bumblebee'));
    expect(button()).toHaveAccessibleName('Switch to the dark theme');
    await act(async () => void (root.dataset.theme = 'business'));
    expect(button()).toHaveAccessibleName('Switch to the light theme');
  });

  it('is exported for the dark theme, and right after hydration where the light one is shown', () => {
    root.dataset.theme = 'bumblebee';
    document.body.innerHTML = `<main>${renderToString(toggle)}</main>`;
    expect(button()).toHaveAccessibleName('Switch to the light theme');
    const page = document.querySelector('main') as HTMLElement;
    render(toggle, { container: page, hydrate: true });
    expect(button()).toHaveAccessibleName('Switch to the dark theme');
  });
});
