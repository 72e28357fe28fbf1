'use client';

import dynamic from 'next/dynamic';
import { useEffect, useLayoutEffect, useState } from 'react';
import { NotLoaded } from '@/components/shell/not-loaded';
import { loadedPart } from '@/components/ui/loaded-part';
import { endFirstAnswer } from '@/lib/browser/first-answer';
import { isEvening } from '@/lib/evening/evening';
import { openDrinks } from '@/lib/evening/open-drinks';
import { openedEvening } from '@/lib/evening/opened-evening';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { SiteCode } from '@/lib/site/sites';
import type { CalculatorSetup } from '@/lib/store/opened-entries';
import { DrinksResult } from './drinks-result';
import { ResultLoading } from './result-loading';
import { measuredChunk, peakChunk, ringChunk, stripChunk } from './result-chunks';
import { useResultSource } from './result-source';

/** In chunks of their own: most visitors have a result, and no measurement. */
const NoResult = dynamic(() => import('./no-result').then((module) => module.NoResult), {
  loading: ResultLoading,
});
const MeasuredResult = loadedPart(measuredChunk, ResultLoading);

interface ResultProps {
  siteCode: SiteCode;
  setup: CalculatorSetup;
  countries: CountryOption[];
}

/** The result page: of the visitor's own entries, or of a shared link. */
export function Result({ siteCode, setup, countries }: ResultProps) {
  const source = useResultSource(siteCode, setup, countries);
  const [areChunksThere, setAreChunksThere] = useState(false);
  const isWhole = source !== null && areChunksThere;

  // The first answer has these parts: it stays until nothing would be missing in its place.
  useEffect(() => {
    const requests = [ringChunk, peakChunk, stripChunk].map((module) => module.request());
    void Promise.all(requests).then(() => setAreChunksThere(true));
  }, []);
  useLayoutEffect(() => {
    if (isWhole) endFirstAnswer();
  }, [isWhole]);

  if (source === 'missing') {
    return (
      <div className="frame">
        <NotLoaded onRetry={() => window.location.reload()} />
      </div>
    );
  }
  if (!source) return <ResultLoading />;
  const { model, limit, place, nowMs } = source;
  const shown = { siteCode, source, countries, nowMs };
  if (model.entryMode === 'measurement') return <MeasuredResult {...shown} />;
  const opened = openedEvening(openDrinks, model, limit, place);
  if (!isEvening(opened)) {
    return <NoResult siteCode={siteCode} reason={opened} />;
  }
  return opened.kind === 'drinks' ? <DrinksResult {...shown} evening={opened} /> : null;
}
