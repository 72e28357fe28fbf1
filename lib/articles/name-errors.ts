/** Runs a step, and adds a name, such as that of its file, to what it throws. */
export function nameErrors<Result>(text: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${text}: ${reason}`, { cause: error });
  }
}
