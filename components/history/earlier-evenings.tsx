import { useTranslations } from 'next-intl';
import { memo, useEffect } from 'react';
import { Disclosure } from '@/components/shell/disclosure';
import { Icon } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/on-demand';
import {
  useCalculatorContext,
  useCalculatorModel,
  useCalculatorState,
} from '@/lib/store/calculator-context';
import { globalStorage, siteKey } from '@/lib/store/storage';

const earlierList = onDemand(() => import('./earlier-list').then((part) => part.EarlierList));

const keptSummary = onDemand(() => import('./kept-summary').then((part) => part.KeptSummary));

const HistoryIcon = () => (
  <Icon className="shrink-0 text-link" d="M4 12a8 8 0 102.5-5.8M4 4v4.5h4.5M12 8v4.5l3 1.8" />
);

/** The list of earlier evenings, closed at first. */
export const EarlierEvenings = memo(function EarlierEvenings() {
  const t = useTranslations();
  return (
    <Disclosure
      testId="earlier-evenings"
      icon={<HistoryIcon />}
      title={
        <>
          <h2>{t('history.title')}</h2>
          <KeptCount />
        </>
      }
      part={earlierList}
    >
      {(EarlierList) => <EarlierList />}
    </Disclosure>
  );
});

/** The number of kept evenings, and the last one. Loaded only if there are any. */
function KeptCount() {
  const { site } = useCalculatorContext();
  const [KeptSummary, load] = keptSummary.usePart();
  const isReady = useCalculatorState((state) => state.isReady);
  // Starting a new evening stores the previous one and changes the day.
  const day = useCalculatorModel((model) => model.startDay);

  useEffect(() => {
    if (isReady && globalStorage.getItem(siteKey(site.code, 'evenings')) !== null) load();
  }, [isReady, day, site, load]);

  return KeptSummary && <KeptSummary />;
}
