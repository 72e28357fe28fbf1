import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/shell/site-link';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

/** The box in an article that links to the calculator. */
export function CalculatorBox({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  return (
    <div className="lcd rounded-box p-5">
      <p className="font-semibold">{t('article.boxTitle')}</p>
      <p className="mt-1">{t('article.boxText')}</p>
      <SiteLink
        href={href(siteCode, { page: 'home' })}
        className="btn btn-info mt-4 min-h-11 no-underline"
      >
        {t('article.boxAction')}
      </SiteLink>
    </div>
  );
}
