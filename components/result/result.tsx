import { useLayoutEffect } from 'react';
import { openFactsView } from '@/components/facts/open-facts-part';
import { NotLoaded } from '@/components/shell/not-loaded';
import { loadedPart } from '@/components/ui/loaded-part';
import { onDemand } from '@/components/ui/on-demand';
import { endFirstAnswer } from '@/lib/browser/first-answer';
import { calculateDrinks } from '@/lib/evening/calculate-drinks';
import { calculatedEvening } from '@/lib/evening/calculated-evening';
import { isEvening } from '@/lib/evening/evening';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { SiteCode } from '@/lib/site/sites';
import type { CalculatorSetup } from '@/lib/store/opened-entries';
import { curveChunk } from './curve/bac-curve';
import { detailsChunk, DrinksResult } from './drinks-result';
import { laterResult } from './later-result';
import { ResultLoading } from './result-loading';
import { useResultSource } from './result-source';

/** Loaded on demand: most visitors have a result of drinks. */
const NoResult = loadedPart(
  onDemand(() => import('./notes/no-result').then((module) => module.NoResult)),
  ResultLoading,
);
const measuredChunk = onDemand(() =>
  import('./measurement/measured-result').then((module) => module.MeasuredResult),
);
const MeasuredResult = loadedPart(measuredChunk, ResultLoading);

/** Loads what a result consists of, before it is asked for. */
export function requestParts(isMeasurement: boolean): void {
  const parts = [openFactsView, curveChunk, isMeasurement ? measuredChunk : detailsChunk];
  for (const part of parts) void part.request();
}

interface ResultProps {
  siteCode: SiteCode;
  setup: CalculatorSetup;
  countries: CountryOption[];
}

/** The result page: of the visitor's own entries, or of a shared link. */
export function Result({ siteCode, setup, countries }: ResultProps) {
  const source = useResultSource(siteCode, setup, countries);
  // The part that the first answer contains too: it stays until React can render it.
  const [facts, , areFactsMissing] = openFactsView.usePart(true);
  const areLoaded = facts !== null || areFactsMissing;
  const isComplete = source !== null && areLoaded;
  useLayoutEffect(() => {
    if (isComplete) endFirstAnswer();
  }, [isComplete]);

  if (source === 'missing') {
    return (
      <div className="frame">
        <NotLoaded onRetry={() => window.location.reload()} />
      </div>
    );
  }
  if (!source || !areLoaded) return <ResultLoading />;
  if (source.model.entryMode === 'measurement') {
    return <MeasuredResult siteCode={siteCode} source={source} countries={countries} />;
  }
  const { model, zonedNow } = source;
  const { evening, ...others } = laterResult(source, (limit) =>
    calculatedEvening(calculateDrinks, model, limit, zonedNow),
  );
  if (!isEvening(evening)) return <NoResult siteCode={siteCode} reason={evening} />;
  if (evening.kind !== 'drinks') return null;
  return <DrinksResult {...others} siteCode={siteCode} countries={countries} evening={evening} />;
}
