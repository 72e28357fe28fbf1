import { useTranslations } from 'next-intl';
import { ButtonPicker } from '@/components/ui/button-picker';
import { WheelField } from '@/components/ui/wheel-picker/wheel-field';
import { percentColumns, percentToSelection, selectionToPercent } from '@/lib/drinks/percent';
import { drinkKind } from '@/lib/drinks/servings';
import { formatNumber, withUnit } from '@/lib/i18n/format';
import type { DrinkType } from '@/lib/model/model';
import { sittingAt } from '@/lib/evening/planned-sittings';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

interface PercentPickerProps {
  store: CalculatorStore;
  site: Site;
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  type: DrinkType;
}

/** How strong: whole per cent, and tenths where the drink has them. */
export function PercentPicker({ store, site, sitting, type }: PercentPickerProps) {
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
      value={withUnit(formatNumber(percent, columns.length - 1, site), '%', site)}
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

interface ServingPickerProps {
  store: CalculatorStore;
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  type: DrinkType;
}

/** Which glass, can or bottle is counted: its name, which may be long, under a small label. */
export function ServingPicker({ store, sitting, type }: ServingPickerProps) {
  const t = useTranslations();
  const kind = useCalculator(store, (state) => drinkKind(state.catalog, type));
  const { servingItemId, servingItemName } = useCalculator(
    store,
    ({ model }) => sittingAt(model, sitting).alcoholSettings[type],
  );
  return (
    <WheelField
      label={t('drinks.serving')}
      layout="compact"
      testId="serving"
      picker={{
        heading: kind.name,
        description: t('drinks.servingHint'),
        okLabel: t('picker.ok'),
        closeLabel: t('picker.close'),
        columns: [{ label: t('drinks.serving'), options: kind.items, selectedId: servingItemId }],
        onConfirm: ([picked]) => {
          if (picked) store.getState().setServing(type, picked.id, sitting);
        },
      }}
    >
      {servingItemName}
    </WheelField>
  );
}
