import { describe, expect, it } from 'vitest';
import { openResultAnew, openWorking, show } from './render-result';

openResultAnew();

describe('the working', () => {
  it('says how long the cautious times wait after the last sip', async () => {
    // R25: the level at the last sip, 22:00, is over 0.5 and back at 0.5 63.75 min later; the wait
    // is 75 min. Gone at 22:00 and 0.6275 / 0.12 h, 373.75 min.
    show('2026-11-21T23:30', 'R25');
    const text = await openWorking();
    expect(text).toContain('peak 0.0628% BAC; under the limit: 23:15; alcohol gone: Sun 03:14');
    expect(text).toContain(
      'the cautious time is at least 75 minutes after the last sip taken while over the limit, and the alcohol never counts as gone before 75 minutes after the last sip',
    );
  });

  it('says the day of every time', async () => {
    show('2026-11-21T23:30');
    const text = await openWorking();
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
