import { useTranslations } from 'next-intl';
import { useGo } from '@/components/shell/use-go';
import { applicableLimit } from '@/lib/countries/applicable-limit';
import { countryLaws } from '@/lib/countries/country-laws';
import { limitChoice } from '@/lib/countries/default-country';
import { isEvening } from '@/lib/evening/evening';
import { peakToKeep } from '@/lib/evening/kept-evening';
import { openEvening } from '@/lib/evening/open-evening';
import { takenOver } from '@/lib/evening/taken-over';
import type { CountryOption } from '@/lib/i18n/country-names';
import { href } from '@/lib/site/routes';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { replaceEvening } from '@/lib/store/new-evening';
import { showToast } from '@/lib/store/toasts';
import { useWhereabouts } from '@/lib/store/whereabouts';
import type { ResultSource } from './result-source';

interface TakeOverProps {
  siteCode: SiteCode;
  source: ResultSource;
  store: CalculatorStore;
  countries: readonly CountryOption[];
}

/**
 * Enters the drinks of a shared result as a new evening of the visitor, with the visitor's own body
 * and glasses; what was entered before is kept among the earlier evenings.
 */
export function TakeOver({ siteCode, source, store, countries }: TakeOverProps) {
  const t = useTranslations();
  const go = useGo();
  const whereabouts = useWhereabouts(store);
  const { model, catalog, place } = source;

  function handleClick() {
    const own = store.getState().model;
    // A country chosen for the shared result is not that of the visitor's own evening.
    const laws = countryLaws(countries);
    const limit = applicableLimit(limitChoice(own, siteByCode(siteCode), whereabouts, laws), laws);
    const opened = openEvening(own, limit, place);
    const peakPermille = peakToKeep(own, isEvening(opened) ? opened : null);
    const undo = replaceEvening(store, siteCode, peakPermille, takenOver(model, own, catalog));
    showToast({
      text: t('result.takenOver'),
      type: 'success',
      action: { label: t('evening.undo'), onAction: undo },
    });
    go(href(siteCode, { page: 'home' }));
  }

  return (
    <button
      type="button"
      data-testid="take-over"
      className="btn h-auto min-h-13 w-full max-w-full px-2.5 py-2 text-[0.9375rem] sm:w-auto"
      onClick={handleClick}
    >
      {t('result.takeOver')}
    </button>
  );
}
