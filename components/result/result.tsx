'use client';

import dynamic from 'next/dynamic';
import { calculate } from '@/lib/bac';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import type { CountryOption } from '@/lib/i18n/country-names';
import { isTooLong } from '@/lib/model/planned-sittings';
import { toInput } from '@/lib/model/to-input';
import type { SiteCode } from '@/lib/site/sites';
import type { CalculatorSetup } from '@/lib/store/calculator';
import { DrunkResult } from './drunk-result';
import { ResultHeader } from './result-header';
import { ResultLoading } from './result-loading';
import { useResultSource } from './result-source';

/** Title and place of the result until it is there. */
function Waiting() {
  return (
    <div className="pb-10">
      <ResultHeader />
      <ResultLoading />
    </div>
  );
}

/** In chunks of their own: most visitors have a result, and no reading. */
const NoResult = dynamic(() => import('./no-result').then((room) => room.NoResult), {
  loading: Waiting,
});
const MeasuredResult = dynamic(
  () => import('./measured-result').then((room) => room.MeasuredResult),
  { loading: Waiting },
);

interface ResultProps {
  siteCode: SiteCode;
  setup: CalculatorSetup;
  countries: CountryOption[];
}

/** The result page: of the visitor's own entries, or of a shared link. */
export function Result({ siteCode, setup, countries }: ResultProps) {
  const source = useResultSource(siteCode, setup);
  if (!source) return <Waiting />;
  const limits = Object.fromEntries(countries.map((row) => [row.iso2, row]));
  const limitPermille = applicableLimit(source.choice, limits);
  const shown = { siteCode, source, limitPermille, countries };
  if (source.model.entryMode === 'reading') return <MeasuredResult {...shown} />;
  const isLong = isTooLong(source.model);
  // An amount of something without alcohol is nothing to show either.
  if (isLong || calculate(toInput(source.model, limitPermille)).isEmpty) {
    return <NoResult siteCode={siteCode} isTooLong={isLong} />;
  }
  return <DrunkResult {...shown} />;
}
