import { useTranslations } from 'next-intl';
import { useGo } from '@/components/shell/use-go';
import type { ShownResult } from '@/components/result/use-shown';
import { whoseLimit } from '@/lib/countries/whose-limit';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { peakToKeep } from '@/lib/evening/kept-evening';
import { takenOver } from '@/lib/evening/taken-over';
import { href } from '@/lib/site/routes';
import { siteByCode } from '@/lib/site/sites';
import { replaceAsked } from '@/lib/store/new-evening';
import { showUndo } from '@/lib/store/toasts';

/** Only in a shared result: enters its drinks as a new evening; body and servings stay the own. */
export function TakeOverCard({ shown }: { shown: ShownResult }) {
  const { siteCode, source } = shown;
  const { model, catalog, laws, zonedNow, origin, store } = source;
  const t = useTranslations();
  const go = useGo();
  if (origin === 'own' || !store) return null;

  const handleClick = () => {
    const { model: own, whereabouts } = store.getState();
    // Not the country selected for the shared result.
    const { limit } = whoseLimit(own, siteByCode(siteCode), whereabouts, laws);
    const peakPermille = peakToKeep(own, calculateEvening(own, limit, zonedNow));
    replaceAsked(store, peakPermille, takenOver(model, own, catalog), (undo) => {
      showUndo(t('result.takenOver'), undo, t);
      go(href(siteCode, { page: 'home' }));
    });
  };

  return (
    <div className="border-t border-hairline pt-5">
      <button
        type="button"
        data-testid="take-over"
        className="btn h-auto min-h-13 w-full max-w-full px-4 py-2 text-base sm:w-auto"
        onClick={handleClick}
      >
        {t('result.takeOver')}
      </button>
    </div>
  );
}
