import { useTranslations } from 'next-intl';
import { hasRoom } from '@/lib/evening/planned-sittings';
import type { DrinkType } from '@/lib/model/model';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { sittingActions } from '@/lib/store/sitting-actions';

interface AnotherKindProps {
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  type: DrinkType;
  /** 0 for the first of its type; others were added beside it, so they can be removed. */
  kind: number;
  /** "Beer" */
  drink: string;
}

/** Button that adds a line for another strength or glass of a drink, or removes that line. */
export function AnotherKind({ sitting, type, kind, drink }: AnotherKindProps) {
  const t = useTranslations();
  const { store } = useCalculatorContext();
  const { addAnotherKind, removeKind } = sittingActions(store);
  const canAdd = useCalculatorModel(hasRoom);
  const isAnother = kind > 0;
  if (!isAnother && !canAdd) return null;
  return (
    <button
      type="button"
      data-testid={isAnother ? `another-remove-${type}` : `another-${type}`}
      className="drink-kinds"
      onClick={() => (isAnother ? removeKind(type, sitting, kind) : addAnotherKind(type, sitting))}
    >
      {isAnother ? t('log.anotherRemove', { drink }) : t('log.another', { drink })}
    </button>
  );
}
