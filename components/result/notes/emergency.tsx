import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/use-shown';
import { absurdPermille, lifeThreateningPermille } from '@/lib/model/warnings';

/** Whom to call where the cautious peak threatens life, or is a typing error. Without a number in words. */
export function Emergency({ shown }: { shown: ShownResult }) {
  const { evening, phase, texts, country } = shown;
  const t = useTranslations();
  const { likely, cautious } = evening.forecast;
  if (phase === 'past' || cautious.peakPermille <= lifeThreateningPermille) return null;
  const number = country?.emergencyNumber;
  const isAbsurd = likely.peakPermille > absurdPermille;
  const level = texts.limitWithUnit(lifeThreateningPermille);
  return (
    <div
      role="alert"
      data-testid="emergency"
      className="flex flex-wrap items-center justify-between gap-3 rounded-box border-2 border-error bg-base-100 p-4"
    >
      {number ? (
        <>
          <p className="grow basis-60 font-medium">
            {isAbsurd
              ? t('result.warning.absurd', { number })
              : t('result.warning.life', { level, number })}
          </p>
          <a href={`tel:${number}`} className="btn btn-error num min-h-11 min-w-24 font-bold">
            {t('result.warning.call', { number })}
          </a>
        </>
      ) : (
        <p className="font-medium">
          {isAbsurd
            ? t('result.warning.absurdWithoutNumber')
            : t('result.warning.lifeWithoutNumber', { level })}
        </p>
      )}
    </div>
  );
}
