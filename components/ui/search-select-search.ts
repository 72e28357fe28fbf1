/** Lower case without accents: "Česko" and "cesko" are found by the same keys. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase();
}

export interface SearchableOption {
  value: string;
  label: string;
  /** Shown behind the label, such as the limit. */
  detail?: string;
  /** Found too, but not shown: code, other names. */
  keywords?: string;
}

/** Options whose label or keywords hold the text anywhere; those that begin with it come first. */
export function searchOptions<Option extends SearchableOption>(
  options: readonly Option[],
  text: string,
): Option[] {
  const wanted = plain(text.trim());
  if (wanted === '') return [...options];
  const found = options.filter(({ label, keywords = '' }) =>
    plain(`${label} ${keywords}`).includes(wanted),
  );
  const begins = (option: Option) => (plain(option.label).startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b));
}
