/** The size in a name: "568 ml" of "Pint (568 ml)"; "ml" of "Custom (ml)", an amount in ml. */
export function servingSize(name: string): string {
  const [, size] = /[(（]([^()（）]+)[)）]$/.exec(name) ?? [];
  return size ?? name;
}
