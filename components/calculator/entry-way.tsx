import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { EarlierEvenings } from '@/components/history/earlier-evenings';
import type { CalculateEvening } from '@/lib/evening/evening';
import { EstimateArea } from './display/estimate-area';
import { PlansDisclosure } from './plans-disclosure';
import { useEnteredEvening } from './use-entered-evening';

interface EntryWayProps {
  /** Calculates the evening, if not from drinks. */
  calculate?: CalculateEvening;
  onCalculate: () => void;
  /** The form. */
  children: ReactNode;
}

/** The live display, and below it the form, its button, plans and earlier evenings. */
export function EntryWay({ calculate, onCalculate, children }: EntryWayProps) {
  const t = useTranslations();
  const entered = useEnteredEvening(calculate);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="sheet @container order-2 min-w-0 px-4 pt-2 pb-4 md:isolate md:order-none md:bg-transparent md:ps-0 md:pe-6 md:shadow-none md:before:absolute md:before:inset-[0_0_0_-50vw] md:before:-z-1 md:before:rounded-tr-[1.25rem] md:before:bg-base-100 lg:pe-12">
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
      <EstimateArea entered={entered} onCalculate={onCalculate} button={button} />
    </>
  );
}
