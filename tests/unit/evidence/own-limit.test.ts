import { describe, expect, it } from 'vitest';
import { measuredEvidence } from '@/lib/evidence/measured';
import { ownLimit } from '@/lib/evidence/own-limit';
import { siteByCode } from '@/lib/site/sites';

describe("the row of a site's own limit", () => {
  // The general limits by law of the United States, Poland, Germany and so on.
  it.each([
    ['en', '0.8'],
    ['pl', '0.2'],
    ['de', '0.5'],
    ['es', '0.5'],
    ['fr', '0.5'],
    ['ru', '0.3'],
    ['it', '0.5'],
    ['jp', '0.3'],
    ['cn', '0.2'],
    ['br', 'zero'],
    ['cz', 'zero'],
  ] as const)('is for %s that of %s', (code, level) => {
    const { limitPermille, figures } = ownLimit(siteByCode(code));
    expect(limitPermille).toBe(level === 'zero' ? 0 : Number(level));
    expect(figures).toBe(measuredEvidence.hoursTo[level]);
  });

  it('is refused for a limit that nothing was measured about', () => {
    const { code } = siteByCode('de');
    // Lithuania: 0.4.
    expect(() => ownLimit({ code, countries: ['LT'] })).toThrow('Nothing was measured');
    expect(() => ownLimit({ code, countries: ['XX'] })).toThrow('Nothing was measured');
  });
});
