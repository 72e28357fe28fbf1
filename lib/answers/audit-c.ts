import type { SiteCode } from '@/lib/site/sites';

/**
 * AUDIT-C: the first three questions of WHO's Alcohol Use Disorders Identification Test (Bush K et
 * al., Arch Intern Med 1998;158:1789-95). Each answer scores 0 to 4 points, 12 in total.
 */
export const questions = ['often', 'many', 'six'] as const;

/** A score by the sex of the person asked. */
export type ScoreBySex = Readonly<Record<'woman' | 'man', number>>;

/** Score from which the screening is positive (Bush 1998; Bradley KA et al. 2007). */
const usual: ScoreBySex = { woman: 3, man: 4 };

/** Istituto superiore di sanità (Scafato E), for Italian family doctors. */
const italian: ScoreBySex = { woman: 4, man: 5 };

/** Score from which doctors of the site's country look more closely. */
export function lookCloserFrom(site: SiteCode): ScoreBySex {
  return site === 'it' ? italian : usual;
}
