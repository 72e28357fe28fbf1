import { site as siteParam } from 'next/root-params';
import { siteByCode, type Site } from './sites';

/** The site of the page being rendered. Server only. @throws {Error} for an unknown site */
export async function currentSite(): Promise<Site> {
  return siteByCode((await siteParam()) ?? '');
}
