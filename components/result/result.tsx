'use client';

import { useTranslations } from 'next-intl';
import { calculate } from '@/lib/bac';
import { limitPermilleOf } from '@/lib/countries/limit-permille-of';
import type { CountryOption } from '@/lib/i18n/country-names';
import { hasAnyDrink, toInput } from '@/lib/model/to-input';
import { toShared } from '@/lib/model/shared';
import { encodeShareCode } from '@/lib/share/share-code';
import { href, withBasePath } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import type { CalculatorSetup } from '@/lib/store/calculator';
import { showToast } from '@/lib/store/toasts';
import { ResultEmpty } from './result-empty';
import { ResultHeader } from './result-header';
import { ResultLoading } from './result-loading';
import { useResultSource } from './result-source';
import { ResultView } from './result-view';
import { ShareButton } from './share-button';

interface ResultProps {
  siteCode: SiteCode;
  setup: CalculatorSetup;
  countries: CountryOption[];
}

/** The result page: of the visitor's own entries, or of a shared link. */
export function Result({ siteCode, setup, countries }: ResultProps) {
  const t = useTranslations();
  const source = useResultSource(siteCode, setup);

  if (!source) {
    return (
      <div className="pb-10">
        <ResultHeader />
        <ResultLoading />
      </div>
    );
  }
  const { model, isShared, iso2, chooseCountry } = source;
  const limits = Object.fromEntries(countries.map((row) => [row.iso2, row.permille]));
  const limitPermille = limitPermilleOf(iso2, limits);
  const result = calculate(toInput(model, limitPermille));
  if (result.isEmpty || !hasAnyDrink(model)) {
    return (
      <div className="min-h-dvh pb-10">
        <ResultHeader />
        <ResultEmpty siteCode={siteCode} />
      </div>
    );
  }

  function shareUrl(): string {
    const shareCode = encodeShareCode(toShared(model));
    const path = withBasePath(href(siteCode, { page: 'shared', shareCode }));
    return window.location.origin + path;
  }

  function handleCountry(chosen: string) {
    if (chosen === iso2) return;
    chooseCountry(chosen);
    showToast({ text: t('result.country.recalculated'), type: 'info' });
  }

  return (
    <div className="pb-10" data-testid="result">
      <ResultHeader isShared={isShared}>
        <ShareButton url={shareUrl} />
      </ResultHeader>
      <ResultView
        {...{ siteCode, model, isShared, result, limitPermille, countries, iso2 }}
        onCountry={handleCountry}
      />
    </div>
  );
}
