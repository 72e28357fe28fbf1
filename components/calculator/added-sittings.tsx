import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { sittingsOf } from '@/lib/model/planned-sittings';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { showToast } from '@/lib/store/toasts';
import { AddSitting, addSittingId } from './add-sitting';
import { leadToId, sittingHeadingId } from './lead-to';
import { SittingCard } from './sitting-card';
import { SittingStrip } from './sitting-strip';

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
  const count = useCalculator(store, ({ model }) => model.addedSittings.length);

  useEffect(() => {
    if (!isFresh) return;
    leadToId(sittingHeadingId(count));
    onFocused();
  }, [isFresh, onFocused, count]);

  function handleRemove(sitting: number) {
    const { model, removeSitting, setSittings } = store.getState();
    const before = sittingsOf(model);
    flushSync(() => removeSitting(sitting));
    // The one that took its place, else the one before it; with none left, where one is added.
    const next = Math.min(sitting, count - 1);
    leadToId(next > 0 ? sittingHeadingId(next) : addSittingId);
    showToast({
      text: t('sittings.removed', { number: sitting + 1 }),
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
    <div className="grid gap-5 xl:col-span-2">
      <SittingStrip store={store} />
      {Array.from({ length: count }, (_, i) => i + 1).map((sitting) => (
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
