import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/use-shown';
import { useStripTexts } from '@/components/result/use-strip-texts';
import type { SampleState } from '@/lib/bac';
import type { HalfHour } from '@/lib/evening/half-hours';
import { isDrinking, resumesAtMin } from '@/lib/evening/pauses';
import type { Mark } from '@/lib/evening/strip-parts';
import { belowText } from '@/lib/i18n/use-level-texts';

interface SampleRowProps {
  shown: ShownResult;
  item: HalfHour;
  /** Where the half hour lies on the strip. */
  mark: Mark;
  /** "Sun 22 Nov" on the first row of a day; null elsewhere, and on the first of all if today. */
  newDay: string | null;
  isNow: boolean;
  /** Level of a bar of full width. */
  fullBarPermille: number;
  hasRange: boolean;
}

/** One half hour: time, bar with its range, level and state. */
export function SampleRow(props: SampleRowProps) {
  const { item, mark, hasRange } = props;
  const { evening, texts } = props.shown;
  const t = useTranslations();
  const shown = useSampleState(props);
  const { atMin, permille, lowPermille, highPermille, state } = item;
  const time = texts.clock(atMin);
  // So that all bars begin at the same place.
  const timeChars = texts.widestClock.length;

  return (
    <li
      data-minutes={atMin}
      data-permille={permille}
      data-state={state}
      data-mark={mark}
      data-beyond={item.isBeyond || undefined}
      aria-current={props.isNow ? 'time' : undefined}
      className={evening.forecast.sittings.length > 1 ? 'ps-3' : ''}
    >
      {props.newDay && (
        <h4 className="mt-2 border-t border-hairline pt-3 pb-1 text-sm font-semibold">
          {props.newDay}
        </h4>
      )}
      <span className="sr-only">
        <span>
          {t('result.samples.item', {
            time,
            value: shown.level,
            low: texts.level(lowPermille),
            high: texts.level(highPermille),
            state: shown.word,
          })}
        </span>{' '}
        {shown.isDuringSitting && <span>{t('result.sittings.drinkingHere')}</span>}
      </span>
      <span
        aria-hidden="true"
        className={`num relative grid grid-cols-[auto_1fr_auto_auto] items-center gap-x-3 py-1.5 text-sm ${props.isNow ? '-mx-2 rounded-lg bg-info/15 px-2' : ''}`}
      >
        {shown.isDuringSitting && <DrinkingMark className="absolute inset-y-0 -start-3" />}
        <span translate="no" className="whitespace-nowrap" style={{ minWidth: `${timeChars}ch` }}>
          {time}
        </span>
        <SampleBar {...props} />
        <span translate="no" className="min-w-10 text-right font-semibold whitespace-nowrap">
          {shown.level}
          {hasRange && (
            <span className="block text-xs font-normal text-quiet">
              {texts.level(lowPermille)} – {texts.level(highPermille)}
            </span>
          )}
        </span>
        <span className="flex items-center gap-2 text-quiet @lg:w-52">
          <StateIcon state={shown.state} mark={mark} />
          <span className="@max-lg:hidden">{shown.word}</span>
        </span>
      </span>
    </li>
  );
}

/** How to show a half hour; its state may differ from that of the sample itself. */
function useSampleState({ shown, item, mark }: SampleRowProps) {
  const { answer, texts } = shown;
  const { forecast } = shown.evening;
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

/** A full, hatched, half or empty circle: the state must not depend on colour alone. */
function StateIcon({ state, mark }: { state: SampleState; mark: Mark }) {
  const colour = state === 2 ? 'currentColor' : 'var(--color-info)';
  const line = { stroke: colour, strokeWidth: '1.5', strokeOpacity: state === 2 ? '0.7' : '1' };
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" className="shrink-0" aria-hidden="true">
      {state === 0 ? (
        <circle cx="7" cy="7" r="6" fill={colour} />
      ) : (
        <circle cx="7" cy="7" r="5.25" fill="none" {...line} />
      )}
      {state === 1 && mark === 'perhaps' && (
        <path d="M3.4 8.6 8.6 3.4M4.6 10.9l6.3-6.3" strokeLinecap="round" {...line} />
      )}
      {state === 1 && mark !== 'perhaps' && (
        <path d="M7 1.75a5.25 5.25 0 0 1 0 10.5Z" fill={colour} />
      )}
    </svg>
  );
}

/** Spec section 4: full colour over the limit, half under it, a tenth when sober. */
const barColours: Record<SampleState, string> = { 0: 'bg-info', 1: 'bg-info/50', 2: 'bg-info/10' };

/** Width that shows the colour at a level of zero. */
const minBarPercent = 1.5;

/** The likely level as a bar, with a line from the low to the high level. */
function SampleBar({ item, mark, fullBarPermille }: SampleRowProps) {
  const { permille, lowPermille, highPermille, state } = item;
  const percent = (level: number) => (fullBarPermille > 0 ? (level / fullBarPermille) * 100 : 0);
  return (
    <span className="relative h-2.5 overflow-hidden rounded-full bg-base-content/10">
      <span
        className={`absolute inset-y-0 left-0 rounded-full ${barColours[state]}`}
        style={{ width: `${Math.max(minBarPercent, percent(permille))}%` }}
      />
      <span
        className={`${mark === 'perhaps' ? 'perhaps h-1.5' : 'h-0.5 bg-base-content/50'} absolute top-1/2 -translate-y-1/2 rounded-full`}
        style={{
          left: `${percent(lowPermille)}%`,
          width: `${percent(highPermille) - percent(lowPermille)}%`,
        }}
      />
    </span>
  );
}

/** A bar beside the half hours of a sitting. */
export function DrinkingMark({ className }: { className: string }) {
  return <i className={`w-1 rounded-sm bg-info ${className}`} />;
}
