import type { EnteredMeasurement } from '@/lib/model/model';

/** Replaces `mergeMeasurement` in the first answer, which shows drinks only. */
export const mergeMeasurement = (_: unknown, defaults: EnteredMeasurement): EnteredMeasurement =>
  defaults;
