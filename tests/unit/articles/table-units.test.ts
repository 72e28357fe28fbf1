import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sites } from '@/lib/site/sites';

/** A level without a unit: "0.5", "0,2-0,49", "≥ 0,8". Those of directives have one. */
const bareLevel =
  /^(?:[<>≥≤~≈]\s?|[\p{L}]+\s)?[0-3][.,]\d{1,2}(?:\s?[–-]\s?[0-3][.,]\d{1,2})?\+?$/u;
/** Words that give the unit of numbers: of blood, breath, alcohol, time or money. */
const unit =
  /‰|%|promil|per ?mille|g\s?\/\s?[lL]|г\/л|mg|мг|µg|мкг|\bml\b|мл|\bcl\b|\bl\b|\bL\b|\bg\b|\bг\b|\bh\b|ч|hod|godz|Std|heure|hora|ore|hour|時間|小时|dos[ei]|porcj|nápoj|доз|€|EUR|£|\$|zł|Kč|₽|R\$/iu;

const cellsOf = (line: string) =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) =>
      cell
        .replaceAll('**', '')
        .replace(/\[source:\d+\]/g, '')
        .trim(),
    );

/** Headings of columns with two or more bare levels and no unit. */
function headsWithoutUnit(markdown: string): string[] {
  const lines = markdown.split('\n');
  return lines.flatMap((line, index) => {
    if (!/^\s*\|?\s*:?-{3,}/.test(lines[index + 1] ?? '') || !line.includes('|')) return [];
    const end = lines.findIndex((row, at) => at > index + 1 && !row.includes('|'));
    const rows = lines.slice(index + 2, end < 0 ? undefined : end).map(cellsOf);
    return cellsOf(line).filter((head, column) => {
      const bare = rows.filter((row) => bareLevel.test(row[column] ?? ''));
      return bare.length >= 2 && !unit.test(head);
    });
  });
}

describe('the tables of articles', () => {
  it('are read: a column of levels without a unit in its head is found', () => {
    const table = '| Level | To zero |\n|---|---|\n| 0.5 | 3 h |\n| 1.0 | 6 h |\n';
    expect(headsWithoutUnit(table)).toEqual(['Level']);
    expect(headsWithoutUnit(table.replace('Level', 'Level, %'))).toEqual([]);
    expect(headsWithoutUnit(table.replace(/(\d\.\d)/g, '[level:$1]'))).toEqual([]);
  });

  it.each(sites.map(({ code }) => code))('name the unit of levels in their heads: %s', (code) => {
    const folder = `content/articles/${code}`;
    const texts = readdirSync(folder).filter((name) => name.endsWith('.md'));
    const found = texts.flatMap((name) =>
      headsWithoutUnit(readFileSync(`${folder}/${name}`, 'utf8')).map((head) => `${name}: ${head}`),
    );
    expect(found).toEqual([]);
  });
});
