import fc from 'fast-check';
import { it } from 'vitest';
import { runsOf } from '../extent';

/** Laws: properties that are tried so often; see `runsOf`. */
export const lawOf =
  (runs: number, atMost?: number) =>
  <Values extends unknown[]>(
    name: string,
    arbitraries: readonly [...{ [Index in keyof Values]: fc.Arbitrary<Values[Index]> }],
    check: (...values: Values) => void,
  ): void => {
    const property = fc.property(fc.tuple<Values>(...arbitraries), (values) => check(...values));
    it(name, () => fc.assert(property, runsOf(runs, atMost)));
  };

/** A law that is tried a thousand times. */
export const law = lawOf(1000);
