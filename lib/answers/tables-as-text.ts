import { markEngineTable } from '@/lib/articles/engine-tables';
import type { Translator } from '@/lib/i18n/duration-text';
import type { Site } from '@/lib/site/sites';
import { AnswerWords } from './answer-words';
import { examplesOf } from './examples';
import { answerTables, type AnswerPart, type AnswerTable } from './tables';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function markdownOf({ caption, head, rows }: AnswerTable): string {
  const lines = [row(head), row(head.map(() => '---')), ...rows.map(row)];
  return markEngineTable(lines.join('\n'), caption);
}

/** Replaces `[answers:...]` by Markdown, for output without a picker: all tables, the assumptions. */
export function withAnswersAsText(markdown: string, site: Site, t: Translator): string {
  const words = new AnswerWords(site, t);
  const { drinks, people } = examplesOf(site);
  return markdown.replace(/^\[answers:(hours|clock|all|level)\]$/gm, (_, part: AnswerPart) => {
    const tables = drinks.flatMap((drink) => answerTables(part, drink, words));
    return [...tables.map(markdownOf), words.pace(people[0])].join('\n\n');
  });
}
