import { useTranslations } from 'next-intl';
import { StepList } from './step-list';
import { useWorkingSteps, type WorkingInput } from './working-steps';

/** The calculation step by step with the visitor's numbers. */
export function Working(props: WorkingInput) {
  const t = useTranslations();
  return <StepList intro={t('result.working.intro')} steps={useWorkingSteps(props)} />;
}
