import { useTranslations } from 'next-intl';
import { AnswerWords } from '@/lib/answers/answer-words';
import { examplesOf, type ExampleBody } from '@/lib/answers/examples';
import { leadCount } from '@/lib/answers/tables';
import { waitsAfter } from '@/lib/answers/waits';
import type { Site } from '@/lib/site/sites';
import { AnswerTables } from './answer-tables';

interface AnswersSectionProps {
  site: Site;
  /** Id of the heading. */
  id: string;
}

/** When alcohol is gone, below the calculator: a lead on the drink and people of the first table, then all. */
export function AnswersSection({ site, id }: AnswersSectionProps) {
  const t = useTranslations();
  const words = new AnswerWords(site, t);
  const { drinks, people } = examplesOf(site);
  const [man, woman] = people;
  const goneText = (body: ExampleBody) =>
    words.wait(waitsAfter(drinks[0], leadCount, body).soberMin);
  return (
    <section aria-labelledby={id} data-testid="answers" className="max-w-[44rem]">
      <h2 id={id} className="text-xl leading-tight font-[650]">
        {t('answers.title')}
      </h2>
      <p className="mt-1 mb-3">
        {t('answers.lead', {
          count: leadCount,
          man: goneText(man),
          manWeight: words.weight(man),
          woman: goneText(woman),
          womanWeight: words.weight(woman),
        })}
      </p>
      <AnswerTables site={site} part="hours" isBrief />
    </section>
  );
}
