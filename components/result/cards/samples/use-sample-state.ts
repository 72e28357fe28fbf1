import { useTranslations } from 'next-intl';
import { useStripTexts } from '@/components/result/use-strip-texts';
import type { ShownResult } from '@/components/result/use-shown';
import type { SampleState } from '@/lib/bac';
import type { HalfHour } from '@/lib/evening/half-hours';
import { isDrinking, resumesAtMin } from '@/lib/evening/pauses';
import type { Mark } from '@/lib/evening/strip-parts';
import { belowText } from '@/lib/i18n/use-level-texts';

/** How to show a half hour; its state may differ from that of the sample itself. */
export function useSampleState(
  { answer, evening, texts }: ShownResult,
  item: HalfHour,
  mark: Mark,
) {
  const { forecast } = evening;
  const t = useTranslations();
  const words = useStripTexts(answer.until);
  const { atMin, permille, highPermille, state } = item;
  // With a single sitting neither pauses nor drinking periods are marked.
  const sittings = forecast.sittings.length > 1 ? forecast.sittings : [];
  const isClearance = answer.until === 'zero';
  const isSlow = forecast.likely.peakPermille === 0;
  const isDuringSitting = isDrinking(sittings, atMin);
  // A measurement has a level from its first minute on.
  const isStart = atMin === 0 && highPermille === 0;
  const isSlowHere = isSlow || (permille === 0 && isDuringSitting);
  const isBelow = isSlowHere && highPermille > 0;
  const isGone = atMin >= forecast.cautious.soberMin;

  function shownState(): SampleState {
    if (isStart) return 2;
    // Also where the level is still low while drinking: it will pass the limit.
    if (mark === 'over') return 0;
    return mark === 'perhaps' || isBelow || (isSlow && !isGone) ? 1 : state;
  }

  function stateWord(): string {
    if (isStart) return t('result.samples.start');
    if (mark === 'perhaps') return words.perhaps;
    // Where any alcohol is forbidden, a level under the limit is still alcohol.
    if (state === 0 || (mark === 'over' && permille > 0 && isClearance)) {
      return isClearance ? words.over : t('result.samples.over');
    }
    if (shownState() === 0) return t('result.sittings.markKey');
    if (shownState() === 1) return words.under;
    // "Sober" only where no more drinking follows.
    if (isDuringSitting) return t('result.sittings.again');
    if (resumesAtMin(sittings, atMin) !== null) return t('result.sittings.soberBetween');
    return t('result.samples.sober');
  }

  return {
    state: shownState(),
    word: stateWord(),
    /** Without its unit; for slow drinking "<0.12" with the cautious one. */
    level: isBelow ? belowText(texts.level(highPermille)) : texts.level(permille),
    /** Within a sitting, where there are several. */
    isDuringSitting,
  };
}
