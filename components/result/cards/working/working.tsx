import { useTranslations } from 'next-intl';
import { StepList } from './step-list';
import { useWorkingSteps } from './working-steps';

/** The calculation of drinks, step by step, with the visitor's numbers. */
export function Working() {
  const t = useTranslations();
  return <StepList intro={t('result.working.intro')} steps={useWorkingSteps()} />;
}
