import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AnswerWords } from '@/lib/answers/answer-words';
import { examplesOf, type ExampleBody } from '@/lib/answers/examples';
import { waitsAfter } from '@/lib/answers/waits';
import type { Site } from '@/lib/site/sites';
import { AnswerTables } from './answer-tables';

/** The number of drinks in the introduction. */
const leadCount = 4;

interface AnswersSectionProps {
  site: Site;
  /** The link to the questions and the other tables. */
  children: ReactNode;
}

/** When alcohol is gone, below the calculator: a lead on the drink and people of the first table, then all. */
export function AnswersSection({ site, children }: AnswersSectionProps) {
  const t = useTranslations();
  const words = new AnswerWords(site, t);
  const { drinks, people } = examplesOf(site);
  const [man, woman] = people;
  const goneText = (body: ExampleBody) =>
    words.wait(waitsAfter(drinks[0], leadCount, body).soberMin);
  return (
    <section aria-labelledby="answers" data-testid="answers" className="max-w-[44rem]">
      <h2 id="answers" className="text-[1.1875rem] leading-tight font-[650]">
        {t('answers.title')}
      </h2>
      <p className="mt-3 mb-5 text-pretty">
        {t('answers.lead', {
          count: leadCount,
          man: goneText(man),
          manWeight: words.weight(man),
          woman: goneText(woman),
          womanWeight: words.weight(woman),
        })}
      </p>
      <AnswerTables site={site} part="hours" />
      {children}
    </section>
  );
}
