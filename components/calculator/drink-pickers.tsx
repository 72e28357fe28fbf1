import { useTranslations } from 'next-intl';
import { ButtonPicker } from '@/components/ui/button-picker';
import { percentColumns, percentToSelection, selectionToPercent } from '@/lib/drinks/percent';
import { servingSize } from '@/lib/drinks/serving-size';
import { drinkKind } from '@/lib/drinks/servings';
import { sittingAt } from '@/lib/evening/planned-sittings';
import { strengthText } from '@/lib/i18n/format';
import type { DrinkType } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

interface PickerProps {
  store: CalculatorStore;
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  type: DrinkType;
}

/** How strong: whole per cent, and tenths where the drink has them. */
export function PercentPicker({ store, site, sitting, type }: PickerProps & { site: Site }) {
  const t = useTranslations();
  const name = useCalculator(store, (state) => drinkKind(state.catalog, type).name);
  const percent = useCalculator(
    store,
    ({ model }) => sittingAt(model, sitting).alcoholSettings[type].percent,
  );
  const columns = percentColumns(type);
  const labels = [t('drinks.percentWhole'), t('drinks.percentTenth')];
  const selected = percentToSelection(type, percent);
  return (
    <ButtonPicker
      stylePreset="percents"
      testId="percent"
      label={t('drinks.strength')}
      value={strengthText(percent, site)}
      heading={name}
      description={t('drinks.strengthHint')}
      okLabel={t('picker.ok')}
      closeLabel={t('picker.close')}
      columns={columns.map((options, position) => ({
        label: labels[position] ?? '',
        options,
        // The separator stands between the wheels, so that they read as one number.
        mark: position < columns.length - 1 ? site.decimalSeparator : '%',
        selectedId: selected[position],
      }))}
      onConfirm={(selection) =>
        store
          .getState()
          .setPercent(type, selectionToPercent(selection.map(({ id }) => id)), sitting)
      }
    />
  );
}

/** Which glass, can or bottle is counted: its size; the wheel has the names. */
export function ServingPicker({ store, sitting, type }: PickerProps) {
  const t = useTranslations();
  const kind = useCalculator(store, (state) => drinkKind(state.catalog, type));
  const { servingItemId, servingItemName } = useCalculator(
    store,
    ({ model }) => sittingAt(model, sitting).alcoholSettings[type],
  );
  return (
    <ButtonPicker
      stylePreset="percents"
      testId="serving"
      label={t('drinks.serving')}
      value={servingSize(servingItemName)}
      heading={kind.name}
      description={t('drinks.servingHint')}
      okLabel={t('picker.ok')}
      closeLabel={t('picker.close')}
      columns={[{ label: t('drinks.serving'), options: kind.items, selectedId: servingItemId }]}
      onConfirm={([picked]) => {
        if (picked) store.getState().setServing(type, picked.id, sitting);
      }}
    />
  );
}
