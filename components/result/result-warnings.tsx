import { useTranslations } from 'next-intl';
import type { CalculationResult } from '@/lib/bac';
import { longDrinkingMin } from '@/lib/model/warnings';

/** What the visitor must know to read the numbers: slow drinking, a long period. */
export function ResultWarnings({ result }: { result: CalculationResult }) {
  const t = useTranslations();
  const isSlow = result.peakPermilleExact === 0;
  const isLong = result.lastFinishMin > longDrinkingMin;
  return (
    <>
      {isSlow && <Warning text={t('result.warning.slow')} />}
      {isLong && <Warning text={t('result.warning.long', { hours: longDrinkingMin / 60 })} />}
    </>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <p
      role="note"
      className="rounded-box border border-base-content/10 border-l-4 border-l-warning bg-base-100 p-4 text-sm"
    >
      {text}
    </p>
  );
}
