/** What is read of the saved entries here (lib/model/saved.ts): damaged ones may hold anything. */
interface SavedParts {
  state?: { isBodySet?: unknown; reading?: { value?: unknown } | null } | null;
}

/** Storage key of the height that the display had last, in a window of which width (both in px). */
export const displayHeightKey = 'display-height';

/**
 * Sets attributes on `<html>` for the style sheet if the visitor has saved data, so that nothing moves
 * when React renders it: the exported page has the form of a first visit and an empty display. For
 * saved entries and shared results, also lets the first answer be drawn
 * (tools/build/first-answer.ts).
 * @param key storage key of the saved entries
 */
export function markSavedEntries(key: string): void {
  const { dataset, style } = document.documentElement;
  const firstAnswer = document.querySelector<HTMLTemplateElement>('template[data-first-answer]');
  try {
    const saved = localStorage.getItem(key) ?? '{}';
    const { state } = JSON.parse(saved) as SavedParts;
    if (state?.isBodySet === true) dataset.body = 'set';
    const isMeasured = typeof state?.reading?.value === 'number';
    // Drinks are the only things that have an amount, in every version and sitting.
    if (isMeasured || /"amount":(0\.|[1-9])/.test(saved)) dataset.display = 'awaited';
    const [width, height] = JSON.parse(localStorage.getItem(displayHeightKey) ?? '[]') as unknown[];
    if (width === window.innerWidth) style.setProperty('--display-height', `${height}px`);
  } catch {
    // Storage is denied, or holds something else: show the page of a first visit.
  }
  if (!firstAnswer) return;
  const resultPath = firstAnswer.dataset.firstAnswer;
  const isShared = resultPath && (location.pathname !== resultPath || location.hash);
  if (dataset.display || isShared) {
    document.head.append(document.importNode(firstAnswer.content, true));
  }
}
