import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  calendarText,
  openResultAnew,
  openWorking,
  plain,
  print,
  showMeasured,
  textAt,
  usualMeasurement,
} from './render-result';
import type { EnteredMeasurement } from '@/lib/model/model';

openResultAnew();

/**
 * Legal limits at which the figure itself is an offence: France (R234-1, "égale ou supérieure"),
 * Poland (art. 46, "od 0,1 mg"), the United States ("0.08 percent or more") and Taiwan (Road
 * Traffic Safety Rules art. 114, "達百分之零點零三以上"). In Spain (RGCir art. 20, "superior a") and
 * New Zealand ("exceeds") only levels above it are.
 */
const figures = [
  ['FR', 'breathMgPerL', 0.25],
  ['ES', 'breathMgPerL', 0.25],
  ['NZ', 'breathMgPerL', 0.25],
  ['PL', 'breathMgPerL', 0.1],
  ['US', 'percent', 0.08],
  ['TW', 'mgPer100Ml', 30],
] as const;

/** Ten minutes after the measurement. */
async function measure(country: string, unit: EnteredMeasurement['unit'], value: number) {
  const measurement = { ...usualMeasurement, value, unit };
  showMeasured('2026-11-21T23:40', { selectedCountryId: country, measurement });
  await screen.findByTestId('change-data');
}

describe('a measured level', () => {
  // In answer, half hours, working, calendar, on paper; of a past evening: tests/unit/answer/say.
  it.each(figures)(
    'that is the figure of the law of %s is the limit, not below it',
    async (country, unit, value) => {
      await measure(country, unit, value);
      expect(textAt('drive-time')).toContain(
        'The measured level is exactly at the limit, and bodies and devices differ. Do not drive before the cautious time.',
      );
      expect(textAt('result')).not.toMatch(/stays? under|estimated under the limit/i);
      const [first] = within(screen.getByTestId('samples')).getAllByRole('listitem');
      expect(first).toHaveTextContent('may be over');
      expect(first).not.toHaveTextContent('under the limit');
      expect(calendarText()).toContain('The measured level is exactly at the limit\\,');
      expect(calendarText()).not.toContain('under the limit');
      const steps = await openWorking();
      expect(steps).toContain('The measured level is exactly at the limit.');
      expect(steps).not.toContain('The level is below the limit');
      const paper = plain(await print());
      expect(paper).toMatch(/Exactly at 0\.\d+% BAC, measuredSat 23:30/);
      expect(paper).not.toMatch(/(?:Under|Not over) 0\.\d+% BAC|throughout/);
    },
  );

  it('stays below the limit if it was below', async () => {
    // 0.24 mg/L by 2000 is 0.48.
    await measure('FR', 'breathMgPerL', 0.24);
    expect(textAt('drive-time')).toContain('The likely estimate stays under the limit');
    expect(await openWorking()).toContain(
      'The level is below the limit, but that is not permission to drive.',
    );
  });

  it('is in the working the figure from which penalties begin, where any alcohol is forbidden', async () => {
    await measure('JP', 'breathMgPerL', 0.15);
    expect(await openWorking()).toContain('The measured level is exactly at the limit.');
  });
});
