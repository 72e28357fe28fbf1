import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { calculatorSetup } from '@/lib/drinks/setup';
import { calculatorLimits } from '@/lib/i18n/calculator-limits';
import { siteByCode } from '@/lib/site/sites';
import { calculatorStore } from '@/lib/store/calculator';
import {
  CalculatorContext,
  useCalculatorActions,
  useCalculatorContext,
  useCalculatorModel,
} from '@/lib/store/calculator-context';

const site = siteByCode('pl');
const shared = {
  store: calculatorStore(calculatorSetup(site)),
  site,
  laws: calculatorLimits('pl'),
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <CalculatorContext value={shared}>{children}</CalculatorContext>
);

describe('CalculatorContext', () => {
  it('gives components the entries and what changes them', () => {
    const useBoth = () => ({
      age: useCalculatorModel((model) => model.age),
      actions: useCalculatorActions(),
    });
    const { result } = renderHook(useBoth, { wrapper });
    act(() => result.current.actions.setAge(52));
    expect(result.current.age).toBe(52);
  });

  it('is missed with an error', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => renderHook(useCalculatorContext)).toThrow('No CalculatorContext');
  });
});
