/**
 * @param file the text's, for the message
 * @throws {Error} for a link without a label, or one that is not closed: the build stops
 */
export function checkLinks(markdown: string, file: string): void {
  const plain = withLinks(markdown);
  const [broken] = /\[link:[^\]\n]*\]?/.exec(plain) ?? [];
  if (broken !== undefined) throw new Error(`No label in ${broken} of ${file}`);
}

/** `[link:id|label]` as a Markdown link to `page:id`, `[source:3]` as one to its place in the list. */
export function withLinks(markdown: string): string {
  return markdown
    .replace(
      /\[link:([^\]|\\]+)\\?\|([^\]]+)\]/g,
      (_, id: string, label: string) => `[${label}](page:${id})`,
    )
    .replace(/\s?\[source:(\d+)\]/g, (_, index: string) => `[${index}](#source-${index})`);
}
