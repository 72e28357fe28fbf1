/**
 * Parses a directive's argument.
 * @param form matches the whole argument, from `^` to `$`
 * @returns its capture groups
 * @throws {Error} for an argument that does not match
 */
export function argumentParts(argument: string, form: RegExp): (string | undefined)[] {
  const match = form.exec(argument);
  if (!match) throw new Error(`${argument} is not of the form ${form.source}`);
  return match.slice(1);
}
