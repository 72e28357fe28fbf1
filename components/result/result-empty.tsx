import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/shell/site-link';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

/** Nothing entered, so nothing to calculate: leads to the calculator. */
export function ResultEmpty({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  return (
    <section
      data-testid="result-empty"
      className="lcd mx-auto my-8 max-w-md rounded-box p-6 text-center sm:my-14 sm:p-8"
    >
      <p className="num text-6xl leading-none font-semibold text-white/55" aria-hidden="true">
        –.––
      </p>
      <h2 className="mt-5 text-xl font-semibold text-white">{t('result.empty.title')}</h2>
      <p className="mt-2 text-white/80">{t('result.empty.text')}</p>
      <SiteLink
        href={href(siteCode, { page: 'home' })}
        className="btn btn-info mt-6 min-h-11 w-full"
      >
        {t('result.empty.action')}
      </SiteLink>
    </section>
  );
}
