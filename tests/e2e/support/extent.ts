import { isWhole } from '../../extent';

/**
 * The looks in which axe sees a state: contrast depends on the theme, layout on the width, so one
 * width for each theme.
 */
export function axeLooks(phonePx: number): readonly [theme: 'light' | 'dark', widthPx: number][] {
  const once = [
    ['light', phonePx],
    ['dark', 1280],
  ] as const;
  const rest = [
    ['light', 1280],
    ['dark', phonePx],
  ] as const;
  return [...once, ...(isWhole ? rest : [])].map(([theme, widthPx]) => [theme, widthPx]);
}
