import { OneMore } from '@/components/plans/one-more';
import type { OneMoreProps } from '@/components/plans/plan-props';
import { ReadyBy } from '@/components/plans/ready-by';
import { ResultCard } from './result-card';

/** What the answer means for what the visitor has in mind: a time to drive at, one more drink. */
export function ResultPlans(props: OneMoreProps & { onReadyBy: (time: string) => void }) {
  const { onReadyBy, ...plan } = props;
  return (
    <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[25rem_minmax(0,1fr)]">
      <ResultCard>
        <ReadyBy {...plan} onChange={onReadyBy} />
      </ResultCard>
      <ResultCard>
        <OneMore {...plan} />
      </ResultCard>
    </div>
  );
}
