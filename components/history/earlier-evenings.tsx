import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/shell/disclosure';
import { Icon } from '@/components/ui/icon';
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
  return (
    <Disclosure
      testId="earlier-evenings"
      icon={<HistoryIcon />}
      title={
        <>
          <h2>{t('history.title')}</h2>
          <KeptCount store={props.store} site={props.site} />
        </>
      }
      part={earlierList}
    >
      {(EarlierList) => <EarlierList {...props} />}
    </Disclosure>
  );
}
