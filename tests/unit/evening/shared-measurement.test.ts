import { describe, expect, it } from 'vitest';
import { fromSharedMeasurement, toSharedMeasurement } from '@/lib/evening/shared-measurement';
import type { SharedMeasurement } from '@/lib/share/measurement-code';
import { empty } from './entries';

const own = { ...empty, selectedCountryId: 'DE', age: 55 };
const shared: SharedMeasurement = {
  unitSystem: 'imperial',
  value: 0.25,
  unit: 'breathMgPerL',
  timeMeasured: '08:00',
  timeLastDrink: '06:40',
};

const model = fromSharedMeasurement(shared, own, true);

describe('a shared measurement', () => {
  it('comes back from the receiver as it was sent', () => {
    expect(toSharedMeasurement(model, '')).toEqual(shared);
    const dated: SharedMeasurement = { ...shared, startDay: '2026-11-21', iso2: 'AT' };
    expect(toSharedMeasurement(fromSharedMeasurement(dated, own, true), 'AT')).toEqual(dated);
  });

  it('says whose limit counted', () => {
    const limit = { place: 'GB-SCT', driverClass: 'novice', open: ['class'] } as const;
    expect(toSharedMeasurement(model, '', limit)).toEqual({ ...shared, facts: limit });
  });

  it('has the country of a region', () => {
    expect(toSharedMeasurement(model, 'GB-SCT')).toEqual({ ...shared, iso2: 'GB' });
  });

  it('has the day of the link, as one that was chosen, or none', () => {
    const dated = fromSharedMeasurement({ ...shared, startDay: '2026-11-21' }, own, true);
    expect(dated.measurement).toMatchObject({ measuredDay: '2026-11-21', isDayChosen: true });
    expect(model.measurement).toMatchObject({ measuredDay: '', isDayChosen: false });
  });

  it('keeps what is the receiver’s', () => {
    expect(model).toMatchObject({ entryMode: 'measurement', selectedCountryId: 'DE', age: 55 });
    expect(own.entryMode).toBe('drinks');
  });

  it('is read by the 24-hour clock where there is no other', () => {
    expect(fromSharedMeasurement(shared, own, false).unitSystem).toBe('metric');
  });

  it.each([null, 0])('is none while the value is %s', (value) => {
    expect(
      toSharedMeasurement({ ...own, measurement: { ...own.measurement, value } }, 'PL'),
    ).toBeNull();
  });
});
