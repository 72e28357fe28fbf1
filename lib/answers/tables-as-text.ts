import type { Translator } from '@/lib/i18n/duration-text';
import type { Site } from '@/lib/site/sites';
import { AnswerWords } from './answer-words';
import { examplesOf } from './examples';
import { clockTable, hoursTable, type AnswerTable } from './tables';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Markdown has no captions: it stands over the first column. */
function markdownOf({ caption, head: [first = '', ...others], rows }: AnswerTable): string {
  const head = [`${caption} ${first}`, ...others];
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** Every table of the answers that a text asks for, as Markdown: for readers without a picker. */
export function withAnswersAsText(markdown: string, site: Site, t: Translator): string {
  return markdown.replace(/^\[answers:(hours|clock|all)\]$/gm, (_, part: string) => {
    const words = new AnswerWords(site, t);
    const examples = examplesOf(site);
    return examples.drinks
      .flatMap((drink) =>
        examples.bodies.flatMap((body) => {
          const of = { examples, drink, body };
          return [
            ...(part === 'clock' ? [] : [hoursTable(of, words, t)]),
            ...(part === 'hours' ? [] : [clockTable(of, words, t)]),
          ];
        }),
      )
      .map(markdownOf)
      .join('\n\n');
  });
}
