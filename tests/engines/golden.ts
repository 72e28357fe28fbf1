import { readFileSync } from 'node:fs';

interface GoldenCase {
  id: string;
  expected: { peakPermille: number; soberMin: number; band: { soberMinLate: number } };
}

const file = new URL('../fixtures/bac/reference_cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: GoldenCase[] };

/** The levels of a golden case, which was computed independently; minutes are rounded up. */
export function goldenLevels(id: string) {
  const found = cases.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No golden case ${id}`);
  const { peakPermille, soberMin, band } = found.expected;
  return { peakPermille, soberMin, soberLateMin: Math.ceil(band.soberMinLate) };
}
