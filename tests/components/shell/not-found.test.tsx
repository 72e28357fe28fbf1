import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotFound } from '@/components/shell/not-found';
import { siteByCode } from '@/lib/site/sites';
import { renderShell } from './render-shell';

describe('NotFound', () => {
  it('writes the level as the language does and leads to its calculator', () => {
    renderShell(<NotFound site={siteByCode('pl')} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Oops...' })).toBeVisible();
    const view = screen.getByTestId('not-found');
    expect(view).toHaveTextContent("This page didn't pass our test.");
    expect(view).toHaveTextContent('Registered result:4,04 ‰');
    const link = screen.getByRole('link', { name: 'Try our BAC calculator' });
    expect(link).toHaveAttribute('href', '/pl/');
  });

  it.each(['jp', 'cn'] as const)('writes no permille where nobody reads it: %s', (siteCode) => {
    renderShell(<NotFound site={siteByCode(siteCode)} />);
    expect(screen.getByTestId('not-found')).toHaveTextContent('404 mg/100 ml');
    expect(screen.getByTestId('not-found')).not.toHaveTextContent('‰');
  });
});
