import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShareButton } from '@/components/result/share/share-button';
import type { ShownResult } from '@/components/result/use-shown';
import { shareLink } from '@/lib/browser/share';
import { renderShell } from '../shell/render-shell';

const link = 'http://localhost:3000/result/2abC/';
const shared = { url: link, title: 'A result', text: 'Wait until 06:19' };

vi.mock('@/components/result/share/share-result', () => ({
  shareResult: async () => ({ url: link, outcome: await shareLink(shared) }),
}));

function stubDevice(device: { clipboard?: unknown; share?: unknown; isTouch?: boolean }) {
  vi.stubGlobal('navigator', { ...device });
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: device.isTouch } as MediaQueryList);
}

async function press() {
  renderShell(<ShareButton shown={{} as ShownResult} />);
  // The button loads it when it appears.
  await act(() => import('@/components/result/share/share-result'));
  await act(async () => fireEvent.click(screen.getByTestId('share')));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

describe('share button', () => {
  it('copies the link and says so for 1.5 s, then takes 0.5 s to be as before', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    stubDevice({ clipboard: { writeText } });
    await press();
    expect(writeText).toHaveBeenCalledWith(link);
    const bubble = () => screen.getByTestId('share').querySelector('span[aria-hidden]');
    expect(bubble()).toHaveTextContent('Copied...');
    expect(screen.getByRole('status')).toHaveTextContent('Copied...');
    act(() => vi.advanceTimersByTime(1499));
    expect(bubble()).not.toHaveClass('opacity-0');
    act(() => vi.advanceTimersByTime(1));
    expect(bubble()).toHaveClass('opacity-0');
    act(() => vi.advanceTimersByTime(499));
    expect(bubble()).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(bubble()).toBeNull();
    expect(screen.getByTestId('share')).toHaveTextContent(/^Share$/);
  });

  it('says nothing when the visitor closes the share sheet', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    stubDevice({ share, isTouch: true });
    await press();
    expect(screen.getByTestId('share')).not.toHaveTextContent('Copied');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows the link for copying by hand when it cannot be copied', async () => {
    stubDevice({ clipboard: { writeText: vi.fn().mockRejectedValue(new Error('denied')) } });
    document.execCommand = vi.fn().mockReturnValue(false);
    await press();
    const field = screen.getByRole('textbox', { name: /Copy it from here/ });
    expect(field).toHaveValue(link);
    expect(field).toHaveAttribute('readonly');
  });
});
