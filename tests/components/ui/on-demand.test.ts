import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPresses, onDemand, onPartMissing } from '@/components/ui/on-demand';

const inVain = vi.fn();

beforeEach(() => {
  inVain.mockClear();
  onPartMissing(inVain);
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** A part that fails to load the first time. */
function failingOnce() {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('the part');
  return { load, part: onDemand<string>(load) };
}

describe('onDemand', () => {
  it('fails in silence when it loads ahead, and tries again', async () => {
    const { part } = failingOnce();
    expect(await part.request()).toBeNull();
    expect(inVain).not.toHaveBeenCalled();
    expect(await part.request()).toBe('the part');
  });

  it('tells the page when a press waits in vain, and never acts later', async () => {
    const { part } = failingOnce();
    const act = vi.fn();
    await part.whenThere(act);
    expect(inVain).toHaveBeenCalledOnce();
    await part.request();
    expect(act).not.toHaveBeenCalled();
    await part.whenThere(act);
    expect(act).toHaveBeenCalledOnce();
    expect(inVain).toHaveBeenCalledOnce();
  });

  it('lets what is pressed later wait for what was pressed before, in vain or not', async () => {
    const { part } = failingOnce();
    const done: string[] = [];
    const late = (name: string) => () => void done.push(name);
    void part.whenThere(late('never'));
    afterPresses(late('after the first'));
    expect(done).toEqual([]);
    await waitFor(() => expect(done).toEqual(['after the first']));
    void part.whenThere(late('second'));
    afterPresses(late('after the second'));
    await waitFor(() => expect(done).toEqual(['after the first', 'second', 'after the second']));
    afterPresses(late('at once'));
    expect(done.at(-1)).toBe('at once');
  });

  it('loads once, and acts at once from then on', async () => {
    const load = vi.fn().mockResolvedValue('the part');
    const part = onDemand<string>(load);
    await part.request();
    const act = vi.fn();
    void part.whenThere(act);
    expect(act).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });
});
