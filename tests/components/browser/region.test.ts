import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserRegion } from '@/lib/browser/region';

afterEach(() => vi.restoreAllMocks());

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
