import { writeFileSync } from 'node:fs';
import { groupedBy, readMeasuredCurves } from './measured-curves';
import { figuresOf, validationOf, type Figures } from './figures';

/**
 * `npm run validate`: compares the engine with measured drinking curves, and writes the pooled figures
 * to content/validation.json, where pages read them; figures.ts says what each means. Errors are the
 * estimate minus the measurement, in hours to a level and in permille of the peak; a time too low is
 * too early.
 */
const file = new URL('../../content/validation.json', import.meta.url);

function print(title: string, { curves, people, hoursTo, peakPermille }: Figures): void {
  console.log(`\n${title}: ${curves} curves of ${people} people`);
  const rows = Object.entries({ ...hoursTo, peak: peakPermille });
  const pairs = rows.flatMap(([name, { textbook, ...own }]) => [
    [name, own],
    [`${name}, textbook`, textbook],
  ]);
  console.table(Object.fromEntries(pairs));
}

const curves = readMeasuredCurves();
for (const [study, own] of groupedBy(curves, (curve) => curve.study)) print(study, figuresOf(own));
const pooled = validationOf(curves);
print('All studies', pooled);
console.log('Times to 0.8, 0.5, 0.3 and 0.2 together');
console.table(pooled.hoursToLimits);
console.log(`Times to zero that were extrapolated: ${pooled.zeroExtrapolated}`);

const { enough, times } = pooled.leaveOneStudyOut;
console.log('The cautious constants chosen without a study and tried on it, without the wait:');
console.log(`late enough for ${enough} of ${times} times`);

writeFileSync(file, `${JSON.stringify(pooled, null, 2)}\n`);
console.log('Wrote content/validation.json');
