import { useTranslations } from 'next-intl';
import { RadioGroup } from '@/components/ui/radio-group';
import { homeFields } from '@/lib/site/home-fields';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { AgeField } from './age-field';
import { HeightField, WeightField } from './body-fields';
import { Card } from './card';

/** The body: sex, height, weight, age. */
export function PersonCard({ store }: { store: CalculatorStore }) {
  const t = useTranslations();
  const gender = useCalculator(store, (state) => state.model.gender);
  return (
    <Card title={t('person.title')} headingId={homeFields.person} className="self-stretch">
      <div className="mt-4">
        <RadioGroup
          label={t('person.gender')}
          value={gender}
          onChange={store.getState().setGender}
          options={[
            { value: 0, label: t('person.male'), testId: 'gender-0' },
            { value: 1, label: t('person.female'), testId: 'gender-1' },
          ]}
        />
        <p className="mt-2 text-sm text-base-content/80">{t('person.genderNote')}</p>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <HeightField store={store} />
        <WeightField store={store} />
      </div>
      <div className="mt-4">
        <AgeField store={store} />
      </div>
    </Card>
  );
}
