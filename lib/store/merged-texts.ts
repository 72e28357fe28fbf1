import { isRecord } from '@/lib/model/is-record';

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Merges what two tabs made of the same saved entries: each field that only one of them changed has
 * that change. If both changed it, `mine` wins. Sittings that one of them added are kept.
 * @param base what both started from
 */
function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergedLists(base, mine, theirs);
  }
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return mine;
  const fields = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...fields].map((field) => [field, merged(base[field], mine[field], theirs[field])]),
  );
}

function mergedLists(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  if (mine.length < base.length || theirs.length < base.length) return mine;
  return [
    ...base.map((entry, i) => merged(entry, mine[i], theirs[i])),
    ...theirs.slice(base.length),
    ...mine.slice(base.length),
  ];
}

/**
 * Merges saved texts. Clock times of different zones are not mixed: then `mine` is newer. So it is if
 * a text cannot be read, since it was not made by a change.
 */
export function mergedTexts(base: string | null, mine: string, theirs: string): string {
  try {
    const [was, own, other] = [base ?? '{}', mine, theirs].map(
      (text) => JSON.parse(text) as { state?: { zone?: unknown } },
    );
    if (own?.state?.zone !== other?.state?.zone) return mine;
    return JSON.stringify(merged(was, own, other));
  } catch (error) {
    console.warn('What another tab saved could not be merged.', error);
    return mine;
  }
}
