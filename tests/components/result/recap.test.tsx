import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goldenCase } from './golden-cases';
import { modelOf, openResultAnew, plain, show, showMeasured } from './render-result';
import { flat } from '../../flat';

/** What the closed rows say. */
const lines = () =>
  [...screen.getByTestId('recap').querySelectorAll('summary h3 + span')].map(plain);

openResultAnew();

describe('the recap', () => {
  it('says whose body, when and which drinks', () => {
    show('2026-11-22T01:00', 'R01', { gender: 1, weightInKg: 58, isBodySet: true });
    expect(lines()).toEqual([
      'Woman, 39, 178 cm, 58 kg',
      'Sat 21:00 to Sat 23:00Total time 15 h 30 min',
      '1 × Beer59.2 g',
    ]);
  });

  it('does not pass the default body off as the visitor’s', () => {
    // R01 has the default person.
    show('2026-11-22T01:00', 'R01', { isBodySet: false });
    expect(lines()[0]).toBe('an average man');
  });

  it('writes what was counted in millilitres as a volume', () => {
    const { alcoholSettings } = flat(modelOf(goldenCase('R01').input));
    const volume = { servingItemId: 'beer-custom', servingItemCapacityInMl: 1, amount: 1500 };
    const beer = { ...alcoholSettings.beer, ...volume };
    show('2026-11-22T01:00', 'R01', { alcoholSettings: { ...alcoholSettings, beer } });
    expect(lines()[2]).toBe('Beer, 1500 ml59.2 g');
  });

  it('of a measured value is that value and its time', async () => {
    showMeasured('2026-11-22T01:00', { selectedCountryId: 'DE' });
    await screen.findByTestId('recap');
    expect(lines()[0]).toContain('0.80 ‰');
  });
});
