import { withLastSipNow } from '@/lib/evening/last-sip-now';
import { sittingsOf } from '@/lib/evening/planned-sittings';
import type { Translator } from '@/lib/i18n/duration-text';
import { clockText } from '@/lib/i18n/use-level-texts';
import type { CalculatorStore } from '@/lib/store/calculator';
import { zonedNow } from '@/lib/store/zoned-now';
import { showToast } from '@/lib/store/toasts';

/** Sets the last sip to now. "Undo" in the toast restores only the times and the day. */
export function setLastSipNow(store: CalculatorStore, t: Translator): void {
  const { model, setSittings } = store.getState();
  const { timeStartInH24, timeFinishInH24, startDay, isDayChosen } = model;
  const before = { timeStartInH24, timeFinishInH24, startDay, isDayChosen };
  setSittings(withLastSipNow(sittingsOf(model), zonedNow()));
  const now = store.getState().model;
  const time = clockText(now.timeFinishInH24, now.unitSystem);
  const start = clockText(now.timeStartInH24, now.unitSystem);
  showToast({
    text:
      now.timeStartInH24 === timeStartInH24
        ? t('timing.nowSet', { time })
        : t('timing.nowBegun', { start, time }),
    type: 'success',
    action: {
      label: t('evening.undo'),
      onAction: () => setSittings({ ...sittingsOf(store.getState().model), ...before }),
    },
  });
}
