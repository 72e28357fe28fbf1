import { useTranslations } from 'next-intl';
import { OneMore } from '@/components/plans/one-more';
import { ReadyBy } from '@/components/plans/ready-by';
import {
  useCalculatorActions,
  useCalculatorContext,
  useCalculatorState,
} from '@/lib/store/calculator-context';
import type { EnteredEvening } from './use-entered-evening';

interface LivePlansProps {
  entered: EnteredEvening;
}

/** Plans based on the live estimate: a time to drive at, and one more drink. */
export function LivePlans({ entered }: LivePlansProps) {
  const t = useTranslations();
  const { site } = useCalculatorContext();
  const catalog = useCalculatorState((state) => state.catalog);
  const { setReadyBy } = useCalculatorActions();
  const { evening, answer, model, nowMs } = entered;
  if (!evening || !answer) return <p className="text-sm text-quiet">{t('plans.empty')}</p>;
  const { phase } = answer;
  const goesOn = phase === 'planned' || phase === 'drinking';
  return (
    <div className="grid gap-5">
      <div>
        <ReadyBy
          siteCode={site.code}
          model={model}
          evening={evening}
          isOpen={answer.open.length > 0}
          nowMs={nowMs}
          onChange={setReadyBy}
        />
      </div>
      {evening.kind === 'drinks' && goesOn && (
        <div className="border-t border-hairline pt-5">
          <OneMore
            siteCode={site.code}
            model={model}
            catalog={catalog}
            evening={evening}
            isOpen={answer.open.length > 0}
            nowMs={nowMs}
          />
        </div>
      )}
    </div>
  );
}
