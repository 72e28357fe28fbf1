import { OneMore } from '@/components/plans/one-more';
import type { OneMoreProps } from '@/components/plans/plan-props';
import { ReadyBy } from '@/components/plans/ready-by';
import { ResultCard } from './result-card';

interface ResultPlansProps extends OneMoreProps {
  /** One more makes sense only before the last sip. */
  hasOneMore: boolean;
  onReadyBy: (time: string) => void;
}

/** What the answer means for what the visitor has in mind: a time to drive at, one more drink. */
export function ResultPlans(props: ResultPlansProps) {
  const { onReadyBy, hasOneMore, ...plan } = props;
  return (
    <>
      {hasOneMore && (
        <ResultCard>
          <OneMore {...plan} />
        </ResultCard>
      )}
      <ResultCard>
        <ReadyBy {...plan} onChange={onReadyBy} />
      </ResultCard>
    </>
  );
}
