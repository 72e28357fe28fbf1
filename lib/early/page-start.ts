import './early-window';
import { aimLanguageLinksEarly } from './language-link';
import { noteEarlyActions } from './early-actions';
import { startPageScripts } from './page-scripts';
import { troubleBox, type TroubleWords } from './trouble-box';

/** Put in by lib/build/early-scripts.ts, in the page's language. */
declare const TROUBLE_WORDS: TroubleWords;

/** The inline script of every page: bundled and written into it after the export. */
const box = troubleBox(TROUBLE_WORDS, () => void scripts.loadAgain());
const actions = noteEarlyActions();
const stopAiming = aimLanguageLinksEarly();
const scripts = startPageScripts({
  onTrouble: box.show,
  onMended: box.hide,
  beforeReload: actions.keep,
});
window.tellTrouble = box.show;
window.pageAnswers = () => {
  stopAiming();
  actions.answer();
  scripts.answered();
};
