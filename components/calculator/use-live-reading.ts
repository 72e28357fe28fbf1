import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo } from 'react';
import { calculate, clockTime, minutesOfDay, peakOf } from '@/lib/bac';
import { useNow } from '@/lib/browser/use-now';
import { defaultCountry } from '@/lib/countries/default-country';
import type { DrunkEvening } from '@/components/plans/plan-props';
import { applicableLimit, type LimitFigures } from '@/lib/countries/applicable-limit';
import { belowText, useLevelTexts } from '@/lib/i18n/use-level-texts';
import { eveningInput, eveningStart } from '@/lib/model/evening-input';
import { isTooLong } from '@/lib/model/planned-sittings';
import { toInput } from '@/lib/model/to-input';
import { lifeThreateningPermille } from '@/lib/model/warnings';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { useEveningClock, type EveningMoment } from './use-evening-clock';

/** When the limit is kept, cautiously and likely. */
export interface DriveReading {
  cautious: EveningMoment;
  /** Null when the likely level never goes over the limit. */
  likely: EveningMoment | null;
}

/** The live estimate in words and digits. */
export interface LiveReading {
  /** "Peak, at 23:30" */
  title: string;
  /** The likely peak, "0.85"; for slow drinking the cautious one as an upper bound, "< 0.11". */
  level: string;
  unit: string;
  levelWithUnit: string;
  /** The same for a listener: "0.85 ‰", "below about 0.11 ‰". */
  spokenLevel: string;
  /** "0.57 – 1.08 ‰" */
  range: string;
  /** "59.2 g pure alcohol", "0.25 mg/L breath"; may be empty. */
  note: string;
  /** "0.2 ‰" */
  limit: string;
  /** Null when even the cautious level stays within the limit. */
  drive: DriveReading | null;
  /** Above which level alcohol threatens life, when the reading is above it. */
  lifeThreatening: string | null;
}

/** The live estimate of what was drunk. */
export interface DrunkReading extends LiveReading {
  /** The evening behind it, on the visitor's calendar; null until that is known. */
  evening: DrunkEvening | null;
}

/**
 * What the panel shows of the present entries, renewed behind the typing.
 * @param limits legal limits, permille by ISO code
 * @returns null while nothing with alcohol has been entered
 */
export function useLiveReading(
  store: CalculatorStore,
  site: Site,
  limits: Readonly<Record<string, LimitFigures>>,
): DrunkReading | null {
  const t = useTranslations();
  const texts = useLevelTexts(site.code);
  const model = useDeferredValue(useCalculator(store, (state) => state.model));
  const region = useCalculator(store, (state) => state.region);
  const limitPermille = applicableLimit(
    { ...model, iso2: model.selectedCountryId || defaultCountry(site, region) },
    limits,
  );
  const nowMs = useNow();
  const startMs = nowMs === null ? null : eveningStart(model, nowMs);
  const calculated = useMemo(() => {
    if (isTooLong(model)) return null;
    // Before the visitor's clock is known (on the server), the engine's own takes its place.
    const input =
      startMs === null
        ? toInput(model, limitPermille)
        : eveningInput(model, limitPermille, startMs);
    return { input, result: calculate(input) };
  }, [model, limitPermille, startMs]);
  const momentOf = useEveningClock({ startMs, unitSystem: model.unitSystem, nowMs });
  if (!calculated || calculated.result.isEmpty) return null;
  const { result } = calculated;

  const { late, early } = result.band;
  const peak = result.peakPermilleExact;
  const isSlow = peak === 0;
  const peakAtMin = isSlow ? peakOf(result.curves.late).atMin : result.peakAtMin;
  const startMinuteOfDay = minutesOfDay(result.firstStart);
  const cautiousDrive = late.timeWhenCanDrive;
  const likelyDrive = result.timeWhenCanDrive;
  const highest = texts.level(late.peakPermille);
  const peakTime = momentOf(clockTime(startMinuteOfDay, peakAtMin, 24)).time;
  const level = isSlow ? belowText(highest) : texts.level(peak);
  return {
    title: t('panel.peakAt', { time: peakTime }),
    level,
    unit: texts.unit,
    levelWithUnit: texts.withUnit(level),
    spokenLevel: isSlow
      ? t('panel.below', { level: texts.levelWithUnit(late.peakPermille) })
      : texts.levelWithUnit(peak),
    range: t('panel.range', {
      low: texts.level(early.peakPermille),
      high: texts.levelWithUnit(late.peakPermille),
    }),
    note: t('panel.grams', { grams: texts.number(result.totalAlcoholGramsExact, 1) }),
    limit: texts.limitWithUnit(limitPermille),
    // Minute 0 is the start, in the past: the limit is never passed.
    drive:
      cautiousDrive.minutesFromStart === 0
        ? null
        : {
            cautious: momentOf(cautiousDrive),
            likely: likelyDrive.minutesFromStart === 0 ? null : momentOf(likelyDrive),
          },
    lifeThreatening:
      peak > lifeThreateningPermille ? texts.limitWithUnit(lifeThreateningPermille) : null,
    evening: startMs === null || nowMs === null ? null : { ...calculated, startMs, nowMs },
  };
}
