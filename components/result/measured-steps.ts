import { useTranslations } from 'next-intl';
import { absorptionAfterLastDrinkMin, curveRules, type CurveTimes } from '@/lib/bac';
import type { MeasuredEvening } from '@/lib/evening/evening';
import type { ReadingTexts } from '@/lib/i18n/use-reading-texts';
import type { CalculatorModel } from '@/lib/model/model';
import { isBreathUnit } from '@/lib/model/reading';
import type { ResultTexts } from './result-texts';
import type { WorkingStep } from './working-steps';

export interface MeasuredWorkingInput {
  model: CalculatorModel;
  evening: MeasuredEvening;
  texts: ResultTexts;
  readingTexts: ReadingTexts;
  /** "Poland", "Your own limit" */
  limitName: string;
}

const formulaDecimals = 3;

/** From the measured value to the times with the visitor's numbers, in order; also copied as text. */
export function useMeasuredSteps(input: MeasuredWorkingInput): WorkingStep[] {
  const t = useTranslations();
  const { model, evening, texts, readingTexts } = input;
  const { forecast, limit } = evening;
  const { number } = texts;
  const { limitPermille, sinceLastDrinkMin } = forecast;
  const permille = forecast.likely.peakPermille;
  const { early, likely, late } = curveRules;
  const rate = number(likely.eliminationPermillePerHour, 2);
  const level = (value: number) => `${number(value, formulaDecimals)}\u00a0${texts.formulaUnit}`;
  const at = texts.when;
  const timesLine = ({ driveMin, soberMin }: CurveTimes) =>
    t('reading.result.working.line', {
      drive: driveMin === 0 ? t('result.countries.always') : at(driveMin),
      sober: at(soberMin),
    });

  function levelStep(): WorkingStep {
    const title = t('reading.result.working.level');
    const { value, unit } = model.reading;
    const entered = readingTexts.valueWithUnit(value ?? 0, unit);
    if (!isBreathUnit(unit)) {
      const rule = t('reading.result.working.levelBlood');
      return { title, rule, lines: [`${entered} = ${level(permille)}`] };
    }
    const { breathRatio: ratio, breathCountry: country } = limit;
    const breathMgPerL = (permille * 1000) / ratio;
    return {
      title,
      rule: t('reading.result.working.levelBreath'),
      lines: [entered, `${number(breathMgPerL, 2)} × ${ratio} ÷ 1000 = ${level(permille)}`],
      source:
        country === null
          ? t('reading.result.working.sourceUsual')
          : t('reading.result.working.sourceLaw', { country }),
    };
  }

  function soberStep(): WorkingStep {
    const { soberMin } = forecast.likely;
    return {
      title: t('reading.result.working.sober'),
      rule: t('reading.result.working.soberRule', { rate }),
      lines: [
        `${number(permille, formulaDecimals)} ÷ ${rate} = ${texts.duration(soberMin)} → ${at(soberMin)}`,
      ],
      source: t('result.working.peak.source', { rate }),
    };
  }

  function driveStep(): WorkingStep {
    const title = t('reading.result.working.drive');
    const { driveMin } = forecast.likely;
    const limitLine = t('result.working.drive.limit', {
      limit: texts.limitInAllUnits(limitPermille).join(', '),
      name: input.limitName,
    });
    if (limitPermille === 0) return { title, lines: [limitLine, t('result.working.drive.zero')] };
    if (driveMin === 0) return { title, lines: [limitLine, t('reading.result.working.under')] };
    const over = `(${number(permille, formulaDecimals)} − ${number(limitPermille, 2)})`;
    return {
      title,
      rule: t('reading.result.working.driveRule', { rate }),
      lines: [limitLine, `${over} ÷ ${rate} = ${texts.duration(driveMin)} → ${at(driveMin)}`],
    };
  }

  function lateStep(): WorkingStep {
    const minutes = absorptionAfterLastDrinkMin;
    const factor = number(late.c0Factor, 2);
    const fallsFromMin = Math.max(0, minutes - sinceLastDrinkMin);
    return {
      title: t('reading.result.working.late'),
      rule: t('reading.result.working.lateRule', {
        factor,
        rate: number(late.eliminationPermillePerHour, 2),
        minutes,
      }),
      lines: [
        `${number(permille, formulaDecimals)} × ${factor} = ${level(forecast.late.peakPermille)}`,
        t('reading.result.working.lateFrom', { time: texts.when(fallsFromMin) }),
        timesLine(forecast.late),
      ],
      source: t('reading.result.working.lateSource', { minutes }),
    };
  }

  function earlyStep(): WorkingStep {
    const factor = number(early.c0Factor, 2);
    return {
      title: t('reading.result.working.early'),
      rule: t('reading.result.working.earlyRule', {
        factor,
        rate: number(early.eliminationPermillePerHour, 2),
      }),
      lines: [
        `${number(permille, formulaDecimals)} × ${factor} = ${level(forecast.early.peakPermille)}`,
        timesLine(forecast.early),
      ],
    };
  }

  return [levelStep(), soberStep(), driveStep(), lateStep(), earlyStep()];
}
