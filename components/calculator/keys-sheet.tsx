import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { EarlierEvenings } from '@/components/history/earlier-evenings';
import type { CalculateEvening } from '@/lib/evening/evening';
import { PlansDisclosure } from './plans-disclosure';
import { useEnteredEvening } from './use-entered-evening';

interface KeysSheetProps {
  /** Calculates the evening, if not from drinks. */
  calculate?: CalculateEvening;
  onCalculate: () => void;
  button: Ref<HTMLButtonElement>;
  /** The form. */
  children: ReactNode;
}

/** The area below the display: the form, its button, and below it plans and earlier evenings. */
export function KeysSheet({ calculate, onCalculate, button, children }: KeysSheetProps) {
  const t = useTranslations();
  const entered = useEnteredEvening(calculate);
  return (
    <div className="sheet order-2 min-w-0 px-4 pt-2 pb-4 lg:order-none lg:px-0 lg:pe-16">
      {children}
      <div className="mt-5 grid items-start md:grid-cols-2 md:gap-x-10 lg:border-t lg:border-hairline lg:pt-5">
        <button
          ref={button}
          type="button"
          data-testid="calculate"
          data-primary=""
          className="btn btn-info mb-2 h-auto min-h-13 w-full py-2 text-base leading-tight md:max-lg:col-span-2"
          onClick={onCalculate}
        >
          {t('calculate.main')}
        </button>
        <div className="divide-y divide-hairline md:max-lg:contents">
          <PlansDisclosure entered={entered} />
          <EarlierEvenings />
        </div>
      </div>
    </div>
  );
}
