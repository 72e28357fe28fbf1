import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageMetadata } from './metadata';
import type { Site } from './sites';

/**
 * Metadata of the three single pages of a site: result, help, privacy policy.
 * @param privacy how the policy is called in the library
 */
export async function slugMetadata(
  site: Site,
  slug: string,
  privacy: { title: string; description: string },
): Promise<Metadata> {
  const t = await getTranslations();
  const common = { code: site.code, appName: t('app.name') };
  if (slug === site.resultSlug) {
    return pageMetadata({
      ...common,
      title: `${t('meta.result.title')} | ${common.appName}`,
      description: t('meta.result.description'),
      routeOf: () => ({ page: 'result' }),
      isIndexed: false,
    });
  }
  if (slug === site.helpSlug) {
    return pageMetadata({
      ...common,
      title: t('meta.help.title'),
      description: t('meta.help.description'),
      routeOf: () => ({ page: 'help' }),
    });
  }
  return pageMetadata({
    ...common,
    title: `${privacy.title} | ${common.appName}`,
    description: privacy.description,
    routeOf: () => ({ page: 'privacy' }),
  });
}
