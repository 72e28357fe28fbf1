import { isWhole } from '../../extent';

type Look = readonly [theme: 'light' | 'dark', widthPx: number];

/**
 * The looks in which axe sees a state: contrast depends on the theme, layout on the width, so one
 * width for each theme.
 */
export function axeLooks(phonePx: number): readonly Look[] {
  const once: readonly Look[] = [
    ['light', phonePx],
    ['dark', 1280],
  ];
  const rest: readonly Look[] = [
    ['light', 1280],
    ['dark', phonePx],
  ];
  return isWhole ? [...once, ...rest] : once;
}

/**
 * The looks for states of one part of a page: one of them, since accessibility.spec.ts sees every
 * kind of page in both themes.
 */
export function axeLook(theme: Look[0], phonePx: number): readonly Look[] {
  const looks = axeLooks(phonePx);
  return isWhole ? looks : looks.filter(([each]) => each === theme);
}
