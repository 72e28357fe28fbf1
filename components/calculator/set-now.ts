import type { useTranslations } from 'next-intl';
import { placeNow } from '@/lib/store/place-now';
import { withLastSipNow } from '@/lib/evening/last-sip-now';
import { sittingsOf } from '@/lib/evening/planned-sittings';
import { clockText } from '@/lib/i18n/use-level-texts';
import type { CalculatorStore } from '@/lib/store/calculator';
import { showToast } from '@/lib/store/toasts';

/** Sets the last sip to now, says so and offers to undo: only the times and the day go back. */
export function setLastSipNow(
  store: CalculatorStore,
  t: ReturnType<typeof useTranslations<never>>,
): void {
  const { model, setSittings } = store.getState();
  const { timeStartInH24, timeFinishInH24, startDay, isDayChosen } = model;
  setSittings(withLastSipNow(sittingsOf(model), placeNow()));
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
      onAction: () =>
        setSittings({
          ...sittingsOf(store.getState().model),
          ...{ timeStartInH24, timeFinishInH24, startDay, isDayChosen },
        }),
    },
  });
}
