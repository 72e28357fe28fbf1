import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu } from '@/components/shell/menu';
import { network } from '../part-network';
import { renderShell } from './render-shell';

vi.mock('@/components/ui/on-demand', async (importOriginal) =>
  (await import('../part-network')).overNetwork(importOriginal),
);

it('says that its content could not be loaded, and tries again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  renderShell(<Menu siteCode="en" articles={[]} />);
  await userEvent.click(screen.getByTestId('menu-open'));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  network.isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Privacy policy' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
