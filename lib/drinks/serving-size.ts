const noBreakSpace = '\u00a0';

/**
 * "568 ml" of "Pint (568 ml)": every name ends in its size. The row that counts single millilitres
 * (fr: centilitres) ends in its unit: "1 ml".
 */
export function servingSize(name: string): string {
  const [, size] = /[(（]([^()（）]+)[)）]$/.exec(name) ?? [];
  if (size === undefined) return name;
  return /\d/.test(size) ? size : `1${noBreakSpace}${size}`;
}
