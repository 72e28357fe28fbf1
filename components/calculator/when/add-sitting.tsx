import { useTranslations } from 'next-intl';
import { flushSync } from 'react-dom';
import { PlusIcon } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/on-demand';
import { maxLaterSittings } from '@/lib/bac';
import { hasRoom } from '@/lib/evening/planned-sittings';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { addSittingId, leadToId, sittingHeadingId } from './lead-to';

/**
 * Loaded on demand, because most visitors enter one sitting. Sittings are added once it is there:
 * counted and not shown, they would mislead.
 */
export const addedSittings = onDemand(() => import('./added-sittings'));

const hintId = 'add-sitting-hint';

/** Button that adds a sitting. At the maximum of six, a sentence is shown instead. */
export function AddSitting() {
  const t = useTranslations();
  const { store } = useCalculatorContext();
  const isFull = useCalculatorModel((model) => !hasRoom(model));
  if (isFull) {
    return (
      <p className="text-sm text-quiet">{t('sittings.most', { count: maxLaterSittings + 1 })}</p>
    );
  }
  const load = () => void addedSittings.request();
  const handleAdd = () =>
    void addedSittings.whenThere(({ sittingActions }) => {
      flushSync(sittingActions(store).addSitting);
      leadToId(sittingHeadingId(store.getState().model.sittings.length - 1));
    });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <button
        id={addSittingId}
        type="button"
        data-testid="add-sitting"
        aria-describedby={hintId}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-field pe-2 text-start text-sm font-semibold text-link"
        onPointerEnter={load}
        onFocus={load}
        onClick={handleAdd}
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
