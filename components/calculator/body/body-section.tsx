import { useTranslations } from 'next-intl';
import { useId, useLayoutEffect, useState } from 'react';
import { EntrySection } from '@/components/calculator/entry-section';
import { UnitToggle } from '@/components/calculator/unit-toggle';
import { ChevronDownIcon } from '@/components/ui/icons';
import { RadioGroup } from '@/components/ui/radio-group';
import { setBodyMark } from '@/lib/browser/saved-marks';
import { averageSex, bodyLine, bodyOf } from '@/lib/i18n/body-texts';
import { homeFields } from '@/lib/site/home-fields';
import {
  useCalculatorActions,
  useCalculatorContext,
  useCalculatorModel,
  useCalculatorState,
} from '@/lib/store/calculator-context';
import { AgeField, BodyFields } from './body-fields';

/** On screens this wide, the fields start open for new visitors. */
const wide = '(width >= 64rem)';

/** The body in one line, marked until it is given, which opens the fields below it. */
export function BodySection() {
  const t = useTranslations();
  const id = useId();
  const { store, site } = useCalculatorContext();
  // Nothing here is drawn again for a drink.
  const body = useCalculatorModel(bodyOf);
  const { setGender, confirmBody } = useCalculatorActions();
  const { isBodySet } = body;
  const isReady = useCalculatorState((state) => state.isReady);
  /** Undefined: the style sheet decides. */
  const [isOpen, setOpen] = useState<boolean>();
  if (isReady && isOpen === undefined) {
    setOpen(!isBodySet && window.matchMedia(wide).matches);
  }
  useLayoutEffect(() => {
    if (isReady) setBodyMark(store.getState().model.isBodySet);
  }, [isReady, store]);
  return (
    <EntrySection
      title={t('person.title')}
      headingId={homeFields.person}
      action={site.unitsAllowChange && <UnitToggle />}
    >
      <button
        type="button"
        data-testid="body-line"
        aria-expanded={isOpen ?? false}
        aria-controls={id}
        className="mt-2 flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-field bg-(--asks-ground) px-3 py-2 text-start data-[set=true]:bg-tile data-[set=true]:hover:bg-base-300"
        data-set={isBodySet}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0 flex-1">
          <span className="num block leading-tight font-semibold">{bodyLine(body, t)}</span>
          <span className={`block text-sm leading-snug ${isBodySet ? 'text-quiet' : 'text-link'}`}>
            {isBodySet ? t('person.kept') : t('person.notYours', { sex: averageSex(body) })}
          </span>
        </span>
        <span className="shrink-0 text-link transition-transform duration-220 [[aria-expanded=true]>&]:rotate-180">
          <ChevronDownIcon />
        </span>
      </button>
      <div id={id} className="body-fields" data-open={isOpen}>
        <div className="-mx-1 min-h-0 overflow-hidden px-1 pb-1">
          <div className="pt-3">
            <RadioGroup
              label={t('person.gender')}
              value={body.gender}
              onChange={setGender}
              options={[
                { value: 0, label: t('person.male'), testId: 'gender-0' },
                { value: 1, label: t('person.female'), testId: 'gender-1' },
              ]}
            />
            <p className="mt-2 text-sm text-quiet">{t('person.genderNote')}</p>
          </div>
          <div className="mt-3 grid grid-cols-2 gap-2 @max-xs:grid-cols-1">
            <BodyFields body={body} />
          </div>
          <div className="mt-3">
            <AgeField />
          </div>
          {!isBodySet && (
            <button
              type="button"
              data-testid="body-confirm"
              className="btn mt-3 min-h-11"
              onClick={confirmBody}
            >
              {t('person.mine')}
            </button>
          )}
        </div>
      </div>
    </EntrySection>
  );
}
