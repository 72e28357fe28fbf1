import { useTranslations } from 'next-intl';
import type { ResultTexts } from '@/components/result/result-texts';
import type { DriverClass } from '@/lib/countries/applicable-limit';
import type { LimitCaveat } from '@/lib/countries/limits';
import { isUnconfirmed } from '@/lib/countries/unconfirmed';
import type { CountryOption } from '@/lib/i18n/country-names';

interface CountryNoteProps {
  country: CountryOption;
  driverClass: DriverClass;
  texts: ResultTexts;
  /** Chooses the region that the note names. @param code ISO 3166-2 */
  onRegion: (code: string) => void;
}

/** Notes that a limit is unconfirmed or has a caveat; renders nothing for most countries. */
export function CountryNote({ country, driverClass, texts, onRegion }: CountryNoteProps) {
  const t = useTranslations();
  // Whoever has chosen the lower limit of a class knows of it.
  const caveat = country.caveat?.key === driverClass ? null : country.caveat;
  const isDoubtful = isUnconfirmed(country);
  if (!isDoubtful && !caveat) return null;
  return (
    <div className="mt-3 text-sm text-quiet">
      {isDoubtful && (
        <span className="mr-2 inline-block rounded-sm border border-current/40 px-1.5 text-xs leading-5">
          {t('limit.unconfirmed')}
        </span>
      )}
      {caveat && <CaveatText caveat={caveat} texts={texts} onRegion={onRegion} />}
    </div>
  );
}

interface CaveatTextProps extends Pick<CountryNoteProps, 'texts' | 'onRegion'> {
  caveat: LimitCaveat;
}

function CaveatText({ caveat, texts, onRegion }: CaveatTextProps) {
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
  const text = words[caveat.key]();
  if (!('region' in caveat)) return <p>{text}</p>;
  return (
    <button
      type="button"
      data-place={caveat.region}
      className="link min-h-11 text-start"
      onClick={() => onRegion(caveat.region)}
    >
      {text}
    </button>
  );
}
