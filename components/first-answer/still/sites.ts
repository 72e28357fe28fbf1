import type { Site } from '@/lib/site/sites';

/** The site of the page. Inserted by tools/build/first-answer.ts. */
declare const SITE: Site;

/** Replaces the table of sites in the first answer of home, which needs its own one only. */
export const siteByCode = (): Site => SITE;
export const siteCodes = [SITE.code];
