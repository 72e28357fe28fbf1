import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import { href } from '@/lib/site/routes';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { SiteLink } from './site-link';

/** The level "measured" on a page that does not exist (spec section 9). */
const REGISTERED_PERMILLE = 4.04;

/** The view of an address that leads nowhere. */
export function NotFound({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  return (
    <section data-testid="not-found" className="frame max-w-md py-12 text-center sm:py-20">
      <h1 className="text-5xl font-bold tracking-tight">{t('notFound.title')}</h1>
      <p className="mt-3 text-lg text-base-content/80">{t('notFound.subtitle')}</p>
      <div className="lcd mt-8 rounded-box px-4 py-8">
        <p className="text-sm text-white/80">{t('notFound.registered')}</p>
        <p
          translate="no"
          className="num glow mt-2 text-7xl leading-none font-semibold whitespace-nowrap"
        >
          {formatNumber(REGISTERED_PERMILLE, 2, siteByCode(siteCode))}
          <span className="text-3xl font-medium">
            {'\u00a0'}
            {t('unit.promil')}
          </span>
        </p>
      </div>
      <SiteLink
        href={href(siteCode, { page: 'home' })}
        className="btn mt-8 h-auto min-h-12 btn-block py-2 text-lg btn-info"
      >
        {t('notFound.action')}
      </SiteLink>
    </section>
  );
}
