import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Sheet } from '@/components/ui/sheet';

interface WakeSheetProps {
  /** Of the ambulance, where it is known. */
  number: string | undefined;
  returnFocusTo: RefObject<HTMLElement | null>;
  onClosed: () => void;
}

/** Whom to call for somebody who does not wake up, and the recovery position in four steps. */
export function WakeSheet({ number, returnFocusTo, onClosed }: WakeSheetProps) {
  const t = useTranslations();
  const steps = [
    t('result.waiting.wakeArm'),
    t('result.waiting.wakeHand'),
    t('result.waiting.wakeKnee'),
    t('result.waiting.wakeHead'),
  ];
  return (
    <Sheet
      testId="wake-sheet"
      heading={t('result.waiting.wake')}
      closeLabel={t('picker.close')}
      returnFocusTo={returnFocusTo}
      onClosed={onClosed}
    >
      {() => (
        <div className="grid gap-4 pt-2">
          <p>{t('result.waiting.wakeCall')}</p>
          <p>{t('result.warning.signs', { number: number ?? 'none' })}</p>
          {number && (
            <a href={`tel:${number}`} className="btn w-full btn-lg btn-error">
              {t('result.warning.call', { number })}
            </a>
          )}
          <p>{t('result.warning.breath')}</p>
          <ol className="grid list-decimal gap-2 ps-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </Sheet>
  );
}
