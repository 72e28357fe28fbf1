/** In the place of what shares a result: a press in the first answer is pressed again in React's. */
export const useSharedLink = () => () => {};
export const shareLink = () => Promise.resolve('failed' as const);
