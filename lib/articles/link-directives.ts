/** @throws {Error} naming the file, for a link without a label, or one that is not closed */
export function checkLinks(markdown: string, file: string): void {
  const plain = withLinks(markdown);
  const [broken] = /\[link:[^\]\n]*\]?/.exec(plain) ?? [];
  if (broken !== undefined) throw new Error(`No label in ${broken} of ${file}`);
}

/** Replaces link and source directives by Markdown links: to `page:id`, and to an item of the sources. */
export function withLinks(markdown: string): string {
  return markdown
    .replace(
      /\[link:([^\]|\\]+)\\?\|([^\]]+)\]/g,
      (_, id: string, label: string) => `[${label}](page:${id})`,
    )
    .replace(/\s?\[source:(\d+)\]/g, (_, index: string) => `[${index}](#source-${index})`);
}
