import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shareLink } from '@/lib/browser/share';

const url = 'https://example.org/result/abc/';
const link = { url, title: 'My estimate', text: 'Wait until 06:19' };
const share = vi.fn<Navigator['share']>();
const writeText = vi.fn<Clipboard['writeText']>();
const execCommand = vi.fn<Document['execCommand']>();

/** Simulates a device. @param has.touch whether touch is the primary pointer */
function device(has: { share?: boolean; clipboard?: boolean; touch?: boolean }) {
  vi.stubGlobal('navigator', {
    ...(has.share && { share }),
    ...(has.clipboard && { clipboard: { writeText } }),
  });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(pointer: coarse)' && has.touch }) as MediaQueryList,
  );
}

beforeEach(() => {
  share.mockReset().mockResolvedValue(undefined);
  writeText.mockReset().mockResolvedValue(undefined);
  execCommand.mockReset().mockReturnValue(true);
  document.execCommand = execCommand;
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

const phone = { share: true, clipboard: true, touch: true };

describe('shareLink', () => {
  it('opens the share sheet of a phone with link, title and text', async () => {
    device(phone);
    expect(await shareLink(link)).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['on a desktop, even one with a share sheet', { ...phone, touch: false }],
    ['on a phone without a share sheet', { ...phone, share: false }],
  ])('copies the link alone %s', async (_, has) => {
    device(has);
    expect(await shareLink(link)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(url);
    expect(share).not.toHaveBeenCalled();
  });

  it.each([
    ['does nothing more when the visitor closes the share sheet', 'AbortError', 'cancelled', 0],
    ['copies when the share sheet fails', 'NotAllowedError', 'copied', 1],
  ])('%s', async (_, name, outcome, copies) => {
    device(phone);
    share.mockRejectedValue(new DOMException('', name));
    expect(await shareLink(link)).toBe(outcome);
    expect(writeText).toHaveBeenCalledTimes(copies);
    expect(console.warn).toHaveBeenCalledTimes(copies);
  });

  it('copies the old way without a clipboard, and leaves page and focus as they were', async () => {
    device({});
    document.body.innerHTML = '<button>Share</button>';
    const button = document.querySelector('button');
    button?.focus();
    let selected = '';
    execCommand.mockImplementation(() => {
      selected = document.querySelector('textarea')?.value ?? '';
      return true;
    });
    expect(await shareLink(link)).toBe('copied');
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(selected).toBe(url);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('copies the old way when the clipboard is forbidden', async () => {
    device({ clipboard: true });
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    expect(await shareLink(link)).toBe('copied');
    expect(execCommand).toHaveBeenCalledTimes(1);
  });

  const refuse = () => {
    throw new Error('no');
  };

  it.each([
    ['is refused', () => false],
    ['throws', refuse],
  ])('says so when the old way %s too', async (_, outcome) => {
    device({});
    execCommand.mockImplementation(outcome);
    expect(await shareLink(link)).toBe('failed');
    expect(document.querySelector('textarea')).toBeNull();
  });
});
