import { useTranslations } from 'next-intl';
import type { LimitCaveat } from '@/lib/countries/limits';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { ResultTexts } from './result-texts';

interface CountryNoteProps {
  country: CountryOption;
  texts: ResultTexts;
}

/** What must be known beside the figure of a country, and where the figure is from. */
export function CountryNote({ country, texts }: CountryNoteProps) {
  const t = useTranslations();
  const { caveat, confirmed, name } = country;
  return (
    <div className="mt-3 text-sm text-white/80">
      {!confirmed && (
        <span className="mr-2 inline-block rounded-sm border border-white/40 px-1.5 text-xs leading-5">
          {t('result.country.unconfirmed')}
        </span>
      )}
      {caveat && <CaveatText caveat={caveat} texts={texts} />}
      <details className="group">
        <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-field px-2 [&::-webkit-details-marker]:hidden">
          <svg
            viewBox="0 0 12 12"
            className="size-3 shrink-0 transition-transform group-open:rotate-90"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <path d="M4.5 2.5 8 6 4.5 9.5" />
          </svg>
          {t('result.country.about', { country: name })}
        </summary>
        <p className="pb-2 text-pretty">
          {t('result.country.checked', {
            country: name,
            limit: texts.limitWithUnit(country.permille),
            state: confirmed ? 'confirmed' : 'other',
            date: country.checkedOn,
            source: country.source,
          })}
        </p>
      </details>
    </div>
  );
}

function CaveatText({ caveat, texts }: { caveat: LimitCaveat; texts: ResultTexts }) {
  const t = useTranslations();
  if (!('permille' in caveat)) {
    return <p>{caveat.key === 'noBacLaw' ? t('caveat.noBacLaw') : t('caveat.anyForbidden')}</p>;
  }
  const limit = texts.limitWithUnit(caveat.permille);
  const words = {
    argentina: () => t('caveat.argentina', { limit }),
    mexico: () => t('caveat.mexico', { limit }),
    novice: () => t('caveat.novice', { limit }),
    penaltyFrom: () => t('caveat.penaltyFrom', { limit }),
    provinces: () => t('caveat.provinces', { limit }),
    scotland: () => t('caveat.scotland', { limit }),
    sourcesDiffer: () => t('caveat.sourcesDiffer', { limit }),
    tolerance: () => t('caveat.tolerance', { limit }),
    utah: () => t('caveat.utah', { limit }),
  };
  return <p>{words[caveat.key]()}</p>;
}
