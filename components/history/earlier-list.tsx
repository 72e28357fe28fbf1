import { useTranslations } from 'next-intl';
import { DeleteEverything } from '@/components/shell/delete-everything';
import { beginAgain, repeatOf } from '@/lib/evening/new-evening';
import { withoutEvenings, type KeptEvening } from '@/lib/evening/kept-evening';
import { useCalculatorContext, useCalculatorState } from '@/lib/store/calculator-context';
import { changeEvenings } from '@/lib/store/evenings';
import { replaceAsked, replaceEvening } from '@/lib/store/new-evening';
import { useStorageHealth } from '@/lib/store/storage';
import { showUndo } from '@/lib/store/toasts';
import { EveningFiles } from './evening-files';
import { EveningRow } from './evening-row';
import { useKeptEvening } from './use-kept-evening';
import { useKeptEvenings } from './use-kept-evenings';

/** Earlier evenings by month, newest first, with buttons to open, repeat, delete and save them. */
export function EarlierList() {
  const t = useTranslations();
  const { store, site } = useCalculatorContext();
  const catalog = useCalculatorState((state) => state.catalog);
  const isMemoryOnly = useStorageHealth((state) => state.hasFailed);
  const evenings = useKeptEvenings();
  const { viewOf, presentPeak } = useKeptEvening();
  const viewed = evenings.map((evening) => ({ evening, view: viewOf(evening) }));
  const months = [...new Set(viewed.map(({ view }) => view.month))];

  function handleOpen(evening: KeptEvening, date: string) {
    const entries = beginAgain(evening.model);
    const undo = replaceEvening(store, presentPeak(), entries, [evening]);
    showUndo(t('history.opened', { date }), undo, t);
    window.scrollTo({ top: 0 });
  }

  function handleRepeat({ model }: KeptEvening, date: string) {
    replaceAsked(store, presentPeak(), repeatOf(model), (undo) => {
      showUndo(t('history.repeated', { date }), undo, t);
      window.scrollTo({ top: 0 });
    });
  }

  function handleDelete(evening: KeptEvening, date: string) {
    changeEvenings(site.code, catalog, (list) => withoutEvenings(list, [evening]));
    const undo = () => void changeEvenings(site.code, catalog, (list) => [...list, evening]);
    showUndo(t('history.deleted', { date }), undo, t);
  }

  return (
    <>
      {isMemoryOnly && <p className="mb-3 text-sm">{t('history.notSaved')}</p>}
      {evenings.length === 0 && <p className="text-sm text-quiet">{t('history.empty')}</p>}
      {months.map((month) => (
        <section key={month} className="pb-3">
          <h3 className="border-b border-hairline py-1 text-sm text-quiet">{month}</h3>
          <ul className="divide-y divide-hairline">
            {viewed
              .filter(({ view }) => view.month === month)
              .map(({ evening, view }) => (
                <EveningRow
                  key={view.key}
                  view={view}
                  onOpen={() => handleOpen(evening, view.date)}
                  onRepeat={() => handleRepeat(evening, view.date)}
                  onDelete={() => handleDelete(evening, view.date)}
                />
              ))}
          </ul>
        </section>
      ))}
      <EveningFiles evenings={evenings} />
      <DeleteEverything className="btn mt-4 min-h-11 btn-ghost" />
    </>
  );
}
