import { useTranslations } from 'next-intl';
import { OneMore } from '@/components/plans/one-more';
import { ResultCard } from '@/components/result/cards/row';
import { onDemand } from '@/components/ui/on-demand';
import type { ShownResult } from '@/components/result/use-shown';
import { siteByCode } from '@/lib/site/sites';
import type { DrinksEvening } from '@/lib/evening/evening';

const counting = onDemand(() => import('@/lib/store/count-drink').then((part) => part.countDrink));

/** What one more drink would change, and the button that logs it; only until the cautious time. */
export function OneMoreCard({ shown }: { shown: ShownResult<DrinksEvening> }) {
  const { siteCode, source, evening, answer, phase } = shown;
  const { store, origin, model, catalog } = source;
  const t = useTranslations();
  counting.useAhead();
  if (phase === 'passed' || phase === 'past') return null;
  // A planned evening is not drunk yet, and a link is that of somebody else.
  const logged = origin === 'own' && phase !== 'planned' ? store : null;
  return (
    <ResultCard>
      <OneMore
        siteCode={siteCode}
        model={model}
        catalog={catalog}
        evening={evening}
        isOpen={answer.open.length > 0}
        nowMs={source.nowMs}
        onLog={
          logged
            ? (type) =>
                void counting.whenThere((countDrink) =>
                  countDrink({ store: logged, site: siteByCode(siteCode), type, t }),
                )
            : undefined
        }
      />
    </ResultCard>
  );
}
