import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/use-shown';
import { useGo } from '@/components/shell/use-go';
import { onDemand } from '@/components/ui/on-demand';
import { href, parsePath } from '@/lib/site/routes';
import { showUndo } from '@/lib/store/toasts';
import { CalendarLink } from './calendar-link';

const newEvening = onDemand(() =>
  import('@/lib/store/new-evening').then((module) => module.beginEvening),
);

/** True when going back leads to the calculator; without the Navigation API any history counts. */
function isCalculatorBehind(): boolean {
  const navigation: Navigation | undefined = window.navigation;
  if (!navigation?.currentEntry) return window.history.length > 1;
  const previous = navigation.entries()[navigation.currentEntry.index - 1]?.url;
  return previous ? parsePath(new URL(previous).pathname).route.page === 'home' : false;
}

const buttonClass = 'btn h-auto min-h-13 max-w-full grow px-4 py-2 text-base';

/** Buttons: calendar reminder while waiting, new evening after the wait, back to the entries. */
export function ResultActions({ shown }: { shown: ShownResult }) {
  const { siteCode, source, answer, phase } = shown;
  const { origin, store } = source;
  const t = useTranslations();
  const router = useRouter();
  const go = useGo();
  const goHome = () => go(href(siteCode, { page: 'home' }));
  const isOwn = origin === 'own';
  const isOver = phase === 'passed' || phase === 'past';

  function handleNew() {
    if (!store) return;
    const handleDone = (undo: () => void) => {
      showUndo(t('evening.begun'), undo, t);
      goHome();
    };
    void newEvening.whenThere((begin) => begin(store, answer.peak.likelyPermille, handleDone));
  }

  function handleChange() {
    if (isOwn && isCalculatorBehind()) router.back();
    else goHome();
  }

  return (
    <div className="flex w-full flex-wrap gap-2 @4xl:w-auto print:hidden">
      {!isOver && <CalendarLink shown={shown} />}
      {isOver && isOwn && (
        <button
          type="button"
          data-testid="new-evening"
          className={buttonClass}
          onPointerEnter={() => void newEvening.request()}
          onClick={handleNew}
        >
          {t('evening.new')}
        </button>
      )}
      <button
        type="button"
        data-testid="change-data"
        className={`${buttonClass} ${isOver && !isOwn ? 'btn-info' : ''}`}
        onClick={handleChange}
      >
        {/* A shared result cannot be edited: it leads to the visitor's own calculator. */}
        {isOwn ? t('result.changeData') : t('result.ownCalculation')}
      </button>
    </div>
  );
}
