/**
 * AUDIT-C: the first three questions of WHO's Alcohol Use Disorders Identification Test (Bush K et
 * al., Arch Intern Med 1998;158:1789-95). Each answer counts 0 to 4 points, in all 0 to 12.
 */
export const questions = ['often', 'many', 'six'] as const;
export type Question = (typeof questions)[number];

export const mostPoints = 12;

/** Points from which doctors look closer, by sex (Bush 1998; Bradley KA et al. 2007). */
export const lookCloserFrom = { woman: 3, man: 4 } as const;

/** The points of all three; null while one is open. @param answers 0 to 4, or nothing */
export function pointsOf(answers: Readonly<Partial<Record<Question, number>>>): number | null {
  let points = 0;
  for (const question of questions) {
    const answer = answers[question];
    if (answer === undefined) return null;
    points += answer;
  }
  return points;
}
