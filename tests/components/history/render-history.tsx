import { act, screen } from '@testing-library/react';
import { EarlierEvenings } from '@/components/history/earlier-evenings';
import { calculatorSetup } from '@/lib/drinks/setup';
import { eveningsText, type KeptEvening } from '@/lib/evening/kept-evening';
import { calculatorLimits } from '@/lib/i18n/country-names';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { siteByCode } from '@/lib/site/sites';
import { calculatorStore } from '@/lib/store/calculator';
import { CalculatorContext } from '@/lib/store/calculator-context';
import { tellEveningsChanged } from '@/lib/store/evenings';
import { useToasts } from '@/lib/store/toasts';
import { allGiven } from '../all-given';
import { openDetails } from '../open-details';
import { renderShell } from '../shell/render-shell';
import { withFlat, type Flat, flat } from '../../flat';

const site = siteByCode('pl');
const laws = calculatorLimits('en');
export const storageKey = 'pl:evenings';
export const store = calculatorStore(calculatorSetup(site));
const { catalog } = store.getState();
/** A visitor who gave every fact. */
const fresh = withFlat(defaultModel(catalog, 'metric'), { ...allGiven, selectedCountryId: 'PL' });

/** A number of beers of half a litre and 5 % from 21:00 to 23:00; three are golden case R01. */
export function evening(startDay: string, amount = 3, changes: Partial<Flat> = {}) {
  const { beer } = flat(fresh).alcoholSettings;
  const half = catalog.types.beer.items.find(({ id }) => id === 'beer-500');
  if (!half) throw new Error('No glass of half a litre');
  const glass = {
    servingItemId: half.id,
    servingItemName: half.name,
    servingItemCapacityInMl: half.capacityInMl,
  };
  const alcoholSettings = {
    ...flat(fresh).alcoholSettings,
    beer: { ...beer, ...glass, percent: 5, amount },
  };
  const model: CalculatorModel = withFlat(fresh, { alcoholSettings, startDay, ...changes });
  return { model, peakPermille: amount / 5 };
}

/** Stores a list like an earlier visit or another tab. */
export function keepList(...evenings: KeptEvening[]) {
  localStorage.setItem(storageKey, eveningsText(evenings));
  act(tellEveningsChanged);
}

export const storedList = (): KeptEvening[] =>
  JSON.parse(localStorage.getItem(storageKey) ?? '{"evenings":[]}').evenings;

/** Opens the list of the Polish site, in English, with entries in the calculator. */
export async function openList(entered: Partial<CalculatorModel> = {}) {
  store.setState({
    ...store.getInitialState(),
    model: { ...fresh, ...entered },
    isReady: true,
  });
  renderShell(
    <CalculatorContext value={{ store, site, laws }}>
      <EarlierEvenings />
    </CalculatorContext>,
  );
  await act(async () => {
    openDetails('earlier-evenings');
    await import('@/components/history/earlier-list');
  });
  await screen.findByTestId('evenings-export');
}

/** Texts of the rows with normalised spaces. */
export const rows = () =>
  screen.queryAllByRole('listitem').map((row) => (row.textContent ?? '').replaceAll('\u00a0', ' '));

/** Clicks the button of the newest toast. */
export function undo() {
  const action = useToasts.getState().toasts.at(-1)?.action;
  act(() => action?.onAction());
}
