const noBreakSpace = '\u00a0';

/**
 * The size in the name of a serving: "568 ml" for "Pint (568 ml)". The name of the custom serving only
 * contains its unit, millilitres (fr: centilitres): "1 ml".
 */
export function servingSize(name: string): string {
  const [, size] = /[(（]([^()（）]+)[)）]$/.exec(name) ?? [];
  if (size === undefined) return name;
  return /\d/.test(size) ? size : `1${noBreakSpace}${size}`;
}
