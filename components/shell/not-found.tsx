import { useTranslations } from 'next-intl';
import { formatNumber, unbroken, unitStyles } from '@/lib/i18n/format';
import { linkTo } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';

/** The level "measured" on a page that does not exist (spec section 9), grams per litre of blood. */
const REGISTERED_PERMILLE = 4.04;

/** The view for an address without a page. */
export function NotFound({ site }: { site: Site }) {
  const t = useTranslations();
  const isInMilligrams = site.noPermille === true || site.alcoholUnit === 'mgPer100Ml';
  return (
    <section data-testid="not-found">
      <div className="lcd pt-8 pb-14 sm:pt-14 sm:pb-20">
        <div className="@container frame text-center">
          <h1 className="text-4xl font-semibold tracking-tight">{t('notFound.title')}</h1>
          <p className="mt-3 text-quiet">{t('notFound.subtitle')}</p>
          <p className="mt-10 text-sm text-quiet">{t('notFound.registered')}</p>
          <p
            translate="no"
            className={`num glow mt-2 text-4xl leading-none font-semibold tracking-tighter @xs:text-[4.75rem] ${isInMilligrams ? '' : 'whitespace-nowrap'}`}
          >
            {isInMilligrams
              ? formatNumber(REGISTERED_PERMILLE * unitStyles.mgPer100Ml.perPermille, 0, site)
              : formatNumber(REGISTERED_PERMILLE, 2, site)}
            <span className="text-xl font-medium tracking-normal @xs:text-4xl">
              {isInMilligrams ? ' ' : '\u00a0'}
              {unbroken(t(isInMilligrams ? 'unit.milligram' : 'unit.promil'))}
            </span>
          </p>
        </div>
      </div>
      <div className="sheet frame -mt-5 py-8">
        <a
          href={linkTo(site.code, { page: 'home' })}
          className="btn mx-auto h-auto min-h-13 max-w-md btn-block py-2 btn-info"
        >
          {t('notFound.action')}
        </a>
      </div>
    </section>
  );
}
