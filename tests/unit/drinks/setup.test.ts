import { describe, expect, it } from 'vitest';
import { calculatorSetup } from '@/lib/drinks/setup';
import { siteByCode } from '@/lib/site/sites';

describe('calculatorSetup', () => {
  it('brings the English site the US, British, Australian, New Zealand and metric lists', () => {
    const setup = calculatorSetup(siteByCode('en'));
    expect(Object.keys(setup.catalogs).sort()).toEqual(['au', 'en', 'gb', 'metric', 'nz']);
    expect(setup.defaultVariant).toBe('en');
    expect(setup.unitsAllowChange).toBe(true);
    expect(setup.catalogs.gb?.variant).toBe('gb');
  });

  it('brings any other site its own list and no unit switch', () => {
    const setup = calculatorSetup(siteByCode('cz'));
    expect(Object.keys(setup.catalogs)).toEqual(['cz']);
    expect(setup).toMatchObject({ siteCode: 'cz', defaultVariant: 'cz', unitsAllowChange: false });
  });
});
