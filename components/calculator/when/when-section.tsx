import { useTranslations } from 'next-intl';
import { EntrySection } from '@/components/calculator/entry-section';
import { onDemand } from '@/components/ui/on-demand';
import { homeFields } from '@/lib/site/home-fields';
import {
  useCalculatorActions,
  useCalculatorContext,
  useCalculatorModel,
} from '@/lib/store/calculator-context';
import type { WhenShown } from '@/lib/store/sitting-actions';
import { DayChoice } from './day-choice';
import { SittingTimes } from './sitting-times';
import { useStartDay } from './use-days';

const settingNow = onDemand(() => import('./set-now').then((part) => part.setLastSipNow));

interface WhenSectionProps {
  note: string | undefined;
  whenShown: WhenShown;
}

/**
 * The times and the day of the first sitting. "Now" is offered while earlier drinks are entered.
 * @param note "Sitting 1", if there are more
 */
export function WhenSection({ note, whenShown }: WhenSectionProps) {
  const t = useTranslations();
  const { store } = useCalculatorContext();
  const { setStartDay } = useCalculatorActions();
  const day = useStartDay();
  const isEarlier = useCalculatorModel((model) => model.isEarlier);
  const madeIn = useCalculatorModel((model) => model.madeIn);
  return (
    <EntrySection
      title={t('timing.title')}
      headingId={homeFields.times}
      note={note}
      action={
        <div className="flex min-h-11 flex-wrap gap-1.5">
          <DayChoice label={t('evening.day')} day={day} onChange={setStartDay} />
          {!note && isEarlier && (
            <button
              type="button"
              data-testid="set-now"
              aria-label={t('timing.nowLabel')}
              className="chip"
              onPointerEnter={() => void settingNow.request()}
              onFocus={() => void settingNow.request()}
              onClick={() => void settingNow.whenThere((setNow) => setNow(store, t))}
            >
              {t('timing.now')}
            </button>
          )}
        </div>
      }
    >
      {madeIn !== '' && (
        <p data-testid="entered-in" className="text-sm text-quiet">
          {t('evening.enteredIn', { place: placeOfZone(madeIn) })}
        </p>
      )}
      <SittingTimes sitting={0} whenShown={whenShown} />
    </EntrySection>
  );
}

/** The place that a zone is named for: "New York" for "America/New_York". */
function placeOfZone(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
