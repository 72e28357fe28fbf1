import { defaultModel } from '@/lib/model/defaults';
import { siteCodes } from '@/lib/site/sites';
import { openStores } from './calculator';
import { tellEveningsChanged } from './evenings';
import { globalStorage, statisticsKey, storedKeys } from './storage';
import { zoneKey } from './whereabouts';

/** Keys that all languages share. */
const sharedKeys = ['theme', 'locale', statisticsKey, zoneKey];

/** Deletes all that is stored, in all languages; not the offline copy of the site. */
export function deleteEverything(): void {
  for (const store of openStores()) {
    const { catalog, model } = store.getState();
    store.setState({ model: defaultModel(catalog, model.unitSystem) });
    // Cancels the delayed saving of that change.
    store.clearStorage();
  }
  const isOurs = (key: string) =>
    sharedKeys.includes(key) || siteCodes.some((code) => key.startsWith(`${code}:`));
  storedKeys()
    .filter(isOurs)
    .forEach((key) => globalStorage.removeItem(key));
  tellEveningsChanged();
}
