/**
 * Sets attributes on `<html>` that tell the style sheet what the visitor has saved, so that nothing
 * moves when React draws it: the exported page shows the form of a first visit and an empty display.
 * Starts the script of the first answer (tools/build/first-answer.ts) for saved entries and on the
 * address of a shared result.
 * @param key storage key of the saved entries
 */
export function markSavedEntries(key: string): void {
  const { dataset } = document.documentElement;
  const firstAnswer = document.querySelector<HTMLTemplateElement>('template[data-first-answer]');
  try {
    const saved = localStorage.getItem(key) ?? '';
    if (/"isBodySet":true/.test(saved)) dataset.body = 'set';
    if (/"amount":(0\.|[1-9])|"value":\d/.test(saved)) dataset.display = 'awaited';
  } catch {
    // Storage is denied: the page of a first visit is right.
  }
  if (!firstAnswer) return;
  const resultPath = firstAnswer.dataset.firstAnswer;
  const isShared = resultPath && (location.pathname !== resultPath || location.hash);
  if (dataset.display || isShared) {
    document.head.append(document.importNode(firstAnswer.content, true));
  }
}
