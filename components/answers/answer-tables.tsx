import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { AnswerWords } from '@/lib/answers/answer-words';
import { exampleCode } from '@/lib/answers/example-link';
import { examplesOf, type ExampleBody, type ExampleDrink } from '@/lib/answers/examples';
import { answerTables, leadCount, type AnswerPart } from '@/lib/answers/tables';
import { exampleMark } from '@/lib/share/example-mark';
import { href, withBasePath } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';
import { AnswerTableView } from './answer-table';
import { ExamplePicker } from './example-picker';
import { PrintTable } from './print-table';

interface AnswerTablesProps {
  site: Site;
  part: AnswerPart;
  /** On home: up to six drinks, without what an article has in addition. */
  isBrief?: boolean;
}

/**
 * When the alcohol of the country's usual drinks is gone: the tables of the drink that is chosen, without
 * scripts. Rendered at build time; the engine calculates all figures.
 */
export function AnswerTables({ site, part, isBrief = false }: AnswerTablesProps) {
  const t = useTranslations();
  const words = new AnswerWords(site, t);
  const examples = examplesOf(site);
  const { drinks } = examples;
  const [man] = examples.people;
  return (
    <div className="answers" data-testid="answer-tables">
      <ExamplePicker
        legend={t('answers.pickDrink')}
        name={useId()}
        labels={drinks.map((drink) => words.tab(drink, drinks))}
      />
      {drinks.map((drink, index) => (
        <div key={drink.id} className="answer" data-drink={index}>
          {answerTables(part, drink, examples, words, t, isBrief ? 6 : undefined).map((table) => (
            <AnswerTableView key={table.caption} table={table} />
          ))}
          {!isBrief && part !== 'level' && (
            <ExampleLink drink={drink} body={man} site={site} words={words} />
          )}
        </div>
      ))}
      <p className="answer-note">{words.pace(man)}</p>
      {!isBrief && part !== 'level' && <PrintTable label={t('answers.print')} />}
    </div>
  );
}

interface ExampleLinkProps {
  drink: ExampleDrink;
  body: ExampleBody;
  site: Site;
  words: AnswerWords;
}

/** Opens an example of the table as a result. */
function ExampleLink({ drink, body, site, words }: ExampleLinkProps) {
  const t = useTranslations();
  const shareCode = exampleCode(drink, leadCount, body, site.code);
  return (
    <p className="print:hidden">
      <a
        href={`${withBasePath(href(site.code, { page: 'shared', shareCode }))}?${exampleMark}`}
        rel="nofollow"
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {t('answers.open', { count: leadCount, body: words.body(body) })}
      </a>
    </p>
  );
}
