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
  children: ReactNode;
}

/** The area below the display: the form, its button, and below it plans and earlier evenings. */
export function KeysSheet({ calculate, onCalculate, button, children }: KeysSheetProps) {
  const t = useTranslations();
  const entered = useEnteredEvening(calculate);
  return (
    <div className="sheet @container order-2 min-w-0 px-4 pt-2 pb-4 md:order-none md:ps-0 md:pe-6 lg:pe-12">
      <div className="keys">
        {children}
        <div className="keys-left pt-1">
          <button
            ref={button}
            type="button"
            data-testid="calculate"
            data-primary=""
            className="btn btn-info h-auto min-h-13 w-full py-2 text-base leading-tight"
            onClick={onCalculate}
          >
            {t('calculate.main')}
          </button>
          <div className="mt-2 divide-y divide-hairline">
            <PlansDisclosure entered={entered} />
            <EarlierEvenings />
          </div>
        </div>
      </div>
    </div>
  );
}
