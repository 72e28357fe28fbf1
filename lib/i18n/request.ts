import { getRequestConfig } from 'next-intl/server';
import { currentSite } from '@/lib/site/current-site';

/** Messages are kept by site code; dates, plurals and collation go by the BCP 47 locale. */
export default getRequestConfig(async () => {
  const site = await currentSite();
  const messages = (await import(`../../messages/${site.code}.json`)).default;
  return { locale: site.locale, messages, timeZone: 'UTC' };
});
