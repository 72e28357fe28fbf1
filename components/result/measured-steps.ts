import { useTranslations } from 'next-intl';
import {
  absorptionAfterLastDrinkMin,
  ceilMinutes,
  curveRules,
  driveAtMin,
  isMeasuredAtLimit,
} from '@/lib/bac';
import type { MeasuredEvening } from '@/lib/evening/evening';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { MeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import type { CalculatorModel } from '@/lib/model/model';
import { isBreathUnit } from '@/lib/model/measurement';
import { useBreathLines } from './breath-lines';
import { formulaTexts } from './formula-texts';
import type { ResultTexts } from './result-texts';
import type { WorkingStep } from './working-steps';

export interface MeasuredWorkingInput {
  model: CalculatorModel;
  evening: MeasuredEvening;
  texts: ResultTexts;
  measurementTexts: MeasurementTexts;
  /** "Poland", "Your own limit" */
  limitName: string;
  /** Whose law says in breath what the limit is; undefined where the country is none of the list. */
  breathLaw: CountryOption | undefined;
}

/** From the measured value to the times with the visitor's numbers, in order; also copied as text. */
export function useMeasuredSteps(input: MeasuredWorkingInput): WorkingStep[] {
  const t = useTranslations();
  const { model, evening, texts, measurementTexts } = input;
  const { forecast, limit } = evening;
  const { number } = texts;
  const breathLines = useBreathLines(limit, input.breathLaw, texts);
  const { limitPermille, sinceLastDrinkMin } = forecast;
  const permille = forecast.likely.peakPermille;
  const { early, likely, late } = curveRules;
  const { level, bare, breathDivisor, rate: rateOf } = formulaTexts(texts);
  const rate = rateOf(likely.eliminationPermillePerHour);
  const at = texts.when;
  const timesLine = (name: 'early' | 'late') => {
    const driveMin = ceilMinutes(driveAtMin(forecast, name, limitPermille));
    return t('measurement.result.working.line', {
      drive: driveMin === 0 ? t('result.working.range.throughout') : at(driveMin),
      sober: at(forecast[name].soberMin),
    });
  };

  function levelStep(): WorkingStep {
    const title = t('measurement.result.working.level');
    const { value, unit } = model.measurement;
    const entered = measurementTexts.valueWithUnit(value ?? 0, unit);
    if (!isBreathUnit(unit)) {
      const rule = t('measurement.result.working.levelBlood');
      return { title, rule, lines: [`${entered} = ${level(permille)}`, ...breathLines(permille)] };
    }
    const { breathRatio: ratio, breathCountry: country } = limit;
    const breathMgPerL = (permille * 1000) / ratio;
    return {
      title,
      rule: t('measurement.result.working.levelBreath'),
      lines: [
        entered,
        `${number(breathMgPerL, 2)} × ${ratio} ÷ ${breathDivisor} = ${level(permille)}`,
      ],
      source:
        country === null
          ? t('measurement.result.working.sourceUsual')
          : t('measurement.result.working.sourceLaw', { country }),
    };
  }

  function soberStep(): WorkingStep {
    const { soberMin } = forecast.likely;
    return {
      title: t('measurement.result.working.sober'),
      rule: t('measurement.result.working.soberRule', { rate }),
      lines: [`${bare(permille)} ÷ ${rate} = ${texts.duration(soberMin)} → ${at(soberMin)}`],
      source: t('result.working.peak.source', { rate }),
    };
  }

  function driveStep(): WorkingStep {
    const title = t('measurement.result.working.drive');
    // Where full clearance leads, the time of the limit stands below it: this is how it comes about.
    const driveMin = forecast.limitMin?.likely ?? forecast.likely.driveMin;
    const forbidden = forecast.limitMin ? [t('caveat.anyForbidden')] : [];
    const limitLine = t('result.working.drive.limit', {
      limit: texts.limitInAllUnits(limitPermille).join(', '),
      name: input.limitName,
    });
    if (limitPermille === 0) return { title, lines: [limitLine, t('result.working.drive.zero')] };
    if (driveMin === 0) {
      const place = isMeasuredAtLimit(forecast)
        ? t('measurement.result.working.atLimit')
        : t('measurement.result.working.under');
      return { title, lines: [limitLine, place, ...forbidden] };
    }
    const over = `(${bare(permille)} − ${bare(limitPermille)})`;
    return {
      title,
      rule: t('measurement.result.working.driveRule', { rate }),
      lines: [
        limitLine,
        `${over} ÷ ${rate} = ${texts.duration(driveMin)} → ${at(driveMin)}`,
        ...forbidden,
      ],
    };
  }

  function lateStep(): WorkingStep {
    const minutes = absorptionAfterLastDrinkMin;
    const factor = number(late.c0Factor, 2);
    const fallsFromMin = Math.max(0, minutes - sinceLastDrinkMin);
    return {
      title: t('measurement.result.working.late'),
      rule: t('measurement.result.working.lateRule', {
        factor,
        rate: rateOf(late.eliminationPermillePerHour),
        minutes,
      }),
      lines: [
        `${bare(permille)} × ${factor} = ${level(forecast.late.peakPermille)}`,
        t('measurement.result.working.lateFrom', { time: texts.when(fallsFromMin) }),
        timesLine('late'),
      ],
      source: t('measurement.result.working.lateSource', { minutes }),
    };
  }

  function earlyStep(): WorkingStep {
    const factor = number(early.c0Factor, 2);
    return {
      title: t('measurement.result.working.early'),
      rule: t('measurement.result.working.earlyRule', {
        factor,
        rate: rateOf(early.eliminationPermillePerHour),
      }),
      lines: [
        `${bare(permille)} × ${factor} = ${level(forecast.early.peakPermille)}`,
        timesLine('early'),
      ],
    };
  }

  return [levelStep(), soberStep(), driveStep(), lateStep(), earlyStep()];
}
