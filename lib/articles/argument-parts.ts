/**
 * The parts of a directive's argument, as the groups of a form name them.
 * @param form of the whole argument, from `^` to `$`
 * @throws {Error} for an argument of another form: what is left over must not go unread
 */
export function argumentParts(argument: string, form: RegExp): (string | undefined)[] {
  const match = form.exec(argument);
  if (!match) throw new Error(`${argument} is not of the form ${form.source}`);
  return match.slice(1);
}
