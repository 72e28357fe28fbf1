/**
 * Does a step on a text.
 * @param text its file or title
 * @throws {Error} what the step throws, naming the text: a build has hundreds of them
 */
export function nameErrors<Result>(text: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${text}: ${reason}`, { cause: error });
  }
}
