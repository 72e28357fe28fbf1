import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserRegion, regionOf } from '@/lib/browser/region';

afterEach(() => vi.restoreAllMocks());

describe('regionOf', () => {
  it.each([
    ['en-GB', 'GB'],
    ['pt-BR', 'BR'],
    ['en-us', 'US'],
    ['zh-Hant-TW', 'TW'],
    ['en-US-posix', 'US'],
    ['en', ''],
    ['zh-Hans', ''],
    ['es-419', ''],
    ['', ''],
  ])('of %j is %j', (tag, expected) => {
    expect(regionOf(tag)).toBe(expected);
  });
});

describe('browserRegion', () => {
  it('is that of the first language that names one', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en', 'en-IE', 'de-DE']);
    expect(browserRegion()).toBe('IE');
  });

  it('is empty when no language names one', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en', 'de']);
    expect(browserRegion()).toBe('');
  });
});
