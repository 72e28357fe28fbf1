import { useTranslations } from 'next-intl';
import { maxLaterSittings } from '@/lib/bac';
import type { DrinkType } from '@/lib/model/model';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { sittingActions } from '@/lib/store/sitting-actions';

interface AnotherKindProps {
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  type: DrinkType;
  /** "Beer" */
  drink: string;
  /** This line was itself added as another kind, so it can be removed. */
  isAnother: boolean;
}

/** Button that adds a line for another strength or glass of a drink, or removes that line. */
export function AnotherKind({ sitting, type, drink, isAnother }: AnotherKindProps) {
  const t = useTranslations();
  const { store } = useCalculatorContext();
  const { addAnotherKind, removeSitting } = sittingActions(store);
  const hasRoom = useCalculatorModel((model) => model.addedSittings.length < maxLaterSittings);
  if (!isAnother && !hasRoom) return null;
  return (
    <button
      type="button"
      data-testid={isAnother ? `another-remove-${type}` : `another-${type}`}
      className="drink-kinds"
      onClick={() => (isAnother ? removeSitting(sitting) : addAnotherKind(type, sitting))}
    >
      {isAnother ? t('log.anotherRemove', { drink }) : t('log.another', { drink })}
    </button>
  );
}
