import { useTranslations } from 'next-intl';
import { StepList } from '@/components/result/cards/working/step-list';
import { useMeasuredSteps } from './measured-steps';

/** The calculation from the measurement to the times, step by step, with the visitor's numbers. */
export function MeasuredWorking() {
  const t = useTranslations();
  return <StepList intro={t('result.working.intro')} steps={useMeasuredSteps()} />;
}
