import { useTranslations } from 'next-intl';
import { ResultHeader } from '@/components/result/result-header';
import type { NoEvening } from '@/lib/evening/evening';
import { linkTo } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

interface NoResultProps {
  siteCode: SiteCode;
  reason: NoEvening | 'nothingMeasured';
}

/** Shown instead of a result: why there is none, and a link to the entries. */
export function NoResult({ siteCode, reason }: NoResultProps) {
  const t = useTranslations();
  const notices = {
    empty: {
      title: t('result.empty.title'),
      text: t('result.empty.text'),
      action: t('result.empty.action'),
    },
    noAlcohol: {
      title: t('result.empty.title'),
      text: t('result.empty.noAlcohol'),
      action: t('result.changeData'),
    },
    nothingMeasured: {
      title: t('measurement.result.emptyTitle'),
      text: t('measurement.result.emptyText'),
      action: t('measurement.result.emptyAction'),
    },
    tooLong: {
      title: t('timing.tooLongTitle'),
      text: t('timing.tooLongText'),
      action: t('result.sittings.tooLongAction'),
    },
    lastDrinkAfter: {
      title: t('measurement.lastDrinkAfter'),
      text: '',
      action: t('result.changeData'),
    },
  };
  const { title, text, action } = notices[reason];
  return (
    <div className="lcd sky">
      <div className="frame @container min-h-dvh pt-2 pb-10 sm:pt-4">
        <ResultHeader />
        <section data-testid="result-empty" className="mx-auto my-8 max-w-md text-center sm:my-14">
          <p className="num text-6xl leading-none font-semibold text-quiet" aria-hidden="true">
            –.––
          </p>
          <h2 className="mt-5 text-xl font-semibold text-base-content">{title}</h2>
          <p className="mt-2 text-quiet">{text}</p>
          <a
            href={linkTo(siteCode, { page: 'home' })}
            className="btn btn-info mt-6 min-h-11 w-full"
          >
            {action}
          </a>
        </section>
      </div>
    </div>
  );
}
