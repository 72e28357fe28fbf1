import { describe, expect, it } from 'vitest';
import { defaultModel } from '@/lib/model/defaults';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import { flat } from '../../flat';

describe('defaultModel', () => {
  it('is the default person and evening of the specification, section 9', () => {
    expect(flat(defaultModel(usCatalog, 'metric'))).toMatchObject({
      unitSystem: 'metric',
      gender: 0,
      age: 39,
      heightInCm: 178,
      weightInKg: 78,
      weightInStone: false,
      selectedCountryId: '',
      timeStartInH24: '21:00',
      timeFinishInH24: '23:00',
      foodWhileDrinkingType: 2,
      // An evening that is not begun: no day, and nothing counted.
      startDay: '',
      isDayChosen: false,
      isLogged: false,
      addedSittings: [],
      measurement: { value: null, measuredDay: '', isDayChosen: false },
    });
  });

  it('is 69 in and 187 lb in imperial units', () => {
    const { heightInCm, weightInKg } = defaultModel(usCatalog, 'imperial');
    expect(heightInCm).toBeCloseTo(175.26, 9);
    expect(weightInKg).toBeCloseTo(84.82177319, 9);
  });
});
