import { useTranslations } from 'next-intl';
import type { CalculatorModel } from '@/lib/model/model';
import { GenderIcon } from './gender-icon';
import type { ResultTexts } from './result-texts';
import { Fact } from './summary-fact';
import { usePersonTexts } from './use-person-texts';

interface PersonFactsProps {
  model: CalculatorModel;
  texts: ResultTexts;
}

/** The person the result is for, in the unit system of the result. */
export function PersonFacts({ model, texts }: PersonFactsProps) {
  const t = useTranslations();
  const { gender, height, weight } = usePersonTexts(model, texts);

  return (
    <>
      <Fact label={t('result.person.gender')}>
        <span className="inline-flex items-center gap-1.5">
          <GenderIcon gender={model.gender} />
          <span>{gender}</span>
        </span>
      </Fact>
      <Fact label={t('result.person.age')}>{model.age}</Fact>
      <Fact label={t('result.person.height')}>{height}</Fact>
      <Fact label={t('result.person.weight')}>{weight}</Fact>
    </>
  );
}
