import { getRequestConfig } from 'next-intl/server';
import { currentSite } from '@/lib/site/current-site';

/** Messages are stored by site code; dates, plurals and sort order use the BCP 47 locale. */
export default getRequestConfig(async () => {
  const site = await currentSite();
  const messages = (await import(`../../messages/${site.code}.json`)).default;
  return { locale: site.locale, messages, timeZone: 'UTC' };
});
