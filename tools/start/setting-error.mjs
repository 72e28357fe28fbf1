/** Something a person set wrongly: the message is all they need, the stack is not. */
export class SettingError extends Error {}

/**
 * Says in one line what a person can mend, and ends with 1; anything else is a defect of ours and
 * keeps its stack.
 * @template Value
 * @param {() => Value | Promise<Value>} action
 * @returns {Promise<Value>}
 */
export async function orSayWhy(action) {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
