import { useTranslations } from 'next-intl';
import { answerOf, waitOf } from '@/lib/answer/answer';
import { localZone } from '@/lib/browser/local-zone';
import { useNow } from '@/lib/browser/use-now';
import { localTime, noonUtc } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { whoseLimit } from '@/lib/countries/whose-limit';
import { drinkKind, servingById } from '@/lib/drinks/servings';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { dayOfKept, peakToKeep, type KeptEvening } from '@/lib/evening/kept-evening';
import { isEvening } from '@/lib/evening/evening';
import { plannedSittings } from '@/lib/evening/planned-sittings';
import { dateText } from '@/lib/i18n/day-names';
import { useEveningTexts } from '@/lib/i18n/use-evening-texts';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import { useMeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import { drunkIn, type DrunkKind } from '@/lib/model/drinks';
import type { CalculatorModel } from '@/lib/model/model';
import { useCalculatorContext, useCalculatorState } from '@/lib/store/calculator-context';
import { zonedNow } from '@/lib/store/zoned-now';

/** An earlier evening as text. */
export type KeptEveningView = ReturnType<ReturnType<typeof useKeptEvening>['viewOf']>;

/** Formats earlier evenings, calculated with the visitor's current limit. */
export function useKeptEvening() {
  const t = useTranslations();
  const { store, site, laws } = useCalculatorContext();
  const measurements = useMeasurementTexts(site.code);
  const { catalog, model, whereabouts } = useCalculatorState((state) => state);
  const nowMs = useNow() ?? 0;
  const { unitSystem } = model;
  const texts = useEveningTexts({
    unitSystem,
    zone: localZone,
    startMs: 0,
    nowMs,
  });
  const whose = whoseLimit(model, site, whereabouts, laws);
  const { limit } = whose;
  const months = new Intl.DateTimeFormat(site.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const levels = useLevelTexts(site.code, limit.permille);
  const calculate = (entered: CalculatorModel) => calculateEvening(entered, limit, zonedNow(nowMs));

  function drinksOf(entered: CalculatorModel): string[] {
    if (entered.entryMode === 'measurement') {
      const { value, unit } = entered.measurement;
      return [t('history.measurement', { value: measurements.valueWithUnit(value ?? 0, unit) })];
    }
    return plannedSittings(entered).flatMap((sitting) =>
      drunkIn(sitting, catalog.typeOrder).map(drinkText),
    );
  }

  /** "3 × Beer, Pint (568 ml)"; "Beer, 1500 ml" for the serving that counts millilitres. */
  function drinkText(drink: DrunkKind): string {
    const { type, amount, servingItemId, servingItemName, servingItemCapacityInMl } = drink;
    const { name } = drinkKind(catalog, type);
    if (!servingById(catalog, type, servingItemId)?.isCustom) {
      return `${amount} × ${name}, ${servingItemName}`;
    }
    return `${name}, ${t('plans.oneMore.volume', { volume: amount * servingItemCapacityInMl })}`;
  }

  return {
    viewOf(kept: KeptEvening) {
      const calculated = calculate(kept.model);
      const evening = isEvening(calculated) ? calculated : null;
      // Of an evening with open facts only what is not favourable is said.
      const answer = evening && answerOf(evening, kept.model, whose, nowMs);
      const cautiousMin = answer?.open.length === 0 ? waitOf(answer).cautiousMin : null;
      /** "Peak up to 0.85 ‰"; "cautious time Sun 03:42"; none of sittings too long for an estimate. */
      const figures: string[] = [];
      if (evening) {
        const level = levels.levelWithUnit(evening.forecast.cautious.peakPermille);
        figures.push(t('history.peak', { level }));
      }
      if (evening && cautiousMin !== null) {
        const time = texts.dated(evening.startMs / MINUTE_MS + cautiousMin);
        figures.push(t('history.cautious', { time }));
      }
      return {
        key: `${dayOfKept(kept)} ${JSON.stringify(kept.model)}`,
        /** "November 2026" */
        month: months.format(noonUtc(dayOfKept(kept))),
        /** "Sat 21 Nov" */
        date: dateText(dayOfKept(kept), localTime(nowMs, localZone).day, t),
        drinks: drinksOf(kept.model),
        figures,
      };
    },
    /** The peak of the current entries; null if nothing is entered. */
    presentPeak(): number | null {
      const entered = store.getState().model;
      return peakToKeep(entered, calculate(entered));
    },
  };
}
