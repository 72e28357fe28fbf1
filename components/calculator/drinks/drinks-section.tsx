import { useTranslations } from 'next-intl';
import { useEffect, useState, type Ref } from 'react';
import { useEnteredEvening } from '@/components/calculator/use-entered-evening';
import { onDemand } from '@/components/ui/on-demand';
import { RadioGroup } from '@/components/ui/radio-group';
import { EntrySwitch } from '@/components/calculator/entry-switch';
import { EntrySection } from '@/components/calculator/entry-section';
import { RefusalHint } from '@/components/calculator/refusal-hint';
import { hasOwnServing } from '@/lib/evening/own-servings';
import { homeFields } from '@/lib/site/home-fields';
import type { DrinkType } from '@/lib/model/model';
import {
  useCalculatorActions,
  useCalculatorContext,
  useCalculatorModel,
  useCalculatorState,
} from '@/lib/store/calculator-context';
import type { CountDrink } from '@/lib/store/count-drink';
import { DrinkList } from './drink-list';

/** Loaded after the page has rendered; the buttons are there from the start. */
const counting = onDemand(() => import('@/lib/store/count-drink').then((part) => part.countDrink));

interface DrinksSectionProps {
  /** How often Calculate was pressed without a drink; 0 while there is nothing to say. */
  refusals: number;
  /** "Sitting 1"; undefined while it is the only one. */
  note: string | undefined;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * What was drunk; with several sittings, in the first one. On "Now" a plus logs a drink of this
 * minute, on "Earlier" it only counts.
 */
export function DrinksSection({ refusals, note, className, ref }: DrinksSectionProps) {
  const t = useTranslations();
  const { store, site } = useCalculatorContext();
  const { setEarlier } = useCalculatorActions();
  const isEarlier = useCalculatorModel((model) => model.isEarlier);
  const { answer } = useEnteredEvening();
  // An evening that is over is not entered any more: a tap starts a new one.
  const isOver = answer?.verdict === 'gone';
  const [isPastEdited, setPastEdited] = useState(false);
  const isNow = isOver ? !isPastEdited : !isEarlier;

  useEffect(() => void counting.request(), []);

  function handleMode(mode: 'now' | 'earlier') {
    setPastEdited(mode === 'earlier');
    if (!isOver) setEarlier(mode === 'earlier');
  }

  function handleLog(type: DrinkType) {
    void counting.whenThere((countDrink: CountDrink) => countDrink({ store, site, type, t }));
  }

  const hasOwn = useCalculatorState(({ model, catalog }) => hasOwnServing(model, catalog));
  return (
    <EntrySection
      ref={ref}
      title={t('drinks.title')}
      headingId={homeFields.drinks}
      note={note}
      className={className}
      action={
        <div id="log" className="scroll-mt-24">
          <RadioGroup
            label={t('timing.title')}
            testId="entry-time"
            value={isNow ? 'now' : 'earlier'}
            onChange={handleMode}
            options={[
              { value: 'now', label: t('timing.now'), testId: 'entry-now' },
              { value: 'earlier', label: t('log.earlier'), testId: 'entry-earlier' },
            ]}
          />
        </div>
      }
    >
      {refusals > 0 && (
        <RefusalHint
          key={refusals}
          testId="no-amount-hint"
          title={t('drinks.noAmountTitle')}
          text={t('drinks.noAmountText')}
        />
      )}
      <DrinkList sitting={0} isAmountWanted={refusals > 0} onLog={isNow ? handleLog : undefined} />
      {hasOwn && (
        <p data-testid="own-servings" className="text-sm text-quiet">
          {t('drinks.ownServings')}
        </p>
      )}
      <EntrySwitch />
    </EntrySection>
  );
}
