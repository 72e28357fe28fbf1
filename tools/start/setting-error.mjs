/** An invalid setting: reported without a stack. */
export class SettingError extends Error {}

/**
 * Runs an action; a SettingError is printed without its stack, and ends the program.
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
