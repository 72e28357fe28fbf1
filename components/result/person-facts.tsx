import { useTranslations } from 'next-intl';
import { roundHalfUp } from '@/lib/bac';
import { heightMeasures, weightMeasures } from '@/lib/model/body-picker';
import type { CalculatorModel } from '@/lib/model/model';
import { GenderIcon } from './gender-icon';
import type { ResultTexts } from './result-texts';
import { Fact } from './summary-fact';

interface PersonFactsProps {
  model: CalculatorModel;
  texts: ResultTexts;
}

const noBreakSpace = '\u00a0';

/** The person the result is for, in the unit system of the result. */
export function PersonFacts({ model, texts }: PersonFactsProps) {
  const t = useTranslations();
  const units = {
    cm: t('unit.cm'),
    kg: t('unit.kg'),
    ft: t('unit.ft'),
    in: t('unit.in'),
    st: t('unit.st'),
    lb: t('unit.lb'),
  };
  const written = (measures: ReturnType<typeof heightMeasures>) =>
    measures.map(({ value, unit }) => `${value}${noBreakSpace}${units[unit]}`).join(' ');
  const weightKg = roundHalfUp(model.weightInKg, 1);
  const kilograms = texts.number(weightKg, Number.isInteger(weightKg) ? 0 : 1);

  return (
    <>
      <Fact label={t('result.person.gender')}>
        <span className="inline-flex items-center gap-1.5">
          <GenderIcon gender={model.gender} />
          <span>{model.gender === 0 ? t('person.male') : t('person.female')}</span>
        </span>
      </Fact>
      <Fact label={t('result.person.age')}>{model.age}</Fact>
      <Fact label={t('result.person.height')}>
        {written(heightMeasures(model.heightInCm, model.unitSystem))}
      </Fact>
      <Fact label={t('result.person.weight')}>
        {model.unitSystem === 'metric'
          ? `${kilograms}${noBreakSpace}${units.kg}`
          : written(weightMeasures(model.weightInKg, model))}
      </Fact>
    </>
  );
}
