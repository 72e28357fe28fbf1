import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useEnteredEvening } from '@/components/calculator/use-entered-evening';
import { onDemand } from '@/components/ui/on-demand';
import { RadioGroup } from '@/components/ui/radio-group';
import { EntrySwitch } from '@/components/calculator/entry-switch';
import { EntrySection } from '@/components/calculator/entry-section';
import { RefusalHint } from '@/components/calculator/refusal-hint';
import { minuteAt } from '@/lib/evening/evening-at';
import { hasOwnServing } from '@/lib/evening/own-servings';
import { homeFields } from '@/lib/site/home-fields';
import type { DrinkType } from '@/lib/model/model';
import {
  useCalculatorActions,
  useCalculatorContext,
  useCalculatorModel,
  useCalculatorState,
} from '@/lib/store/calculator-context';
import { DrinkList } from './drink-list';

/** Loaded after the page has rendered; the buttons are there from the start. */
const counting = onDemand(() => import('@/lib/store/count-drink').then((part) => part.countDrink));

interface DrinksSectionProps {
  refusals: number;
  note: string | undefined;
}

/** What was drunk. On "Now" a plus logs a drink of this minute, on "Earlier" it only counts. */
export function DrinksSection({ refusals, note }: DrinksSectionProps) {
  const t = useTranslations();
  const { store, site } = useCalculatorContext();
  const { setEarlier } = useCalculatorActions();
  const isEarlier = useCalculatorModel((model) => model.isEarlier);
  const { answer, evening } = useEnteredEvening();
  const enteredMs = useCalculatorState((state) => state.enteredMs);
  // Once its alcohol is gone, an evening is not entered any more, unless it began to be after that.
  const isOver =
    answer?.verdict === 'gone' &&
    evening !== null &&
    minuteAt(evening, enteredMs) < answer.zero.cautiousMin;
  const isNow = isOver || !isEarlier;

  counting.useAhead();

  const handleLog = useCallback(
    (type: DrinkType) =>
      void counting.whenThere((countDrink) => countDrink({ store, site, type, t })),
    [store, site, t],
  );

  const hasOwn = useCalculatorState(({ model, catalog }) => hasOwnServing(model, catalog));
  return (
    <EntrySection
      title={t('drinks.title')}
      headingId={homeFields.drinks}
      note={note}
      className="keys-left"
      action={
        <div id="log" className="scroll-mt-24">
          <RadioGroup
            label={t('timing.title')}
            testId="entry-time"
            value={isNow ? 'now' : 'earlier'}
            onChange={(mode) => setEarlier(mode === 'earlier')}
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
