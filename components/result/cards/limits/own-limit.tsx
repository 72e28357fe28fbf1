import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { parseTypedNumber } from '@/components/ui/typed-number';
import type { ShownResult } from '@/components/result/use-shown';
import { bounds, clamp } from '@/lib/model/bounds';

/** The field for an own limit, in the unit of the site; empty for the limit of the country. */
export function OwnLimit({ shown }: { shown: ShownResult }) {
  const { source, evening, texts } = shown;
  const { ownLimitPermille } = evening.limit;
  const t = useTranslations();
  const id = useId();
  /** The text while typing; null while the field shows the limit. */
  const [draft, setDraft] = useState<string | null>(null);
  const value = ownLimitPermille === null ? '' : texts.limit(ownLimitPermille);

  /** @returns permille; null for an empty text, undefined for an invalid one */
  function parsed(text: string): number | null | undefined {
    if (text.trim() === '') return null;
    const typed = parseTypedNumber(text) ?? undefined; // null for a separator without digits
    if (typed === undefined) return undefined;
    return clamp(texts.permilleOf(typed), bounds.ownLimitPermille);
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
        value={draft ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setDraft(text);
          const limit = parsed(text);
          if (limit !== undefined && limit !== ownLimitPermille) {
            source.chooseLimit.setOwnLimit(limit);
          }
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
