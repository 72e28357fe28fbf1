import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { AnswerWords } from '@/lib/answers/answer-words';
import { exampleCode } from '@/lib/answers/example-link';
import { examplesOf } from '@/lib/answers/examples';
import { clockTable, hoursTable, type AnswerPart } from '@/lib/answers/tables';
import { href, withBasePath } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';
import { AnswerTableView } from './answer-table';
import { ExamplePicker } from './example-picker';
import { PrintTable } from './print-table';
import { RuleLine } from './rule-line';

/** The number of drinks in the link to the calculator. */
const openedCount = 4;

interface AnswerTablesProps {
  site: Site;
  part: AnswerPart;
  /** Maximum number of drinks; by default all. */
  drinkCount?: number;
}

/**
 * How long to wait after the country's usual drinks: a table for each drink and body. CSS shows the one
 * selected with two radio groups. Rendered at build time; the engine calculates all figures.
 */
export function AnswerTables({ site, part, drinkCount }: AnswerTablesProps) {
  const t = useTranslations();
  const name = useId();
  const words = new AnswerWords(site, t);
  const examples = examplesOf(site);
  const drinks = examples.drinks.slice(0, drinkCount);
  const { bodies } = examples;
  return (
    <div className="answers" data-testid="answer-tables">
      <ExamplePicker
        legend={t('answers.pickDrink')}
        kind="drink"
        name={`${name}drink`}
        labels={drinks.map((drink) => words.drink(drink))}
      />
      <ExamplePicker
        legend={t('answers.pickBody')}
        kind="person"
        name={`${name}person`}
        labels={bodies.map((body) => words.body(body))}
      />
      {drinks.flatMap((drink, drinkIndex) =>
        bodies.map((body, bodyIndex) => {
          const of = { examples, drink, body };
          const shareCode = exampleCode(drink, openedCount, body, site.code);
          return (
            <div
              key={`${drinkIndex}-${bodyIndex}`}
              className="answer"
              data-drink={drinkIndex}
              data-person={bodyIndex}
            >
              {part !== 'clock' && <AnswerTableView table={hoursTable(of, words, t)} />}
              {part !== 'hours' && <AnswerTableView table={clockTable(of, words, t)} />}
              {part !== 'clock' && <RuleLine words={words} examples={examples} drink={drink} />}
              <p className="print:hidden">
                <a
                  href={withBasePath(href(site.code, { page: 'shared', shareCode }))}
                  rel="nofollow"
                  className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
                >
                  {t('answers.open', { count: openedCount })}
                </a>
              </p>
            </div>
          );
        }),
      )}
      <p className="answer-note">{words.pace(bodies)}</p>
      <PrintTable label={t('answers.print')} />
    </div>
  );
}
