import './early-window';
import { aimLanguageLinksEarly } from './language-link';
import { keepAnswerPresses } from './answer-presses';
import { noteEarlyActions } from './early-actions';
import { startPageScripts } from './page-scripts';
import { switchThemeEarly } from './theme-switch';
import { troubleBox, type TroubleWords } from './trouble-box';

/** Put in by tools/build/early-scripts.ts: words in the page's language, and whether it is only read. */
declare const TROUBLE_WORDS: TroubleWords;
declare const STARTS_LATE: boolean;

/** The inline script of every page: bundled and written into it after the export. */
const box = troubleBox(TROUBLE_WORDS, () => void scripts.loadAgain());
const stopSwitching = switchThemeEarly();
const keepAnswerPress = keepAnswerPresses();
const actions = noteEarlyActions();
const stopAiming = aimLanguageLinksEarly();
const scripts = startPageScripts(
  {
    onTrouble: box.show,
    onMended: box.hide,
    beforeReload() {
      keepAnswerPress();
      actions.keep();
    },
  },
  STARTS_LATE,
);
window.tellTrouble = box.show;
window.pageAnswers = () => {
  stopAiming();
  stopSwitching();
  actions.answer();
  scripts.answered();
};
