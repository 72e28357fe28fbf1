import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { clamp, limits } from '@/lib/model/limits';
import type { ResultTexts } from './result-texts';

interface OwnLimitProps {
  /** Null while the limit of the country applies. */
  limitPermille: number | null;
  onChange: (limitPermille: number | null) => void;
  texts: ResultTexts;
}

/** A limit the visitor sets, typed in the unit of the site; an empty box means the country's. */
export function OwnLimit({ limitPermille, onChange, texts }: OwnLimitProps) {
  const t = useTranslations();
  const id = useId();
  /** What is being typed; null while the box shows the limit. */
  const [draft, setDraft] = useState<string | null>(null);
  const shown = limitPermille === null ? '' : texts.limit(limitPermille);

  /** @returns undefined for a text that is no number */
  function parsed(text: string): number | null | undefined {
    const plain = text.normalize('NFKC').trim().replace(',', '.');
    if (plain === '') return null;
    if (!/^\d*\.?\d*$/.test(plain) || !/\d/.test(plain)) return undefined;
    return clamp(texts.permilleOf(Number(plain)), limits.ownLimitPermille);
  }

  return (
    <div>
      <label htmlFor={id} className="block text-sm text-quiet">
        {t('result.limit.ownLabel', { unit: texts.unit })}
      </label>
      <input
        id={id}
        data-testid="own-limit"
        className="num input mt-1 h-11 w-28 text-lg font-semibold"
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        maxLength={6}
        value={draft ?? shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setDraft(text);
          const limit = parsed(text);
          if (limit !== undefined && limit !== limitPermille) onChange(limit);
        }}
        onBlur={() => setDraft(null)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-quiet">
        {t('result.limit.ownHint')}
      </p>
    </div>
  );
}
