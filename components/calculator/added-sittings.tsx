import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { periodIndexes, periodNumber, sittingsOf } from '@/lib/evening/planned-sittings';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { sittingActions } from '@/lib/store/sitting-actions';
import { showToast } from '@/lib/store/toasts';
import { AddSitting, addSittingId } from './add-sitting';
import { leadToId, sittingHeadingId } from './lead-to';
import { SittingCard } from './sitting-card';
import { SittingStrip } from './sitting-strip';

export { sittingActions };

interface AddedSittingsProps {
  store: CalculatorStore;
  site: Site;
  /** True when the newest was just added by hand: it takes the focus. */
  isFresh: boolean;
  onFocused: () => void;
  onAdd: () => void;
}

/** All sittings on a time line, and the added ones in the order of entry. */
export function AddedSittings({ store, site, isFresh, onFocused, onAdd }: AddedSittingsProps) {
  const t = useTranslations();
  // As text, so that it is the same as long as nothing of it changes.
  const places = useCalculator(store, ({ model }) => periodIndexes(model).join());
  const added = places.split(',').map(Number).slice(1);
  const newest = added.at(-1) ?? 0;

  useEffect(() => {
    if (!isFresh) return;
    leadToId(sittingHeadingId(newest));
    onFocused();
  }, [isFresh, onFocused, newest]);

  function handleRemove(sitting: number) {
    const { model, setSittings } = store.getState();
    const before = sittingsOf(model);
    flushSync(() => sittingActions(store).removeSitting(sitting));
    // The one that took its place, else the one before it; with none left, where one is added.
    const left = periodIndexes(store.getState().model).slice(1);
    const next = left.find((place) => place >= sitting) ?? left.at(-1);
    leadToId(next === undefined ? addSittingId : sittingHeadingId(next));
    showToast({
      text: t('sittings.removed', { number: periodNumber(model, sitting) }),
      type: 'success',
      action: {
        label: t('sittings.undo'),
        onAction: () => {
          flushSync(() => setSittings(before));
          leadToId(sittingHeadingId(sitting));
        },
      },
    });
  }

  return (
    <div className="grid gap-4">
      <SittingStrip store={store} site={site} />
      {added.map((sitting) => (
        <SittingCard
          key={sitting}
          store={store}
          site={site}
          sitting={sitting}
          onRemove={() => handleRemove(sitting)}
        />
      ))}
      <div>
        <AddSitting store={store} onAdd={onAdd} />
      </div>
    </div>
  );
}
