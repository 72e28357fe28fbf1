import { isRecord } from '@/lib/model/is-record';

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Merges what two tabs made of the same saved entries: each field that only one of them changed has
 * that change. If both changed it, `mine` wins. Sittings that one of them added are kept.
 * @param base what both started from
 */
export function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
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

/** Like `merged` for texts. A text that is not JSON was not made by a change, so `mine` wins. */
export function mergedTexts(base: string | null, mine: string, theirs: string): string {
  try {
    const [was, own, other] = [base ?? '{}', mine, theirs].map((text): unknown => JSON.parse(text));
    return JSON.stringify(merged(was, own, other));
  } catch {
    return mine;
  }
}
