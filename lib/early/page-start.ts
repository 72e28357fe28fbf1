import { aimLanguageLinks } from './language-link';
import { keepAnswerPresses } from './answer-presses';
import { recordEarlyActions } from './early-actions';
import { startPageScripts } from './page-scripts';
import { troubleBox } from './trouble-box';

declare global {
  interface Window {
    /** Called when React shows what was saved: the page is interactive. Absent in the dev server. */
    onPageInteractive?: () => void;
    /** Shows the notice that the page does not respond, with a button to reload it. */
    showTrouble?: () => void;
  }
}

/**
 * Starts and supervises the scripts of a page, and handles input until React does.
 * @param trouble text of the notice that the page does not respond
 * @param retry label of its button
 * @param waitsForInteraction whether the scripts wait for it
 */
export function startPage(trouble: string, retry: string, waitsForInteraction: boolean): void {
  const box = troubleBox(trouble, retry, () => void scripts.loadAgain());
  keepAnswerPresses();
  const actions = recordEarlyActions();
  aimLanguageLinks();
  const scripts = startPageScripts(
    {
      onTrouble: box.show,
      onMended: box.hide,
      beforeReload: actions.storeAll,
    },
    waitsForInteraction,
  );
  window.showTrouble = box.show;
  window.onPageInteractive = () => {
    actions.replayAll();
    // In a task behind React's: taking a listener for `beforeunload` away waits for the browser.
    setTimeout(scripts.answered);
  };
}
