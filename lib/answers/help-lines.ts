import * as v from 'valibot';
import file from '@/content/help-lines.json';
import { siteCodes, type SiteCode } from '@/lib/site/sites';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** `content/help-lines.json`. */
const schema = v.strictObject({
  note: text,
  sites: v.strictObject(
    v.entriesFromList(
      siteCodes,
      v.pipe(
        v.array(
          v.strictObject({
            text,
            source: text,
            checkedOn: v.optional(v.pipe(v.string(), v.isoDate())),
          }),
        ),
        v.minLength(1),
      ),
    ),
  ),
});

/** Whom to call about alcohol. */
export interface HelpLines {
  /** Names with their numbers: "KCPU, 800 199 990". */
  text: string;
  /** ISO date from which all numbers are known; null where one of them is not confirmed. */
  asOf: string | null;
}

/**
 * The help lines of a site, the oldest check of them as their date. For the build only.
 * @throws {v.ValiError} for a file that is not as it has to be
 */
export function helpLinesOf(code: SiteCode): HelpLines {
  const lines = v.parse(schema, file).sites[code];
  const days = lines.flatMap(({ checkedOn }) => checkedOn ?? []).sort();
  return {
    text: lines.map((line) => line.text).join('; '),
    asOf: days.length === lines.length ? (days[0] ?? null) : null,
  };
}
