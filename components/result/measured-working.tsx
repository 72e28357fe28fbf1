import { useTranslations } from 'next-intl';
import { useMeasuredSteps, type MeasuredWorkingInput } from './measured-steps';
import { StepList } from './step-list';

/** From the measured value to the times, with the visitor's numbers. */
export function MeasuredWorking(props: MeasuredWorkingInput) {
  const t = useTranslations();
  return <StepList intro={t('measurement.result.working.intro')} steps={useMeasuredSteps(props)} />;
}
