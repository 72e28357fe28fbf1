import { useTranslations } from 'next-intl';
import { flushSync } from 'react-dom';
import { withRemoved } from '@/lib/evening/take-back';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { sittingActions, type WhenShown } from '@/lib/store/sitting-actions';
import { showUndo } from '@/lib/store/toasts';
import { addSittingId, leadToId, sittingHeadingId } from './lead-to';
import { SittingCard } from './sitting-card';
import { SittingStrip } from './sitting-strip';

export { sittingActions };

/** All sittings on a timeline, and a card for each added one in the order of entry. */
export function AddedSittings({ whenShown }: { whenShown: WhenShown }) {
  const t = useTranslations();
  const { store } = useCalculatorContext();
  const newest = useCalculatorModel((model) => model.sittings.length - 1);
  const added = Array.from({ length: newest }, (_, i) => i + 1);

  function handleRemove(sitting: number) {
    const { model: before, setSittings } = store.getState();
    flushSync(() => sittingActions(store).removeSitting(sitting));
    // Focus the sitting that took its place, else the one before it, else the button that adds one.
    const next = Math.min(sitting, store.getState().model.sittings.length - 1);
    leadToId(next === 0 ? addSittingId : sittingHeadingId(next));
    const takeBack = () => {
      flushSync(() => setSittings(withRemoved(store.getState().model, before, sitting)));
      leadToId(sittingHeadingId(sitting));
    };
    showUndo(t('sittings.removed', { number: sitting + 1 }), takeBack, t);
  }

  return (
    <div className="grid gap-4">
      <SittingStrip />
      {added.map((sitting) => (
        <SittingCard
          key={sitting}
          sitting={sitting}
          whenShown={whenShown}
          onRemove={() => handleRemove(sitting)}
        />
      ))}
    </div>
  );
}
