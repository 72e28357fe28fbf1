import * as v from 'valibot';
import file from '@/content/help-lines.json';
import { siteCodes, type SiteCode } from '@/lib/site/sites';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

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

/** The help lines of a site. At build time only. @throws {v.ValiError} for an invalid file */
export function helpLinesOf(code: SiteCode) {
  const lines = v.parse(schema, file).sites[code];
  const days = lines.flatMap(({ checkedOn }) => checkedOn ?? []).sort();
  return {
    /** Names with their numbers: "KCPU, 800 199 990". */
    text: lines.map((line) => line.text).join('; '),
    /** ISO date of the oldest check of the numbers; null if one was never checked. */
    asOf: days.length === lines.length ? (days[0] ?? null) : null,
  };
}
