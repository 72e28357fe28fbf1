import { withLastSipNow } from '@/lib/evening/last-sip-now';
import { sittingsOf, withSitting } from '@/lib/evening/planned-sittings';
import type { Translator } from '@/lib/i18n/duration-text';
import { clockText } from '@/lib/i18n/use-level-texts';
import type { CalculatorStore } from '@/lib/store/calculator';
import { zonedNow } from '@/lib/store/zoned-now';
import { showUndo } from '@/lib/store/toasts';

/** Sets the last sip to now. "Undo" in the toast restores only the times and the day. */
export function setLastSipNow(store: CalculatorStore, t: Translator): void {
  const { model, setSittings } = store.getState();
  const { startDay, isDayChosen } = model;
  const { timeStartInH24, timeFinishInH24 } = model.sittings[0];
  setSittings(withLastSipNow(sittingsOf(model), zonedNow()));
  const now = store.getState().model.sittings[0];
  const time = clockText(now.timeFinishInH24, model.unitSystem);
  const start = clockText(now.timeStartInH24, model.unitSystem);
  const isSameStart = now.timeStartInH24 === timeStartInH24;
  const text = isSameStart ? t('timing.nowSet', { time }) : t('timing.nowBegun', { start, time });
  const takeBack = () => {
    const entered = sittingsOf(store.getState().model);
    const back = withSitting(entered, 0, { timeStartInH24, timeFinishInH24 });
    setSittings({ ...back, startDay, isDayChosen });
  };
  showUndo(text, takeBack, t);
}
