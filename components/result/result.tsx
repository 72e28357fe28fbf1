'use client';

import dynamic from 'next/dynamic';
import { NotLoaded } from '@/components/shell/not-loaded';
import { isEvening } from '@/lib/evening/evening';
import { openDrunk } from '@/lib/evening/open-drunk';
import { openedEvening } from '@/lib/evening/opened-evening';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { SiteCode } from '@/lib/site/sites';
import type { CalculatorSetup } from '@/lib/store/calculator';
import { DrunkResult } from './drunk-result';
import { ResultLoading } from './result-loading';
import { useResultSource } from './result-source';

/** In chunks of their own: most visitors have a result, and no reading. */
const NoResult = dynamic(() => import('./no-result').then((room) => room.NoResult), {
  loading: ResultLoading,
});
const MeasuredResult = dynamic(
  () => import('./measured-result').then((room) => room.MeasuredResult),
  { loading: ResultLoading },
);

interface ResultProps {
  siteCode: SiteCode;
  setup: CalculatorSetup;
  countries: CountryOption[];
}

/** The result page: of the visitor's own entries, or of a shared link. */
export function Result({ siteCode, setup, countries }: ResultProps) {
  const source = useResultSource(siteCode, setup, countries);
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
  if (model.entryMode === 'reading') return <MeasuredResult {...shown} />;
  const opened = openedEvening(openDrunk, model, limit, place);
  if (!isEvening(opened)) {
    return <NoResult siteCode={siteCode} reason={opened} />;
  }
  return opened.kind === 'drinks' ? <DrunkResult {...shown} evening={opened} /> : null;
}
