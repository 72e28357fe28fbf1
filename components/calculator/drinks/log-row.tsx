import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { phaseAt } from '@/lib/evening/evening-at';
import type { DrinkType } from '@/lib/model/model';
import { useCalculatorContext, useCalculatorState } from '@/lib/store/calculator-context';
import type { CountDrink } from './count-drink';
import { EntrySection } from '@/components/calculator/entry-section';
import { LogButton } from './log-button';
import { useEnteredEvening } from '@/components/calculator/use-entered-evening';

/** Loaded after the page has rendered; the buttons are there from the start. */
const counting = onDemand(() => import('./count-drink').then((part) => part.countDrink));

interface LogRowProps {
  className?: string;
}

/** One button for each drink type that counts one as drunk now. */
export function LogRow({ className = '' }: LogRowProps) {
  const t = useTranslations();
  const { store, site } = useCalculatorContext();
  const typeOrder = useCalculatorState((state) => state.catalog.typeOrder);
  const { evening, nowMs } = useEnteredEvening();
  const isOver = evening !== null && phaseAt(evening, nowMs) === 'past';

  useEffect(() => void counting.request(), []);

  function handleLog(type: DrinkType) {
    const count = (countDrink: CountDrink) => countDrink({ store, site, type, t });
    void counting.whenThere(count);
  }

  return (
    <EntrySection title={t('log.title')} note={t('log.label')} className={className}>
      <div
        id="log"
        className="mt-2.5 grid scroll-mt-24 grid-cols-4 gap-2 @max-xs:grid-cols-2 @3xl:gap-3"
      >
        {typeOrder.map((type) => (
          <LogButton key={type} type={type} isOver={isOver} onLog={() => handleLog(type)} />
        ))}
      </div>
    </EntrySection>
  );
}
