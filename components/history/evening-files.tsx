import { useTranslations } from 'next-intl';
import { useId, useState, type ChangeEvent } from 'react';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import {
  eveningsText,
  identityOf,
  mostKept,
  readEvenings,
  type KeptEvening,
} from '@/lib/evening/kept-evening';
import type { Site } from '@/lib/site/sites';
import { changeEvenings } from '@/lib/store/evenings';

/** Two hundred evenings of six sittings are a third of it: a longer file is none of ours. */
const mostBytes = 2_000_000;

interface EveningFilesProps {
  site: Site;
  catalog: DrinkCatalog;
  evenings: readonly KeptEvening[];
}

/** Saves the earlier evenings as a file, and adds those of a file. */
export function EveningFiles({ site, catalog, evenings }: EveningFilesProps) {
  const t = useTranslations();
  const id = useId();
  const [outcome, setOutcome] = useState('');

  function handleExport() {
    const blob = new Blob([eveningsText(evenings)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'breathalyser-evenings.json';
    document.body.append(link);
    link.click();
    link.remove();
    // The browser has begun to save it by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  async function handleImport({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    // A file can go between choosing and reading it: then it holds nothing of ours.
    setOutcome(
      file.size > mostBytes
        ? t('history.importTooBig')
        : addText(await file.text().catch(() => '')),
    );
    // The same file can be chosen once more.
    currentTarget.value = '';
  }

  /** @returns what came of it, in words */
  function addText(text: string): string {
    const read = readEvenings(text, catalog);
    if ('why' in read) {
      return read.why === 'foreign'
        ? t('history.importForeign')
        : t('history.importBroken', { number: read.number });
    }
    let before: KeptEvening[] = [];
    const after = changeEvenings(site.code, catalog, (list) => {
      before = list;
      // Of the same one twice the last counts: those that are here stay as they are.
      return [...read.evenings, ...list];
    });
    const known = new Set(before.map(identityOf));
    const kept = new Set(after.map(identityOf));
    const count = [...kept].filter((identity) => !known.has(identity)).length;
    const isLeftOut = (evening: KeptEvening) => !kept.has(identityOf(evening));
    return [...before, ...read.evenings].some(isLeftOut)
      ? t('history.importFull', { count, most: mostKept })
      : t('history.importDone', { count });
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
