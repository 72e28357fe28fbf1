import { useTranslations } from 'next-intl';
import type { PlacedSitting, Sample, SampleState } from '@/lib/bac';
import type { HalfHour } from '@/lib/evening/half-hours';
import { isDrinking, resumesAtMin } from '@/lib/evening/pauses';
import { belowText } from '@/lib/i18n/use-level-texts';
import type { ResultTexts } from './result-texts';
import { StateIcon } from './state-icon';
import type { StripWords } from './use-strip-words';

/** Spec section 4: full colour over the limit, half under it, a tenth when sober. */
const barColours: Record<SampleState, string> = { 0: 'bg-info', 1: 'bg-info/50', 2: 'bg-info/10' };

/** Narrowest bar, percent: so that its colour shows at a level of zero. */
const narrowestBar = 1.5;

interface SampleRowProps {
  item: HalfHour;
  texts: ResultTexts;
  /** What the strip and the curve show of this minute. */
  mark: 'over' | 'perhaps' | 'under';
  /** What the parts of the strip are called. */
  words: StripWords;
  /** The alcohol counts as gone by the cautious estimate too. */
  isGone: boolean;
  /** Full clearance leads: no level above zero is waited for. */
  isClearance: boolean;
  /** The present half hour. */
  isNow: boolean;
  /** Level of a bar of full width. */
  fullBarPermille: number;
  /** Drinking so slow that the likely level is zero all along: the cautious one is shown. */
  isSlow: boolean;
  /** More than one: their half hours are marked, and what lies between is a pause. */
  sittings: readonly PlacedSitting[];
  /** Low and high stand beside the value. */
  hasRange: boolean;
  /** "Sun 22 Nov" on the first row of a day, of today only where it is not the first of all; else null. */
  newDay: string | null;
  /** Signs of the widest time and level of the list, so that the bars begin and end together. */
  timeChars: number;
  levelChars: number;
  isHidden: boolean;
}

/** True where drinking is so slow that only the cautious level says something. */
function isBelowOnly(item: Sample, isSlow: boolean, sittings: readonly PlacedSitting[]): boolean {
  const { permille, highPermille, atMin } = item;
  const isSlowHere = isSlow || (permille === 0 && isDrinking(sittings, atMin));
  return isSlowHere && highPermille > 0;
}

/** The likely level; of slow drinking the one it stays below. */
export function sampleLevelText(
  item: Sample,
  texts: ResultTexts,
  isSlow: boolean,
  sittings: readonly PlacedSitting[],
): string {
  const isBelow = isBelowOnly(item, isSlow, sittings);
  return isBelow ? belowText(texts.level(item.highPermille)) : texts.level(item.permille);
}

/** One half hour: time, bar with its range, level and state. */
export function SampleRow(props: SampleRowProps) {
  const { item, texts, mark, fullBarPermille, isSlow, sittings } = props;
  const t = useTranslations();
  const { atMin, permille, lowPermille, highPermille, state } = item;
  // A measured level is one from its first minute on: there is no sober start.
  const isStart = atMin === 0 && highPermille === 0;
  const isDuringSitting = isDrinking(sittings, atMin);
  const isBelow = isBelowOnly(item, isSlow, sittings);
  const isPerhaps = mark === 'perhaps';
  // While drinking nobody is under the limit for long: only an evening that never passes it is.
  const shownState = isStart
    ? 2
    : mark === 'over'
      ? 0
      : isPerhaps || isBelow || (isSlow && !props.isGone)
        ? 1
        : state;
  const word = stateWord();
  const time = texts.clock(atMin);
  const share = (level: number) => (fullBarPermille > 0 ? (level / fullBarPermille) * 100 : 0);
  const value = sampleLevelText(item, texts, isSlow, sittings);
  const range = `${isPerhaps ? 'perhaps h-1.5' : 'h-0.5 bg-base-content/50'} absolute top-1/2 -translate-y-1/2 rounded-full`;

  function stateWord(): string {
    if (isStart) return t('result.samples.start');
    if (isPerhaps) return props.words.perhaps;
    // Where full clearance leads a level under the limit is alcohol all the same.
    if (state === 0 || (mark === 'over' && permille > 0 && props.isClearance)) {
      return props.isClearance ? props.words.over : t('result.samples.over');
    }
    if (shownState === 0) return t('result.sittings.markKey');
    if (shownState === 1) return t('result.samples.under');
    // Sober is an answer only where nothing more will be drunk.
    if (isDuringSitting) return t('result.sittings.again');
    if (resumesAtMin(sittings, atMin) !== null) return t('result.sittings.soberBetween');
    return t('result.samples.sober');
  }

  return (
    <li
      data-minutes={atMin}
      data-permille={permille}
      data-state={state}
      data-mark={mark}
      data-beyond={item.isBeyond || undefined}
      aria-current={props.isNow ? 'time' : undefined}
      hidden={props.isHidden}
      tabIndex={-1}
      className={sittings.length > 1 ? 'ps-3' : ''}
    >
      {props.newDay && (
        <h3 className="mt-2 border-t border-hairline pt-3 pb-1 text-sm font-semibold">
          {props.newDay}
        </h3>
      )}
      <span className="sr-only">
        <span>
          {t('result.samples.item', {
            time,
            value,
            low: texts.level(lowPermille),
            high: texts.level(highPermille),
            state: word,
          })}
        </span>{' '}
        {isDuringSitting && <span>{t('result.sittings.drinkingHere')}</span>}
      </span>
      <span
        aria-hidden="true"
        className={`num relative grid grid-cols-[auto_1fr_auto_auto] items-center gap-x-3 py-1.5 text-[0.9375rem] ${props.isNow ? '-mx-2 rounded-lg bg-info/15 px-2' : ''}`}
      >
        {isDuringSitting && <DrinkingMark className="absolute inset-y-0 -start-3" />}
        <span
          translate="no"
          className="whitespace-nowrap"
          style={{ minWidth: `${props.timeChars}ch` }}
        >
          {time}
        </span>
        <span className="relative h-2.5 overflow-hidden rounded-full bg-base-content/10">
          <span
            className={`absolute inset-y-0 left-0 rounded-full ${barColours[state]}`}
            style={{ width: `${Math.max(narrowestBar, share(permille))}%` }}
          />
          <span
            className={range}
            style={{
              left: `${share(lowPermille)}%`,
              width: `${share(highPermille) - share(lowPermille)}%`,
            }}
          />
        </span>
        <span translate="no" className="min-w-10 text-right font-semibold whitespace-nowrap">
          {value}
          {props.hasRange && (
            <span className="block text-xs font-normal text-quiet">
              {texts.level(lowPermille)} – {texts.level(highPermille)}
            </span>
          )}
        </span>
        <span className="flex items-center gap-2 text-quiet sm:w-52">
          <StateIcon state={shownState} isPerhaps={isPerhaps} />
          <span className="max-sm:hidden">{word}</span>
        </span>
      </span>
    </li>
  );
}

/** A bar beside the half hours of a sitting. */
export function DrinkingMark({ className }: { className: string }) {
  return <i className={`w-1 rounded-sm bg-info ${className}`} />;
}
