import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AnswerWords } from '@/lib/answers/answer-words';
import { examplesOf } from '@/lib/answers/examples';
import { waitPermilleOf } from '@/lib/answers/tables';
import { waitsAfter } from '@/lib/answers/waits';
import type { Site } from '@/lib/site/sites';
import { AnswerTables } from './answer-tables';

/** The number of drinks in the introduction, with the country's first drink and the second body. */
const leadCount = 4;

/** Drinks with tables on the home page; articles show all. */
const homeDrinks = 2;

interface AnswersSectionProps {
  site: Site;
  /** The link to the questions and the other tables. */
  children: ReactNode;
}

/** How long to wait after drinking, below the calculator: two sentences, then the tables. */
export function AnswersSection({ site, children }: AnswersSectionProps) {
  const t = useTranslations();
  const words = new AnswerWords(site, t);
  const { drinks, bodies, law } = examplesOf(site);
  const [drink] = drinks;
  const body = bodies[1];
  if (!drink || !body) throw new Error(`No example for the lead of ${site.code}`);
  const { driveMin, soberMin } = waitsAfter(drink, leadCount, body, waitPermilleOf(law));
  return (
    <section aria-labelledby="answers" data-testid="answers" className="max-w-[44rem]">
      <h2 id="answers" className="text-[1.1875rem] leading-tight font-[650]">
        {t('answers.title')}
      </h2>
      <p className="mt-3 mb-5 text-pretty">
        {t('answers.lead', {
          count: leadCount,
          weight: words.weight(body),
          drive: words.duration(driveMin ?? soberMin),
          gone: words.duration(soberMin),
        })}
      </p>
      <AnswerTables site={site} part="hours" drinkCount={homeDrinks} />
      {children}
    </section>
  );
}
