/**
 * Runs a step, and adds a name to what it throws.
 * @param text the file or title of what the step processes
 */
export function nameErrors<Result>(text: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${text}: ${reason}`, { cause: error });
  }
}
