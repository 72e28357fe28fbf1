import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { effectSources } from '@/components/result/cards/level/level-effects';
import { showInCountry } from './country-facts';
import { openResultAnew } from './render-result';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => window.location.pathname,
}));

openResultAnew();

const law = {
  asOf: 'the end of 2025',
  source: 'A law',
  bands: [{ fromPermille: 0.5, text: 'A fine.' }],
  moreHref: '/penalties/',
};
const link = (name: RegExp) => screen.queryByRole('link', { name, hidden: true });

describe('sources of the level card', () => {
  it('are linked: that of the effects, and the law with its age', () => {
    const penalties = { ...law, url: 'https://example.org/law' };
    showInCountry('DE', { penalties }, '2026-11-20T12:00');
    expect(link(/^Source: NHTSA, .*2016/)).toHaveAttribute('href', effectSources.from08.url);
    expect(link(/Law as of the end of 2025\. Source: A law$/)).toHaveAttribute(
      'href',
      'https://example.org/law',
    );
  });

  it('say what was not checked, and have no link where no official text is known', () => {
    const penalties = { ...law, unverified: 'A later change was not checked.' };
    showInCountry('DE', { penalties }, '2026-11-20T12:00');
    const result = screen.getByTestId('result');
    expect(screen.getByTestId('limit-meaning')).toHaveTextContent(
      'A later change was not checked.',
    );
    expect(result).toHaveTextContent('Source: A law');
    expect(link(/A law/)).toBeNull();
  });

  it('are another for the level that threatens life', () => {
    expect(effectSources.from30.name).toMatch(/^NIAAA/);
    expect(effectSources.from15.name).toMatch(/^NHTSA/);
  });
});
