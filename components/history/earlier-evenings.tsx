import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { NotLoaded } from '@/components/shell/not-loaded';
import { DisclosureIcon } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/on-demand';
import type { CountryLaws } from '@/lib/countries/applicable-limit';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';

const earlierList = onDemand(() => import('./earlier-list').then((part) => part.EarlierList));

interface EarlierEveningsProps {
  store: CalculatorStore;
  site: Site;
  laws: CountryLaws;
}

/** The evenings before this one, closed until asked for, and what can be done with all of them. */
export function EarlierEvenings(props: EarlierEveningsProps) {
  const t = useTranslations();
  const [wasOpened, setWasOpened] = useState(false);
  const [EarlierList, load, isMissing] = earlierList.usePart();
  // Also as a ref: who opens the list before the page answers is not told of again.
  const showIfOpen = useCallback(
    (details: HTMLDetailsElement | null) => {
      if (!details?.open) return;
      setWasOpened(true);
      load();
    },
    [load],
  );
  return (
    <details
      data-testid="earlier-evenings"
      className="group mt-5 rounded-box border border-base-content/10 bg-base-100"
      ref={showIfOpen}
      onToggle={({ currentTarget }) => showIfOpen(currentTarget)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-box px-4 py-3 font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
        <DisclosureIcon />
        <h2>{t('history.title')}</h2>
      </summary>
      {wasOpened && (
        <div className="px-4 pb-5 sm:px-6">
          {EarlierList && <EarlierList {...props} />}
          {isMissing && <NotLoaded onRetry={() => earlierList.whenThere(load)} />}
        </div>
      )}
    </details>
  );
}
