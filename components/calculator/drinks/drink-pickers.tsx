import { useTranslations } from 'next-intl';
import { ButtonPicker } from '@/components/ui/button-picker';
import { percentColumns, percentToSelection, selectionToPercent } from '@/lib/drinks/percent';
import { servingSize } from '@/lib/drinks/serving-size';
import { drinkKind } from '@/lib/drinks/servings';
import { kindAt } from '@/lib/evening/planned-sittings';
import { strengthText } from '@/lib/i18n/format';
import type { DrinkType } from '@/lib/model/model';
import {
  useCalculatorActions,
  useCalculatorContext,
  useCalculatorModel,
  useCalculatorState,
} from '@/lib/store/calculator-context';

/** Which drink of the entries is meant. */
export interface DrinkPlace {
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  type: DrinkType;
  /** 0 for the first of its type; others were added beside it, so they can be removed. */
  kind: number;
}

/** The strength: whole percent, and tenths for drinks that have them. */
export function PercentPicker({ sitting, type, kind }: DrinkPlace) {
  const t = useTranslations();
  const { site } = useCalculatorContext();
  const { setPercent } = useCalculatorActions();
  const name = useCalculatorState((state) => drinkKind(state.catalog, type).name);
  const percent = useCalculatorModel((model) => kindAt(model, sitting, type, kind).percent);
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
        // With the separator between the wheels, they read as one number.
        mark: position < columns.length - 1 ? site.decimalSeparator : '%',
        selectedId: selected[position],
      }))}
      onConfirm={(selection) =>
        setPercent(type, selectionToPercent(selection.map(({ id }) => id)), sitting, kind)
      }
    />
  );
}

/** The glass, can or bottle that is counted. The button shows its size, the wheel also its name. */
export function ServingPicker({ sitting, type, kind }: DrinkPlace) {
  const t = useTranslations();
  const { setServing } = useCalculatorActions();
  const { name, items } = useCalculatorState((state) => drinkKind(state.catalog, type));
  const { servingItemId, servingItemName } = useCalculatorModel((model) =>
    kindAt(model, sitting, type, kind),
  );
  // What was drunk may have a serving of its own (saved-drink.ts).
  const isListed = items.some(({ id }) => id === servingItemId);
  return (
    <ButtonPicker
      stylePreset="percents"
      testId="serving"
      label={t('drinks.serving')}
      value={servingSize(servingItemName)}
      heading={name}
      description={t('drinks.servingHint')}
      okLabel={t('picker.ok')}
      closeLabel={t('picker.close')}
      columns={[
        {
          label: t('drinks.serving'),
          options: isListed ? items : [{ id: servingItemId, name: servingItemName }, ...items],
          selectedId: servingItemId,
        },
      ]}
      onConfirm={([picked]) => {
        if (picked && picked.id !== servingItemId) setServing(type, picked.id, sitting, kind);
      }}
    />
  );
}
