/**
 * Sets attributes on `<html>` for the style sheet if the visitor has saved data, so that nothing moves
 * when React renders it: the exported page has the form of a first visit and an empty display. For
 * saved entries and shared results, also starts the script of the first answer
 * (tools/build/first-answer.ts).
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
    // Storage is denied: show the page of a first visit.
  }
  if (!firstAnswer) return;
  const resultPath = firstAnswer.dataset.firstAnswer;
  const isShared = resultPath && (location.pathname !== resultPath || location.hash);
  if (dataset.display || isShared) {
    document.head.append(document.importNode(firstAnswer.content, true));
  }
}
