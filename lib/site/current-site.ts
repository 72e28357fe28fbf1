import { site as siteParam } from 'next/root-params';
import { siteByCode, type Site } from './sites';

/**
 * The site of the page that is being rendered, by the `[site]` of its address. On the server only.
 * @throws {Error} below an address without a site that is known
 */
export async function currentSite(): Promise<Site> {
  return siteByCode((await siteParam()) ?? '');
}
