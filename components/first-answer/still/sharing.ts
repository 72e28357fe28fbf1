/**
 * Replaces the sharing of results in the first answer: a click on its button is replayed on React's
 * button (lib/early/answer-presses.ts).
 */
export const useSharedLink = () => () => {};
