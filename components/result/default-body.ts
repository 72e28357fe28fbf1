import type { DrinkCatalog } from '@/lib/drinks/servings';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';

const bodyFields = ['gender', 'age', 'heightInCm', 'weightInKg'] as const;

/** True for the body of a first visitor, in either unit system: it is nobody's own yet. */
export function isDefaultBody(model: CalculatorModel, catalog: DrinkCatalog): boolean {
  return (['metric', 'imperial'] as const).some((unitSystem) => {
    const first = defaultModel(catalog, unitSystem);
    return bodyFields.every((field) => model[field] === first[field]);
  });
}
