import type { LiveEstimate } from '@/components/calculator/display/use-live-estimate';
import { useGo } from '@/components/shell/use-go';
import { href } from '@/lib/site/routes';
import { useCalculatorContext } from '@/lib/store/calculator-context';
import { beginEvening } from '@/lib/store/new-evening';
import { showUndo } from '@/lib/store/toasts';

/** Says that the entered evening is over, and offers to start a new one or to open its result. */
export function PastNote({ estimate }: { estimate: LiveEstimate }) {
  const { answer, writer } = estimate;
  const { t, texts } = writer;
  const { store, site } = useCalculatorContext();
  const go = useGo();
  const { drive, open } = answer;
  // Of facts that nobody gave it would be favourable that the time lies behind.
  const isSaid = open.length === 0;

  function handleNew() {
    beginEvening(store, answer.peak.likelyPermille, (undo) =>
      showUndo(t('evening.begun'), undo, t),
    );
  }

  return (
    <section data-testid="past-evening">
      <h2 className="panel-state">{t('evening.past', { date: texts.date(0) })}</h2>
      <p className="text-quiet">
        <span>{t('evening.pastText')}</span>{' '}
        {drive && (
          <span
            hidden={!isSaid}
            data-testid="panel-drive-time-late"
            data-minutes={drive.exactMin}
            data-instant={texts.iso(drive.exactMin)}
          >
            {isSaid && t('evening.pastCautious', { time: texts.when(drive.cautiousMin) })}
          </span>
        )}
      </p>
      <div className="my-3 flex flex-wrap gap-2 *:min-h-13 *:flex-auto *:py-1.5">
        <button type="button" data-testid="new-evening" className="btn h-auto" onClick={handleNew}>
          {t('evening.new')}
        </button>
        <button
          type="button"
          className="btn h-auto"
          onClick={() => go(href(site.code, { page: 'result' }))}
        >
          {t('evening.look')}
        </button>
      </div>
    </section>
  );
}
