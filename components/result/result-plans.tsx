import { OneMore } from '@/components/plans/one-more';
import type { PlanProps } from '@/components/plans/plan-props';
import { ReadyBy } from '@/components/plans/ready-by';

const card = 'rounded-box border border-base-content/10 bg-base-100 p-4 sm:p-6';

/** What the answer means for what the visitor has in mind: a time to drive at, one more drink. */
export function ResultPlans(props: PlanProps & { onReadyBy: (time: string) => void }) {
  const { onReadyBy, ...plan } = props;
  return (
    <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[25rem_minmax(0,1fr)]">
      <section className={card}>
        <ReadyBy model={plan.model} evening={plan.evening} onChange={onReadyBy} />
      </section>
      <section className={card}>
        <OneMore {...plan} />
      </section>
    </div>
  );
}
