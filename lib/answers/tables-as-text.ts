import { markEngineTable } from '@/lib/articles/engine-tables';
import type { Translator } from '@/lib/i18n/duration-text';
import type { Site } from '@/lib/site/sites';
import { AnswerWords } from './answer-words';
import { examplesOf, type ExampleDrink, type Examples } from './examples';
import { ruleValues } from './rule-values';
import { clockTable, hoursTable, type AnswerPart, type AnswerTable } from './tables';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Markdown tables have no captions, so the caption becomes part of the first heading. */
function markdownOf({ caption, head: [first = '', ...others], rows }: AnswerTable): string {
  const head = [`${caption} ${first}`, ...others];
  return markEngineTable([row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n'));
}

function ruleOf(
  drink: ExampleDrink,
  examples: Examples,
  words: AnswerWords,
  t: Translator,
): string {
  return t.markup('answers.rule', {
    ...ruleValues(drink, examples, words),
    b: (chunks) => `**${chunks}**`,
  });
}

/** For each drink the tables of all bodies and the rule of thumb; the assumptions at the end. */
function answersText(part: AnswerPart, site: Site, t: Translator): string {
  const words = new AnswerWords(site, t);
  const examples = examplesOf(site);
  const ofDrinks = examples.drinks.flatMap((drink) => {
    const tables = examples.bodies.flatMap((body) => {
      const of = { examples, drink, body };
      return [
        ...(part === 'clock' ? [] : [hoursTable(of, words, t)]),
        ...(part === 'hours' ? [] : [clockTable(of, words, t)]),
      ];
    });
    return [...tables.map(markdownOf), ruleOf(drink, examples, words, t)];
  });
  return [...ofDrinks, words.pace(examples.bodies)].join('\n\n');
}

/** Replaces `[answers:...]` directives by Markdown with all tables, for output without a picker. */
export function withAnswersAsText(markdown: string, site: Site, t: Translator): string {
  return markdown.replace(/^\[answers:(hours|clock|all)\]$/gm, (_, part: AnswerPart) =>
    answersText(part, site, t),
  );
}
