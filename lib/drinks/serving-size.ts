/** "568 ml" of "Pint (568 ml)": every name ends in its size. The row of millilitres keeps its name. */
export function servingSize(name: string): string {
  return /[(（]([^()（）]*\d[^()（）]*)[)）]$/.exec(name)?.[1] ?? name;
}
