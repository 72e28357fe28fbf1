import { writeFileSync } from 'node:fs';
import { roundHalfUp } from '@/lib/bac';
import { groupedBy, readMeasuredCurves } from './measured-curves';
import { figuresOf, validationOf, type ErrorFigures, type Figures } from './figures';
import { leaveOneStudyOut } from './left-out';

/**
 * `npm run validate`: compares the engine with measured drinking curves, and writes the pooled figures
 * to content/validation.json, where pages read them. Errors are the estimate minus the measurement; a
 * time too low is too early. Curves never above a level, or measured to above it only ("against late":
 * past the cautious time), have no measured time. "Late was enough" counts the wait, "costs" is its
 * mean.
 */
const file = new URL('../../content/validation.json', import.meta.url);

const fixed = (value: number, decimals: number) => roundHalfUp(value, decimals).toFixed(decimals);
const percent = (share: number) => `${fixed(share * 100, 1)} %`;

function errorColumns(figures: ErrorFigures, unit: string) {
  return {
    counted: figures.counted,
    [`bias, ${unit}`]: fixed(figures.bias, 2),
    [`RMSE, ${unit}`]: fixed(figures.rmse, 2),
    [`worst, ${unit}`]: fixed(figures.worst, 2),
    'too low': percent(figures.tooLowShare),
  };
}

function print(title: string, figures: Figures): void {
  console.log(`\n${title}: ${figures.curves} curves of ${figures.people} people`);
  const rows: Record<string, object> = {};
  for (const [target, time] of Object.entries(figures.hoursTo)) {
    rows[`time to ${target}`] = {
      ...errorColumns(time, 'h'),
      'in range': percent(time.inRangeShare),
      'without wait': percent(time.cautiousEnoughWithoutWaitShare),
      'late was enough': percent(time.cautiousEnoughShare),
      'costs, min': fixed(time.waitMinutes, 1),
      'never above': time.neverAbove,
      'ended above': time.endedAbove,
      'against late': time.endedAboveAfterCautious,
    };
    rows[`time to ${target}, textbook`] = errorColumns(time.textbook, 'h');
  }
  console.table(rows);
  const { peakPermille } = figures;
  console.table({
    peak: {
      ...errorColumns(peakPermille, '‰'),
      'in range': percent(peakPermille.inRangeShare),
      'late was enough': percent(peakPermille.cautiousEnoughShare),
    },
    'peak, textbook': errorColumns(peakPermille.textbook, '‰'),
  });
}

const curves = readMeasuredCurves();
for (const [study, own] of groupedBy(curves, (curve) => curve.study)) print(study, figuresOf(own));
const pooled = validationOf(curves);
print('All studies', pooled);
const { within40MinShare, within60MinShare, worst } = pooled.hoursToLimits;
console.log(
  `Times to 0.8, 0.5, 0.3 and 0.2 together: within 40 min ${percent(within40MinShare)}, ` +
    `within 1 h ${percent(within60MinShare)}, worst ${fixed(worst, 2)} h`,
);

console.log(`Times to zero that were extrapolated: ${pooled.zeroExtrapolated}`);

console.log('\nThe cautious constants chosen without a study and tried on it, without the wait');
console.table(
  Object.fromEntries(
    leaveOneStudyOut(curves).map(({ study, enough, times, ...choice }) => [
      study,
      { ...choice, 'late was enough': `${enough} of ${times}` },
    ]),
  ),
);
const { enough, times } = pooled.leaveOneStudyOut;
console.log(`Together: ${enough} of ${times}, ${percent(enough / times)}`);

writeFileSync(file, `${JSON.stringify(pooled, null, 2)}\n`);
console.log('Wrote content/validation.json');
