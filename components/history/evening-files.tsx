import { useTranslations } from 'next-intl';
import { useId, useState, type ChangeEvent } from 'react';
import { saveFile } from '@/lib/browser/save-file';
import {
  eveningsText,
  maxKept,
  readEvenings,
  withoutEvenings,
  type KeptEvening,
} from '@/lib/evening/kept-evening';
import { useCalculatorContext, useCalculatorState } from '@/lib/store/calculator-context';
import { changeEvenings, keptEvenings } from '@/lib/store/evenings';

/** Three times the size of the longest list: 200 evenings of six sittings each. */
const maxBytes = 2_000_000;

/** Saves the earlier evenings as a file, and imports evenings from a file. */
export function EveningFiles({ evenings }: { evenings: readonly KeptEvening[] }) {
  const t = useTranslations();
  const { site } = useCalculatorContext();
  const catalog = useCalculatorState((state) => state.catalog);
  const id = useId();
  const [outcome, setOutcome] = useState('');

  function handleExport() {
    const type = 'application/json';
    saveFile(new File([eveningsText(evenings)], 'breathalyser-evenings.json', { type }));
  }

  /** Adds the evenings of a file to the list. @returns the outcome as text */
  function outcomeOf(text: string): string {
    const read = readEvenings(text, catalog);
    if (!read) return t('history.importForeign');
    if (read.firstBroken > 0) return t('history.importBroken', { number: read.firstBroken });
    const before = keptEvenings(site.code, catalog);
    // Of duplicates the last one counts, so evenings that are already in the list stay as they are.
    const after = changeEvenings(site.code, catalog, (list) => [...read.evenings, ...list]);
    const count = withoutEvenings(after, before).length;
    return withoutEvenings([...before, ...read.evenings], after).length > 0
      ? t('history.importFull', { count, most: maxKept })
      : t('history.importDone', { count });
  }

  async function handleImport({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    if (file.size > maxBytes) {
      setOutcome(t('history.importTooBig'));
    } else {
      // A file that was deleted after it was chosen is read as empty.
      const text = await file.text().catch(() => '');
      setOutcome(outcomeOf(text));
    }
    // Lets the visitor choose the same file again.
    currentTarget.value = '';
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <button
        type="button"
        data-testid="evenings-export"
        className="btn min-h-11"
        disabled={evenings.length === 0}
        onClick={handleExport}
      >
        {t('history.export')}
      </button>
      <label
        htmlFor={id}
        className="btn min-h-11 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
      >
        {t('history.import')}
        <input
          id={id}
          type="file"
          accept="application/json,.json"
          data-testid="evenings-import"
          className="sr-only"
          onChange={(event) => void handleImport(event)}
        />
      </label>
      <p role="status" className="w-full text-sm empty:hidden">
        {outcome}
      </p>
    </div>
  );
}
