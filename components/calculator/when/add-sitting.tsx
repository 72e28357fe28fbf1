import { useTranslations } from 'next-intl';
import { PlusIcon } from '@/components/ui/icons';
import { maxLaterSittings } from '@/lib/bac';
import { hasRoom } from '@/lib/evening/planned-sittings';
import { useCalculatorModel } from '@/lib/store/calculator-context';

/** Id of the button. It gets the focus when the last added sitting is removed. */
export const addSittingId = 'add-sitting';
const hintId = 'add-sitting-hint';

interface AddSittingProps {
  onAdd: () => void;
  /** Called on hover and focus, to load code ahead of the click. */
  onApproach?: () => void;
}

/** Button that adds a sitting. At the maximum of six, a sentence is shown instead. */
export function AddSitting({ onAdd, onApproach }: AddSittingProps) {
  const t = useTranslations();
  const isFull = useCalculatorModel((model) => !hasRoom(model));
  if (isFull) {
    return (
      <p className="text-sm text-quiet">{t('sittings.most', { count: maxLaterSittings + 1 })}</p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <button
        id={addSittingId}
        type="button"
        data-testid="add-sitting"
        aria-describedby={hintId}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-field pe-2 text-start text-sm font-semibold text-link"
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={onAdd}
      >
        <PlusIcon />
        {t('sittings.add')}
      </button>
      <p id={hintId} className="sr-only">
        {t('sittings.addHint')}
      </p>
    </div>
  );
}
