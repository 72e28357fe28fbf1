import {
  breathLines,
  driveStep,
  rulesOf,
  timesOf,
} from '@/components/result/cards/working/shared-steps';
import { StepList, type WorkingStep } from '@/components/result/cards/working/step-list';
import {
  useWorkingInput,
  type WorkingInput,
} from '@/components/result/cards/working/working-input';
import type { ShownResult } from '@/components/result/use-shown';
import { absorptionAfterLastDrinkMin, isMeasuredAtLimit } from '@/lib/bac';
import type { MeasuredEvening } from '@/lib/evening/evening';
import { useMeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import { isBreathUnit } from '@/lib/model/measurement';

type Input = WorkingInput<MeasuredEvening>;

/** The calculation from the measurement to the times, step by step. */
export function MeasuredWorking({ shown }: { shown: ShownResult<MeasuredEvening> }) {
  const input = useWorkingInput(shown);
  const { valueWithUnit } = useMeasurementTexts(shown.siteCode);
  const { value, unit } = shown.source.model.measurement;
  const steps = [
    levelStep(input, valueWithUnit(value ?? 0, unit)),
    soberStep(input),
    measuredDriveStep(input),
    cautiousStep(input),
    optimisticStep(input),
  ];
  return <StepList steps={steps} />;
}

/** The measured level, permille. */
const measuredOf = ({ shown }: Input) => shown.evening.forecast.likely.peakPermille;

/** @param entered "0.25 mg/L breath" */
function levelStep(input: Input, entered: string): WorkingStep {
  const { shown, t, number, level, breathDivisor } = input;
  const permille = measuredOf(input);
  const title = t('measurement.result.working.level');
  if (!isBreathUnit(shown.source.model.measurement.unit)) {
    const rule = t('measurement.result.working.levelBlood');
    const lines = [`${entered} = ${level(permille)}`, ...breathLines(input, permille)];
    return { title, rule, lines };
  }
  const { breathRatio: ratio, breathCountry: country } = shown.evening.limit;
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

function soberStep(input: Input): WorkingStep {
  const { shown, t, bare, likelyRate: rate, at } = input;
  const { soberMin } = shown.evening.forecast.likely;
  const duration = shown.texts.duration(soberMin);
  return {
    title: t('result.working.sober.title'),
    rule: t('measurement.result.working.soberRule', { rate }),
    lines: [`${bare(measuredOf(input))} ÷ ${rate} = ${duration} → ${at(soberMin)}`],
    source: t('result.working.peak.source', { rate }),
  };
}

function measuredDriveStep(input: Input): WorkingStep {
  const { shown, t, bare, likelyRate: rate, at } = input;
  const { forecast } = shown.evening;
  const excess = `(${bare(measuredOf(input))} − ${bare(forecast.limitPermille)})`;
  return driveStep(input, {
    rule: t('measurement.result.working.driveRule', { rate }),
    neverOver: isMeasuredAtLimit(forecast)
      ? t('measurement.result.working.atLimit')
      : t('measurement.result.working.under'),
    formula: (driveMin) =>
      `${excess} ÷ ${rate} = ${shown.texts.duration(driveMin)} → ${at(driveMin)}`,
  });
}

const timesLine = (input: Input, name: 'optimistic' | 'cautious') =>
  input.t('measurement.result.working.line', timesOf(input, name));

/** "0.800 × 1.20 = 0.960 ‰" */
function factorLine(input: Input, name: 'optimistic' | 'cautious', factor: string): string {
  const { shown, bare, level } = input;
  return `${bare(measuredOf(input))} × ${factor} = ${level(shown.evening.forecast[name].peakPermille)}`;
}

function cautiousStep(input: Input): WorkingStep {
  const { shown, t, at } = input;
  const minutes = absorptionAfterLastDrinkMin;
  const rules = rulesOf(input, 'cautious');
  const fallsFromMin = Math.max(0, minutes - shown.evening.forecast.sinceLastDrinkMin);
  return {
    title: t('measurement.result.working.late'),
    rule: t('measurement.result.working.lateRule', { ...rules, minutes }),
    lines: [
      factorLine(input, 'cautious', rules.factor),
      t('measurement.result.working.lateFrom', { time: at(fallsFromMin) }),
      timesLine(input, 'cautious'),
    ],
    source: t('measurement.result.working.lateSource', { minutes }),
  };
}

function optimisticStep(input: Input): WorkingStep {
  const { t } = input;
  const rules = rulesOf(input, 'optimistic');
  return {
    title: t('measurement.result.working.early'),
    rule: t('measurement.result.working.earlyRule', rules),
    lines: [factorLine(input, 'optimistic', rules.factor), timesLine(input, 'optimistic')],
  };
}
