import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import datedLinks from '../../fixtures/share/dated-links.json';
import { goldenCase } from '../../unit/bac/golden';
import { enter, modelOf, openResultAnew, renderResult } from './render-result';

vi.mock('@/components/result/link/share-coding', () => {
  throw new Error('offline');
});

openResultAnew();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  enter(modelOf(goldenCase('R01').input));
});

describe('what reads links, when it cannot be loaded', () => {
  it('is missed by a shared link, which offers to try again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
    window.history.replaceState(null, '', `/result/${datedLinks[0]?.code}/`);
    renderResult();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.queryByTestId('result')).toBeNull();
  });

  it('is not missed by one’s own result', async () => {
    renderResult();
    expect(await screen.findByTestId('samples')).toBeInTheDocument();
    expect(screen.getByTestId('result')).toHaveAttribute('data-phase', 'waiting');
  });
});
