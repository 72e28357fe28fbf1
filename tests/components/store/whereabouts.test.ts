import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CalculatorModel } from '@/lib/model/model';
import { guessByZone, useZoneCountry } from '@/lib/store/whereabouts';

const untouched = { selectedCountryId: '' } as CalculatorModel;

function liveIn(timeZone: string) {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  return vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone });
}

afterEach(() => {
  vi.restoreAllMocks();
  useZoneCountry.setState('', true);
});

describe('guessByZone', () => {
  it('asks the time zone where the languages name no country', async () => {
    liveIn('Europe/Warsaw');
    guessByZone({ region: '', model: untouched });
    await vi.waitFor(() => expect(useZoneCountry.getState()).toBe('PL'));
  });

  it.each([
    ['a region, also one that the site has not', 'CH', ''],
    ['a chosen country', '', 'DE'],
  ])('does not ask where there is %s', async (_, region, selectedCountryId) => {
    const asked = liveIn('Europe/Warsaw');
    guessByZone({ region, model: { ...untouched, selectedCountryId } });
    await import('@/lib/countries/zone-countries');
    await Promise.resolve();
    expect(asked).not.toHaveBeenCalled();
    expect(useZoneCountry.getState()).toBe('');
  });
});
