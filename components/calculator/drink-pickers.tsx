import { useTranslations } from 'next-intl';
import { ButtonPicker } from '@/components/ui/button-picker';
import { percentColumns, percentToSelection, selectionToPercent } from '@/lib/drinks/percent';
import { drinkKind } from '@/lib/drinks/servings';
import { formatNumber } from '@/lib/i18n/format';
import type { DrinkType } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

interface PercentPickerProps {
  store: CalculatorStore;
  site: Site;
  type: DrinkType;
}

/** How strong: whole per cent, and tenths where the drink has them. */
export function PercentPicker({ store, site, type }: PercentPickerProps) {
  const t = useTranslations();
  const name = useCalculator(store, (state) => drinkKind(state.catalog, type).name);
  const percent = useCalculator(store, (state) => state.model.alcoholSettings[type].percent);
  const columns = percentColumns(type);
  const labels = [t('drinks.percentWhole'), t('drinks.percentTenth')];
  const selected = percentToSelection(type, percent);
  return (
    <ButtonPicker
      stylePreset="percents"
      testId="percent"
      label={t('drinks.strength')}
      parts={[{ value: formatNumber(percent, columns.length - 1, site), unit: '%' }]}
      heading={name}
      description={t('drinks.strengthHint')}
      okLabel={t('picker.ok')}
      closeLabel={t('picker.close')}
      columns={columns.map((options, position) => ({
        label: labels[position] ?? '',
        // The separator stands before the tenths, so that the wheels read as one number.
        options:
          position === 0
            ? options
            : options.map(({ id }) => ({ id, name: `${site.decimalSeparator}${id}` })),
        selectedId: selected[position],
      }))}
      onConfirm={(selection) =>
        store.getState().setPercent(type, selectionToPercent(selection.map(({ id }) => id)))
      }
    />
  );
}

interface ServingPickerProps {
  store: CalculatorStore;
  type: DrinkType;
}

/** Which glass, can or bottle is counted. */
export function ServingPicker({ store, type }: ServingPickerProps) {
  const t = useTranslations();
  const kind = useCalculator(store, (state) => drinkKind(state.catalog, type));
  const id = useCalculator(store, (state) => state.model.alcoholSettings[type].servingItemId);
  const serving = useCalculator(
    store,
    (state) => state.model.alcoholSettings[type].servingItemName,
  );
  return (
    <ButtonPicker
      stylePreset="percents"
      testId="serving"
      label={t('drinks.serving')}
      parts={breakable(serving)}
      heading={kind.name}
      description={t('drinks.servingHint')}
      okLabel={t('picker.ok')}
      closeLabel={t('picker.close')}
      columns={[{ label: t('drinks.serving'), options: kind.items, selectedId: id }]}
      onConfirm={([picked]) => {
        if (picked) store.getState().setServing(type, picked.id);
      }}
    />
  );
}

/** The words of a name as parts, between which a narrow button may break the line. */
function breakable(name: string): { value: string }[] {
  return name.split(/ |(?=（)/).map((value) => ({ value }));
}
