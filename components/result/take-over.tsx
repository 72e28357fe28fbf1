import { useTranslations } from 'next-intl';
import { useGo } from '@/components/shell/use-go';
import { isEvening } from '@/lib/evening/evening';
import { peakToKeep } from '@/lib/evening/kept-evening';
import { openEvening } from '@/lib/evening/open-evening';
import { repeatOf } from '@/lib/evening/repeat-evening';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { replaceEvening } from '@/lib/store/new-evening';
import { showToast } from '@/lib/store/toasts';
import type { ResultSource } from './result-source';

interface TakeOverProps {
  siteCode: SiteCode;
  source: ResultSource;
  store: CalculatorStore;
}

/**
 * Enters the drinks of a shared result as a new evening of the visitor, with the visitor's own body;
 * what was entered before is kept among the earlier evenings.
 */
export function TakeOver({ siteCode, source, store }: TakeOverProps) {
  const t = useTranslations();
  const go = useGo();
  const { model, limit, place } = source;

  function handleClick() {
    const own = store.getState().model;
    const opened = openEvening(own, limit, place);
    const peakPermille = peakToKeep(own, isEvening(opened) ? opened : null);
    const undo = replaceEvening(store, siteCode, peakPermille, repeatOf(model));
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
