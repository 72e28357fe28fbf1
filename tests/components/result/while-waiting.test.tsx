import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { wakeSheet } from '@/components/result/cards/waiting/while-waiting';
import { openResultAnew, show } from './render-result';

openResultAnew();
const share = vi.fn<Navigator['share']>();
beforeAll(async () => void (await wakeSheet.request()));
beforeEach(() => {
  share.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
});

const sharedText = async () => {
  fireEvent.click(await screen.findByTestId('fetch-me'));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  return share.mock.calls[0]?.[0];
};

describe('while one waits', () => {
  it('asks for a lift with the cautious time, and without a link to the entries', async () => {
    show('2026-11-22T01:00');
    expect(await sharedText()).toEqual({
      text: 'I can’t drive before Sun 22 Nov, 06:20. Can you pick me up?',
    });
  });

  it('names no time that rests on a fact that nobody gave', async () => {
    show('2026-11-22T01:00', 'R01', { isBodySet: false });
    expect(await sharedText()).toEqual({ text: 'I can’t drive. Can you pick me up?' });
  });

  it('says what to do with somebody who does not wake up', async () => {
    show('2026-11-22T01:00', 'R01', { selectedCountryId: 'PL' });
    fireEvent.click(await screen.findByTestId('does-not-wake'));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText(/hard or impossible to wake, .* call 112 now/)).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    expect(sheet.getAllByRole('listitem')).toHaveLength(4);
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.getByTestId('does-not-wake')).toHaveFocus();
  });

  it.each(['2026-11-21T20:00', '2026-11-22T06:30'])('is not there at %s', async (local) => {
    show(local);
    await screen.findByTestId('change-data');
    expect(screen.queryByTestId('while-waiting')).toBeNull();
  });
});
