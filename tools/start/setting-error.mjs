/** An invalid setting: reported without a stack. */
export class SettingError extends Error {}

/**
 * Runs an action. For a SettingError it prints the message and exits; other errors keep their stack.
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
