import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { hasRoom } from '@/lib/evening/planned-sittings';
import { ifUnchanged, withoutSplit } from '@/lib/evening/take-back';
import { longDrinkingMin } from '@/lib/model/warnings';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import type { WhenShown } from '@/lib/store/sitting-actions';
import { showUndo } from '@/lib/store/toasts';

interface LongPeriodHintProps {
  sitting: number;
  whenShown: WhenShown;
}

/** Warns that drinks of a long sitting are spread evenly, and offers to split the sitting. */
export function LongPeriodHint({ sitting, whenShown }: LongPeriodHintProps) {
  const t = useTranslations();
  const { store } = useCalculatorContext();
  const canSplit = useCalculatorModel(hasRoom);

  function handleSplit({ currentTarget }: MouseEvent) {
    const section = currentTarget.closest('section');
    // The hint and its button may disappear: focus the times, which have changed.
    const change = (action: () => void) => {
      flushSync(action);
      section?.querySelector<HTMLElement>('[data-testid=time-start]')?.focus();
    };
    void whenShown(({ sittingActions }) => {
      const { model: before, setSittings } = store.getState();
      change(() => sittingActions(store).splitSitting(sitting));
      const after = store.getState().model;
      const takeBack = () => {
        const { model } = store.getState();
        const back = ifUnchanged(model, after, before);
        setSittings(back ?? withoutSplit(model, after, before, sitting));
      };
      showUndo(t('sittings.splitDone'), () => change(takeBack), t);
    });
  }

  return (
    <div
      data-testid="long-period-hint"
      role="note"
      className="mb-4 border-s-4 border-warning ps-3 text-sm text-quiet"
    >
      <p>{t('timing.longPeriod', { hours: longDrinkingMin / 60 })}</p>
      {canSplit && (
        <button type="button" className="btn mt-2 h-11" onClick={handleSplit}>
          {t('sittings.split')}
        </button>
      )}
    </div>
  );
}
