import { defaultModel } from '@/lib/model/defaults';
import { siteCodes } from '@/lib/site/sites';
import type { CalculatorStore } from './calculator';
import { tellEveningsChanged } from './evenings';
import { globalStorage, storedKeys } from './storage';

/** Kept for all languages. */
const sharedKeys = ['theme', 'locale'];

/**
 * Deletes everything that this product has stored on the device, of every language, and shows the
 * entries of a first visit. The copy of the site for use without a network is no entry and stays.
 */
export function deleteEverything(store: CalculatorStore): void {
  const { catalog, model } = store.getState();
  store.setState({ model: defaultModel(catalog, model.unitSystem) });
  // What that change would have saved half a second later is not saved.
  store.persist.clearStorage();
  const isOurs = (key: string) =>
    sharedKeys.includes(key) || siteCodes.some((code) => key.startsWith(`${code}:`));
  storedKeys()
    .filter(isOurs)
    .forEach((key) => globalStorage.removeItem(key));
  tellEveningsChanged();
}
