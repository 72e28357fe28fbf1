import { vi } from 'vitest';

/** Every media query has this answer, until the mocks are restored. */
export function answerMedia(matches: boolean): void {
  const answer = Object.assign(new EventTarget(), { matches }) as MediaQueryList;
  vi.spyOn(window, 'matchMedia').mockReturnValue(answer);
}
