import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { NotLoaded } from '@/components/shell/not-loaded';
import { Icon } from '@/components/ui/icon';
import { DisclosureIcon } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/on-demand';
import type { CountryLaws } from '@/lib/countries/applicable-limit';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { KeptCount } from './kept-count';

const earlierList = onDemand(() => import('./earlier-list').then((part) => part.EarlierList));

interface EarlierEveningsProps {
  store: CalculatorStore;
  site: Site;
  laws: CountryLaws;
}

const HistoryIcon = () => (
  <Icon className="shrink-0 text-link">
    <path d="M4 12a8 8 0 102.5-5.8M4 4v4.5h4.5M12 8v4.5l3 1.8" />
  </Icon>
);

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
      className="group"
      ref={showIfOpen}
      onToggle={({ currentTarget }) => showIfOpen(currentTarget)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3.5 rounded-field py-1.5 leading-tight [&::-webkit-details-marker]:hidden">
        <HistoryIcon />
        <span className="min-w-0 flex-1">
          <h2 className="font-semibold">{t('history.title')}</h2>
          <KeptCount store={props.store} site={props.site} />
        </span>
        <DisclosureIcon />
      </summary>
      {wasOpened && (
        <div className="pb-4">
          {EarlierList && <EarlierList {...props} />}
          {isMissing && <NotLoaded onRetry={() => earlierList.whenThere(load)} />}
        </div>
      )}
    </details>
  );
}
