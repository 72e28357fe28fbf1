import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/shell/disclosure';
import { Icon } from '@/components/ui/icon';
import { onDemand } from '@/components/ui/on-demand';
import { KeptCount } from './kept-count';

const earlierList = onDemand(() => import('./earlier-list').then((part) => part.EarlierList));

const HistoryIcon = () => (
  <Icon className="shrink-0 text-link" d="M4 12a8 8 0 102.5-5.8M4 4v4.5h4.5M12 8v4.5l3 1.8" />
);

/** The list of earlier evenings, closed at first. */
export function EarlierEvenings() {
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
}
