import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { AnswerWords } from '@/lib/answers/answer-words';
import { exampleCode } from '@/lib/answers/example-link';
import { examplesOf, type ExampleBody, type ExampleDrink } from '@/lib/answers/examples';
import { answerTables, leadCount, type AnswerPart, type AnswerTable } from '@/lib/answers/tables';
import { exampleMark } from '@/lib/share/example-mark';
import { linkTo } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';
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
  const { drinks, people } = examplesOf(site);
  const [man] = people;
  return (
    <div className="answers" data-testid="answer-tables">
      <DrinkPicker labels={drinks.map((drink) => words.tab(drink, drinks))} />
      {drinks.map((drink, index) => (
        <div key={drink.id} className="answer" data-drink={index}>
          {answerTables(part, drink, words, isBrief ? 6 : undefined).map((table) => (
            <Table key={table.caption} table={table} />
          ))}
          {!isBrief && part !== 'level' && <ExampleLink drink={drink} body={man} words={words} />}
        </div>
      ))}
      <p className="text-[0.875rem] text-quiet">{words.pace(man)}</p>
      {!isBrief && part !== 'level' && <PrintTable label={t('answers.print')} />}
    </div>
  );
}

/** A radio group evaluated by CSS alone, so that it works without scripts. */
function DrinkPicker({ labels }: { labels: readonly string[] }) {
  const t = useTranslations();
  const name = useId();
  return (
    <fieldset className="print:hidden">
      <legend className="sr-only">{t('answers.pickDrink')}</legend>
      <div className="answer-tabs segments">
        {labels.map((label, index) => (
          <label key={label} className="segment relative grid place-items-center text-center">
            <input
              type="radio"
              name={name}
              value={index}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              defaultChecked={index === 0}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Table({ table: { caption, head, rows } }: { table: AnswerTable }) {
  return (
    // Focusable, because with large text the table scrolls sideways on phones.
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={caption}>
      <table data-testid="answers-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((text, index) => (
                <td key={head[index + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ExampleLinkProps {
  drink: ExampleDrink;
  body: ExampleBody;
  words: AnswerWords;
}

/** Opens an example of the table as a result. */
function ExampleLink({ drink, body, words }: ExampleLinkProps) {
  const { site, t } = words;
  const shareCode = exampleCode(drink, leadCount, body, site.code);
  return (
    <p className="print:hidden">
      <a
        href={`${linkTo(site.code, { page: 'shared', shareCode })}?${exampleMark}`}
        rel="nofollow"
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {t('answers.open', { count: leadCount, body: words.body(body) })}
      </a>
    </p>
  );
}
