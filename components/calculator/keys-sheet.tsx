import type { ReactNode } from 'react';
import { EarlierEvenings } from '@/components/history/earlier-evenings';
import type { CalculateEvening } from '@/lib/evening/evening';
import { PlansDisclosure } from './plans-disclosure';
import { useEnteredEvening } from './use-entered-evening';

interface KeysSheetProps {
  /** Calculates the evening, if not from drinks. */
  calculate?: CalculateEvening;
  /** The form. */
  children: ReactNode;
}

/** The area below the display: the form, and below it earlier evenings and plans. */
export function KeysSheet({ calculate, children }: KeysSheetProps) {
  const entered = useEnteredEvening(calculate);
  return (
    <div className="sheet order-2 min-w-0 px-4 pt-3.5 pb-5 lg:order-none lg:col-start-1 lg:row-start-3 lg:ms-8 lg:px-8 lg:pt-6">
      {children}
      <div className="mt-6 grid items-start border-t border-hairline pt-2 md:grid-cols-2 md:gap-x-10">
        <EarlierEvenings />
        <PlansDisclosure entered={entered} />
      </div>
    </div>
  );
}
