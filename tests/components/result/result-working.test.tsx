import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { goldenCase } from './golden-cases';
import { enter, loadDetails, modelOf, renderResult, setClock } from './render-result';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => window.location.pathname,
}));

/** The text of the working of a golden case, on Saturday at 23:30. */
async function workingOf(id: string): Promise<string> {
  const { input } = goldenCase(id);
  enter(modelOf(input, { ownLimitPermille: input.legalDrivingLimitPermille }));
  renderResult();
  const working = screen.getByTestId<HTMLDetailsElement>('working');
  working.open = true;
  fireEvent(working, new Event('toggle'));
  await within(working).findByText('The range');
  return working.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

beforeAll(loadDetails);
beforeEach(() => {
  setClock('2026-11-21T23:30');
  window.history.replaceState(null, '', '/result/');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(() => void vi.useRealTimers());

describe('the working', () => {
  it('says how long the cautious times wait after the last sip', async () => {
    // R25: the level at the last sip, 22:00, is over 0.5 and back at 0.5 63.75 min later; the wait
    // is 75 min. Gone at 22:00 and 0.6275 / 0.12 h, 373.75 min.
    const text = await workingOf('R25');
    expect(text).toContain('peak 0.0628% BAC; under the limit: 23:15; alcohol gone: Sun 03:14');
    expect(text).toContain(
      'the cautious time is at least 75 minutes after the last sip taken while over the limit, and the alcohol never counts as gone before 75 minutes after the last sip',
    );
  });

  it('says the day of every time', async () => {
    const text = await workingOf('R01');
    expect(text).toContain('2.00 h + 0.0845 ÷ 0.015 = 7 h 39 min → Sun 04:39');
    expect(text).toContain('2.00 h + (0.0845 − 0.0200) ÷ 0.015 = 6 h 19 min → Sun 03:19');
    expect(text).toContain('peak 0.1077% BAC; under the limit: Sun 06:19; alcohol gone: Sun 07:59');
    // No country is selected, so that of the site applies: 0.84530 with the ratio 2100.
    expect(text).toContain(
      'In breath: 0.40 mg/L, converted at 2100:1, the breath-to-blood ratio most devices use.',
    );
    // 232.05 and 292.05 min.
    expect(text).toContain('peak 0.0574% BAC; under the limit: Sun 00:53; alcohol gone: Sun 01:53');
  });
});
