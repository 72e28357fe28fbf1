import { ReadyBy } from '@/components/plans/ready-by';
import { ResultCard } from '@/components/result/cards/result-card';
import { useShownResult } from '@/components/result/shown-result';

/** Compares the cautious time with a time at which the visitor wants to drive. */
export function ReadyByCard() {
  const { siteCode, source, evening, answer, nowMs, phase } = useShownResult();
  if (phase === 'past') return null;
  return (
    <ResultCard>
      <ReadyBy
        siteCode={siteCode}
        model={source.model}
        evening={evening}
        isOpen={answer.open.length > 0}
        nowMs={nowMs}
        onChange={source.setReadyBy}
      />
    </ResultCard>
  );
}
