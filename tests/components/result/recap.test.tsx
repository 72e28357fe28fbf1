import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { toShared } from '@/lib/evening/shared-model';
import { encodeShareCode } from '@/lib/share/share-code';
import { homeFields } from '@/lib/site/home-fields';
import { goldenCase } from './golden-cases';
import {
  enter,
  modelOf,
  openResultAnew,
  renderResult,
  setClock,
  show,
  showMeasured,
} from './render-result';
import { flat } from '../../flat';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => window.location.pathname,
}));

const recap = () => screen.getByTestId('recap');
const parts = () =>
  within(recap())
    .getAllByRole('link')
    .map((link) => [link.textContent?.replaceAll('\u00a0', ' '), link.getAttribute('href')]);

openResultAnew();

describe('the recap', () => {
  it('says whose body, which drinks and when, each leading to its field', () => {
    show('2026-11-22T01:00', 'R01', { gender: 1, weightInKg: 58, isBodySet: true });
    expect(parts()).toEqual([
      ['Woman, 58 kg', `/#${homeFields.person}`],
      ['1 × Beer', `/#${homeFields.drinks}`],
      ['Sat 21:00 to Sat 23:00', `/#${homeFields.times}`],
    ]);
  });

  it('does not pass the default body off as the visitor’s', () => {
    // R01 has the default person.
    show('2026-11-22T01:00', 'R01', { isBodySet: false });
    expect(parts()[0]?.[0]).toBe('an average man');
  });

  it('writes what was counted in millilitres as a volume', () => {
    const { model } = { model: modelOf(goldenCase('R01').input) };
    const beer = {
      ...flat(model).alcoholSettings.beer,
      servingItemId: 'beer-custom',
      servingItemCapacityInMl: 1,
      amount: 1500,
    };
    show('2026-11-22T01:00', 'R01', { alcoholSettings: { ...flat(model).alcoholSettings, beer } });
    expect(parts()[1]?.[0]).toBe('Beer, 1500 ml');
  });

  it('of a measured value is that value and its time', async () => {
    showMeasured('2026-11-22T01:00', { selectedCountryId: 'DE' });
    await screen.findByTestId('recap');
    expect(parts().map(([text]) => text)).toEqual(['0.80 ‰', 'Measured, Sat 23:30']);
  });

  describe('of a shared link', () => {
    beforeAll(() => void enter(modelOf(goldenCase('R01').input)));

    it('is text', async () => {
      setClock('2026-11-22T01:00');
      const model = modelOf(goldenCase('R01').input, {
        gender: 1,
        weightInKg: 58,
        isBodySet: true,
      });
      window.history.replaceState(null, '', `/result/${encodeShareCode(toShared(model))}/`);
      enter(modelOf(goldenCase('R02').input));
      renderResult();
      await screen.findByTestId('recap');
      expect(recap()).toHaveTextContent('Woman, 58 kg');
      expect(within(recap()).queryByRole('link')).toBeNull();
    });
  });
});
