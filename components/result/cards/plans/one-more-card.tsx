import { OneMore } from '@/components/plans/one-more';
import { ResultCard } from '@/components/result/cards/result-card';
import { useShownDrinks } from '@/components/result/shown-result';

/** What one more drink would change; only until the last drink. */
export function OneMoreCard() {
  const { siteCode, source, evening, answer, nowMs, phase } = useShownDrinks();
  if (phase !== 'planned' && phase !== 'drinking') return null;
  return (
    <ResultCard>
      <OneMore
        siteCode={siteCode}
        model={source.model}
        catalog={source.catalog}
        evening={evening}
        isOpen={answer.open.length > 0}
        nowMs={nowMs}
      />
    </ResultCard>
  );
}
