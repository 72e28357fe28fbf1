/**
 * The size in the name of a serving: "568 ml" for "Pint (568 ml)"; "ml" for "Custom (ml)", whose amount
 * is the size.
 */
export function servingSize(name: string): string {
  const [, size] = /[(（]([^()（）]+)[)）]$/.exec(name) ?? [];
  return size ?? name;
}
