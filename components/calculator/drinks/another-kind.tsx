import { useTranslations } from 'next-intl';
import { hasRoom } from '@/lib/evening/planned-sittings';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { sittingActions } from '@/lib/store/sitting-actions';
import type { DrinkPlace } from './drink-pickers';

interface AnotherKindProps extends DrinkPlace {
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
