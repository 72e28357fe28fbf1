import { describe, expect, it } from 'vitest';
import { calculatorSetup } from '@/lib/drinks/setup';
import { defaultModel } from '@/lib/model/defaults';
import { fromSharedReading, toSharedReading } from '@/lib/evening/shared-reading';
import type { SharedReading } from '@/lib/share/reading-code';
import { siteByCode } from '@/lib/site/sites';

const { catalogs, defaultVariant } = calculatorSetup(siteByCode('en'));
const own = {
  ...defaultModel(catalogs[defaultVariant]!, 'metric'),
  selectedCountryId: 'DE',
  age: 55,
};
const shared: SharedReading = {
  unitSystem: 'imperial',
  value: 0.25,
  unit: 'breathMgPerL',
  timeMeasured: '08:00',
  timeLastDrink: '06:40',
};

describe('a shared reading', () => {
  it('comes back from the receiver as it was sent', () => {
    expect(toSharedReading(fromSharedReading(shared, own, true), '')).toEqual(shared);
    const dated: SharedReading = { ...shared, startDay: '2026-11-21', iso2: 'AT' };
    expect(toSharedReading(fromSharedReading(dated, own, true), 'AT')).toEqual(dated);
  });

  it('has the day of the link, as one that was chosen, or none', () => {
    const dated = fromSharedReading({ ...shared, startDay: '2026-11-21' }, own, true);
    expect(dated.reading).toMatchObject({ measuredDay: '2026-11-21', isDayChosen: true });
    const undated = fromSharedReading(shared, own, true);
    expect(undated.reading).toMatchObject({ measuredDay: '', isDayChosen: false });
  });

  it('keeps what is the receiver’s', () => {
    const model = fromSharedReading(shared, own, true);
    expect(model).toMatchObject({ entryMode: 'reading', selectedCountryId: 'DE', age: 55 });
    expect(own.entryMode).toBe('drinks');
  });

  it('is read by the 24-hour clock where there is no other', () => {
    expect(fromSharedReading(shared, own, false).unitSystem).toBe('metric');
  });

  it.each([null, 0])('is none while the value is %s', (value) => {
    expect(toSharedReading({ ...own, reading: { ...own.reading, value } }, 'PL')).toBeNull();
  });
});
