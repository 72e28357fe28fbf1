import { site as siteParam } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { siteByCode } from '@/lib/site/sites';

/** Messages are kept by site code; dates, plurals and collation go by the BCP 47 locale. */
export default getRequestConfig(async () => {
  const site = siteByCode((await siteParam()) ?? '');
  const messages = (await import(`../../messages/${site.code}.json`)).default;
  return { locale: site.locale, messages, timeZone: 'UTC' };
});
