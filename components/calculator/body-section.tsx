import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons';
import { RadioGroup } from '@/components/ui/radio-group';
import { bodyLine } from '@/lib/i18n/body-texts';
import { homeFields } from '@/lib/site/home-fields';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { AgeField } from './age-field';
import { HeightField, WeightField } from './body-fields';
import { EntrySection } from './entry-section';
import { UnitToggle } from './unit-toggle';
import { useBodyFields } from './use-body-fields';

interface BodySectionProps {
  store: CalculatorStore;
  site: Site;
  className?: string;
}

/** The body in a line, marked until the visitor has made it theirs; a tap opens its fields below. */
export function BodySection({ store, site, className = '' }: BodySectionProps) {
  const t = useTranslations();
  const id = useId();
  const model = useCalculator(store, (state) => state.model);
  const [isOpen, toggle] = useBodyFields(store);
  const { isBodySet } = model;
  return (
    <EntrySection
      title={t('person.title')}
      headingId={homeFields.person}
      className={className}
      action={site.unitsAllowChange && <UnitToggle store={store} />}
    >
      <button
        type="button"
        data-testid="body-line"
        aria-expanded={isOpen ?? false}
        aria-controls={id}
        className="body-line"
        data-set={isBodySet}
        onClick={toggle}
      >
        <span className="min-w-0 flex-1">
          <span className="num block leading-tight font-semibold">{bodyLine(model, t)}</span>
          <span className="body-whose">{isBodySet ? t('person.kept') : t('person.notYours')}</span>
        </span>
        <span className="body-arrow">
          <ChevronDownIcon />
        </span>
      </button>
      <div id={id} className="body-fields" data-open={isOpen}>
        <div className="-mx-1 px-1 pb-1">
          <div className="pt-3">
            <RadioGroup
              label={t('person.gender')}
              value={model.gender}
              onChange={store.getState().setGender}
              options={[
                { value: 0, label: t('person.male'), testId: 'gender-0' },
                { value: 1, label: t('person.female'), testId: 'gender-1' },
              ]}
            />
            <p className="mt-2 text-sm text-quiet">{t('person.genderNote')}</p>
          </div>
          <div className="mt-3 grid grid-cols-2 gap-2 @max-xs:grid-cols-1">
            <HeightField store={store} />
            <WeightField store={store} />
          </div>
          <div className="mt-3">
            <AgeField store={store} />
          </div>
        </div>
      </div>
    </EntrySection>
  );
}
