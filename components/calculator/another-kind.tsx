import { useTranslations } from 'next-intl';
import { mostLaterSittings } from '@/lib/bac';
import type { DrinkType } from '@/lib/model/model';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { sittingActions } from '@/lib/store/sitting-actions';

interface AnotherKindProps {
  store: CalculatorStore;
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  type: DrinkType;
  /** "Beer" */
  drink: string;
  /** The line is another kind itself: it can be taken away. */
  isAnother: boolean;
}

/** Adds a line for another strength or glass of the same drink, while there is room; removes one. */
export function AnotherKind({ store, sitting, type, drink, isAnother }: AnotherKindProps) {
  const t = useTranslations();
  const { addAnotherKind, removeSitting } = sittingActions(store);
  const hasRoom = useCalculator(
    store,
    ({ model }) => model.addedSittings.length < mostLaterSittings,
  );
  if (!isAnother && !hasRoom) return null;
  return (
    <button
      type="button"
      data-testid={isAnother ? `another-remove-${type}` : `another-${type}`}
      className="ms-11.5 min-h-11 cursor-pointer rounded-field text-start text-sm text-link"
      onClick={() => (isAnother ? removeSitting(sitting) : addAnotherKind(type, sitting))}
    >
      {isAnother ? t('log.anotherRemove', { drink }) : t('log.another', { drink })}
    </button>
  );
}
