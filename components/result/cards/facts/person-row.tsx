import { useTranslations } from 'next-intl';
import { useShownDrinks } from '@/components/result/shown-result';
import { usePersonTexts } from '@/components/result/use-person-texts';
import { FactList, Row } from '@/components/result/cards/row';
import { bodyLine, whoseBody } from '@/lib/i18n/body-texts';
import { Fact } from './fact';
import { GenderIcon } from './gender-icon';

/** Gender, age, height and weight, in the unit system of the result. */
export function PersonRow() {
  const { source, texts } = useShownDrinks();
  const { model } = source;
  const t = useTranslations();
  const { gender, height, weight } = usePersonTexts(model, texts);

  return (
    <Row
      testId="card-person"
      title={t('result.person.title')}
      line={model.isBodySet ? bodyLine(model, t) : whoseBody(model, t)}
    >
      <FactList>
        <Fact label={t('person.gender')}>
          <span className="inline-flex items-center gap-1.5">
            <GenderIcon gender={model.gender} />
            <span>{gender}</span>
          </span>
        </Fact>
        <Fact label={t('person.age')}>{model.age}</Fact>
        <Fact label={t('person.height')}>{height}</Fact>
        <Fact label={t('person.weight')}>{weight}</Fact>
      </FactList>
    </Row>
  );
}
