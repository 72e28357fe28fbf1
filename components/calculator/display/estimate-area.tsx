import { useTranslations } from 'next-intl';
import { memo, useEffect, useLayoutEffect } from 'react';
import { shallow } from 'zustand/shallow';
import { openFactsView } from '@/components/facts/open-facts-part';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import { LimitChip } from '@/components/limit/limit-chip';
import { FirstAnswerHost } from '@/components/ui/first-answer-host';
import { onDemand } from '@/components/ui/on-demand';
import { clearDisplayMark, keepDisplayHeight } from '@/lib/browser/saved-marks';
import { hasAnyDrink } from '@/lib/evening/planned-sittings';
import type { Translator } from '@/lib/i18n/duration-text';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import {
  useCalculatorActions,
  useCalculatorContext,
  useCalculatorState,
} from '@/lib/store/calculator-context';
import { loadCalculateDrinks } from '@/lib/store/lazy-calculate-drinks';
import type { EstimateAsideProps } from './estimate-aside';
import { LiveDisplay, type EmptyDisplay } from './live-display';
import type { Choice } from '@/lib/answer/choices';
import { useLiveEstimate, type LiveEstimate } from './use-live-estimate';

/** Loaded after hydration: the aside is not visible at first, and without drinks nothing is said. */
export const answering = onDemand(
  () => import(/* webpackChunkName: "answering" */ './estimate-aside'),
);

const pastNote = onDemand(() =>
  import('@/components/calculator/when/past-note').then((part) => part.PastNote),
);

/** Few visitors are asked. */
const choosing = onDemand(() => import('./choose-fact').then((part) => part.chooseFact));

/** If a saved evening takes longer than this to calculate, the display says that it is loading. */
const maxSilentMs = 1500;

type EstimateAreaProps = Omit<EstimateAsideProps, 'estimate' | 'chip' | 'empty'>;

/** Everything that shows the live estimate: the display, the floating bar and the announcements. */
export const EstimateArea = memo(function EstimateArea(props: EstimateAreaProps) {
  const { entered } = props;
  const empty = emptyDisplay(entered, useTranslations());
  const { store, site, laws } = useCalculatorContext();
  const { setCountry, setDriverClass } = useCalculatorActions();
  const estimate = useLiveEstimate(entered, site);
  const [parts] = answering.usePart(true);
  const [PastNote] = pastNote.usePart(estimate?.answer.phase === 'past');
  const [OpenFacts, , isMissing] = openFactsView.usePart(true);
  useAnswerAttributes(estimate);
  const isOpen = estimate !== null && estimate.answer.open.length > 0;
  const areWordsLoaded = parts !== null && (!isOpen || OpenFacts !== null || isMissing);
  const isLoading = estimate ? !areWordsLoaded : empty.isAwaited === true;
  useDisplayMark(entered, isLoading);
  const handleChoice = (choice: Choice) =>
    void choosing.whenThere((choose) => choose(store, choice));
  const chip = (
    <LimitChip
      limit={entered.limit}
      isGuess={entered.isCountryOpen}
      candidates={entered.candidates}
      countries={laws}
      levels={useLevelTexts(site.code)}
      onCountry={setCountry}
      onClass={setDriverClass}
    />
  );
  return (
    <>
      <div className="contents md:block">
        <FirstAnswerHost />
        <LiveDisplay
          entered={entered}
          laws={laws}
          estimate={estimate}
          chip={chip}
          DriveTime={areWordsLoaded ? parts.DriveTime : null}
          empty={empty}
          PastNote={PastNote}
          onChoice={handleChoice}
        />
      </div>
      {parts && <parts.EstimateAside {...props} empty={empty} estimate={estimate} chip={chip} />}
    </>
  );
});

/** Why there is no estimate. */
function emptyDisplay({ reason, isMissing, model }: EnteredEvening, t: Translator): EmptyDisplay {
  if (reason === 'lastDrinkAfter') return { title: t('measurement.lastDrinkAfter'), text: '' };
  if (model.entryMode === 'measurement') {
    return { title: t('measurement.emptyTitle'), text: t('measurement.emptyText') };
  }
  // There are drinks but no engine yet: any level shown would be wrong.
  if (reason === null && hasAnyDrink(model)) {
    return isMissing
      ? { title: t('error.part'), text: '', onRetry: loadCalculateDrinks }
      : { title: t('shell.loading'), text: '', isAwaited: true };
  }
  if (reason === 'tooLong') {
    return { title: t('timing.tooLongTitle'), text: t('timing.tooLongText') };
  }
  const title = reason === 'noAlcohol' ? t('panel.noAlcohol') : t('panel.emptyTitle');
  return { title, text: t('panel.emptyText') };
}

/** The phase (library.css) and, for programs, open facts and verdict, on the element of the calculator. */
function useAnswerAttributes(estimate: LiveEstimate | null) {
  const open = estimate?.answer.open.join(' ') ?? '';
  const verdict = estimate?.answer.verdict ?? '';
  const phase = estimate?.answer.phase ?? '';
  useLayoutEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-testid=calculator]');
    if (root) Object.assign(root.dataset, { open, verdict, phase });
  }, [open, verdict, phase]);
}

/** Shows the display that lib/early/saved-marks.ts hid, once it shows the saved entries. */
function useDisplayMark({ model }: EnteredEvening, isLoading: boolean) {
  const { store } = useCalculatorContext();
  const isReady = useCalculatorState((state) => state.isReady);
  useLayoutEffect(() => {
    // The deferred model may still be the one from before the saved entries were read. Compared by
    // contents: a selected model stays the same object when an entry changes nothing.
    if (!isReady || !shallow(model, store.getState().model)) return;
    if (!isLoading) return clearDisplayMark();
    const timer = setTimeout(clearDisplayMark, maxSilentMs);
    return () => clearTimeout(timer);
  }, [store, isReady, model, isLoading]);
  useEffect(keepDisplayHeight, []);
}
