import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toShared } from '@/lib/evening/shared-model';
import { encodeShareCode } from '@/lib/share/share-code';
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
/** What the closed rows say. */
const lines = () =>
  [...recap().querySelectorAll('summary h3 + span')].map((line) =>
    line.textContent?.replaceAll('\u00a0', ' '),
  );

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
    const { model } = { model: modelOf(goldenCase('R01').input) };
    const beer = {
      ...flat(model).alcoholSettings.beer,
      servingItemId: 'beer-custom',
      servingItemCapacityInMl: 1,
      amount: 1500,
    };
    show('2026-11-22T01:00', 'R01', { alcoholSettings: { ...flat(model).alcoholSettings, beer } });
    expect(lines()[2]).toBe('Beer, 1500 ml59.2 g');
  });

  it('of a measured value is that value and its time', async () => {
    showMeasured('2026-11-22T01:00', { selectedCountryId: 'DE' });
    await screen.findByTestId('recap');
    expect(lines()[0]).toContain('0.80 ‰');
  });

  it('of a shared link is that of the link', async () => {
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
    expect(lines()[0]).toBe('Woman, 39, 178 cm, 58 kg');
  });
});
