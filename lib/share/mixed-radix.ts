/** Number of values of each field, least significant field first. */
export type Sizes = readonly number[];

/** The product of all sizes, which is the number of values that fit. */
export function capacityOf(sizes: Sizes): bigint {
  return sizes.reduce((product, size) => product * BigInt(size), 1n);
}

/**
 * Packs whole numbers into one, the first field least significant: f0 + s0 x (f1 + s1 x ...).
 * @param fields one per size, each from 0 to its size minus one
 * @throws {RangeError} for a field out of range, or a wrong number of fields
 */
export function packFields(fields: readonly number[], sizes: Sizes): bigint {
  if (fields.length !== sizes.length) {
    throw new RangeError(`${fields.length} fields for ${sizes.length} sizes`);
  }
  return sizes.reduceRight((value, size, i) => {
    const field = fields[i] ?? NaN;
    if (!Number.isInteger(field) || field < 0 || field >= size) {
      throw new RangeError(`Field ${i} is ${field}, wanted a whole number from 0 to ${size - 1}`);
    }
    return value * BigInt(size) + BigInt(field);
  }, 0n);
}

/**
 * Reverses `packFields`.
 * @param value 0 or more
 * @returns the fields, and the rest above them (0 if there is none)
 */
export function unpackFields(value: bigint, sizes: Sizes): { fields: number[]; rest: bigint } {
  let rest = value;
  const fields = sizes.map((size) => {
    const field = Number(rest % BigInt(size));
    rest /= BigInt(size);
    return field;
  });
  return { fields, rest };
}
