import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openResultAnew, show } from './render-result';

openResultAnew();

/** The texts of the last picture, in the order in which they were drawn. */
let drawn: string[] = [];

/** A mock canvas context that records the texts drawn. */
function pen() {
  return {
    ...Object.fromEntries(
      ['save', 'restore', 'translate', 'scale', 'fill', 'stroke', 'clip', 'setLineDash'].map(
        (name) => [name, () => {}],
      ),
    ),
    fillRect: () => {
      drawn = [];
    },
    strokeText: () => {},
    fillText: (text: string) => drawn.push(text),
    measureText: (text: string) => ({ width: text.length * 10 }),
  } as unknown as CanvasRenderingContext2D;
}

beforeEach(() => {
  drawn = [];
  vi.stubGlobal('Path2D', class {});
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: () => Promise.resolve([]) },
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['picture'], { type: 'image/png' })),
  );
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
});

async function open() {
  fireEvent.click(await screen.findByTestId('share'));
  fireEvent.click(await screen.findByTestId('share-card'));
  const send = await screen.findByTestId('share-card-send');
  await waitFor(() => expect(send).toBeEnabled());
  return send;
}

describe('the picture of a result', () => {
  it('says the cautious time with its date, the limit and what it is not, and nothing of the body', async () => {
    // R01: 0.2 permille, from 21:00; likely time 03:19, cautious time 06:19 (fixtures).
    show('2026-11-21T23:30');
    await open();
    const all = drawn.join('\n');
    expect(all).toContain('Do not drive before');
    expect(all).toContain('Sun ');
    expect(all).toContain(screen.getByTestId('drive-time-late').textContent?.slice(-5));
    expect(all).toMatch(/Sunday,? 22 November 2026/);
    expect(all).toContain('at least half of all people need longer');
    expect(all).toContain('An estimate, not permission to drive');
    expect(all).not.toMatch(/\bMan\b|Woman|\bkg\b|\blb\b|\bcm\b/);
  });

  it('shows sex and weight once the sender ticks it, and no more when it is unticked', async () => {
    show('2026-11-21T23:30');
    await open();
    const box = screen.getByTestId('share-card-body');
    fireEvent.click(box);
    await waitFor(() => expect(drawn.join('\n')).toMatch(/Man, \d+\skg/));
    fireEvent.click(box);
    await waitFor(() => expect(drawn.join('\n')).not.toContain('Man'));
    expect(drawn).toContain('An estimate, not permission to drive');
  });

  it('hands the picture to the share sheet where there is one', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { share, canShare: () => true });
    show('2026-11-21T23:30');
    const send = await open();
    expect(send).toHaveTextContent('Share the picture');
    await act(async () => fireEvent.click(send));
    const [{ files }] = share.mock.lastCall as [{ files: File[] }];
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['breathalyser.png', 'image/png'],
    ]);
  });
});
