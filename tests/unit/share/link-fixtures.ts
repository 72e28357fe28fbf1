import { readFileSync } from 'node:fs';
import type { SharedMeasurement } from '@/lib/share/measurement-code';
import type { SharedModel } from '@/lib/share/shared-rules';

const fixture = <Content>(name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/share/${name}.json`, 'utf8')) as Content[];

/** Links of a file, and what they hold. */
export const linksIn = fixture<{ what: string; code: string; model: SharedModel }>;
export const measurementsIn = fixture<{
  what: string;
  code: string;
  measurement: SharedMeasurement;
}>;
