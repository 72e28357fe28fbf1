import { useTranslations } from 'next-intl';
import { usePersonTexts } from '@/components/result/use-person-texts';
import { Fact, FactList, Row } from '@/components/result/cards/row';
import { Icon } from '@/components/ui/icons';
import type { ShownResult } from '@/components/result/use-shown';
import type { Gender } from '@/lib/bac';
import { bodyLine, whoseBody } from '@/lib/i18n/body-texts';

/** Gender, age, height and weight, in the unit system of the result. */
export function PersonRow({ shown }: { shown: ShownResult }) {
  const { texts } = shown;
  const { model } = shown.source;
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

/** The Mars or Venus symbol; the word beside it is the label. */
function GenderIcon({ gender }: { gender: Gender }) {
  return (
    <Icon viewBox="0 0 20 20" className="size-4 shrink-0 text-info">
      {gender === 0 ? (
        <path d="M12.5 3H17v4.5M17 3l-5.3 5.3M8 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z" />
      ) : (
        <path d="M10 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm0 0v6M7 15.2h6" />
      )}
    </Icon>
  );
}
