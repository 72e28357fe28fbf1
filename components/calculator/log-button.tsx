import { useTranslations } from 'next-intl';
import { Glass } from '@/components/ui/glass';
import { drinkKind } from '@/lib/drinks/servings';
import { servingSize } from '@/lib/drinks/serving-size';
import { presentSetting } from '@/lib/evening/present-kind';
import { amountInAll } from '@/lib/evening/planned-sittings';
import { strengthText } from '@/lib/i18n/format';
import type { DrinkType } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

interface LogButtonProps {
  store: CalculatorStore;
  site: Site;
  type: DrinkType;
  /** The entered evening is over: a tap begins a new one, in which there is nothing yet. */
  isOver: boolean;
  onLog: () => void;
}

/** Counts one as drunk now: the glass fills with the first, the badge says how many there are. */
export function LogButton({ store, site, type, isOver, onLog }: LogButtonProps) {
  const t = useTranslations();
  const drink = useCalculator(store, (state) => drinkKind(state.catalog, type).name);
  const { percent, servingItemName } = useCalculator(store, ({ model }) =>
    presentSetting(model, type),
  );
  const amount = useCalculator(store, ({ model }) => amountInAll(model, type));
  const size = servingSize(servingItemName);
  const isFull = amount > 0 && !isOver;
  return (
    <button
      type="button"
      data-testid={`log-${type}`}
      aria-label={t('log.name', { type, size, strength: strengthText(percent, site) })}
      className="relative grid min-h-24 min-w-0 cursor-pointer touch-manipulation content-center justify-items-center gap-0.5 rounded-box border border-info/35 bg-info/13 px-0.5 py-2 transition-colors hover:bg-info/20 active:bg-info/25 @3xl:min-h-36 @3xl:grid-cols-[auto_minmax(0,auto)] @3xl:justify-center @3xl:gap-x-4 @3xl:px-3"
      onClick={onLog}
    >
      <span
        translate="no"
        className="num absolute start-2 top-2 text-[0.8125rem] leading-none font-semibold text-quiet @3xl:start-3 @3xl:text-base"
      >
        +1
      </span>
      {isFull && (
        <span
          key={amount}
          translate="no"
          data-testid="log-count"
          className="lift num absolute end-2 top-2 text-[0.9375rem] leading-none font-bold text-link @3xl:end-3"
        >
          {amount}
        </span>
      )}
      <Glass
        type={type}
        isFull={isFull}
        className="mt-2 size-8.5 @3xl:row-span-2 @3xl:mt-0 @3xl:size-18"
      />
      <span className="max-w-full text-[0.9375rem] leading-tight font-[650] hyphens-auto wrap-anywhere @3xl:self-end @3xl:text-start @3xl:text-lg">
        {drink}
      </span>
      <span className="num max-w-full text-xs leading-tight text-quiet wrap-anywhere @3xl:self-start @3xl:justify-self-start @3xl:text-sm">
        {size}
      </span>
    </button>
  );
}
