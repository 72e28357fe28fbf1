import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/use-shown';
import { lifeThreateningPermille } from '@/lib/model/warnings';

/** Whom to call where the cautious peak threatens life, or is a typing error. Without a number: in words. */
export function Emergency({ shown }: { shown: ShownResult }) {
  const { answer, texts, country } = shown;
  const t = useTranslations();
  if (answer.danger === null) return null;
  const number = country?.emergencyNumber ?? 'none';
  const level = texts.limitWithUnit(lifeThreateningPermille);
  return (
    <div
      role="alert"
      data-testid="emergency"
      className="flex flex-wrap items-center justify-between gap-3 rounded-box border-2 border-error bg-base-100 p-4"
    >
      <div className="grid grow basis-60 gap-1 font-medium">
        {answer.danger === 'absurd' ? (
          <p>{t('result.warning.absurd', { number })}</p>
        ) : (
          <>
            <p>{t('result.warning.life', { level })}</p>
            <p>{t('result.warning.signs', { number })}</p>
            <p>{t('result.warning.breath')}</p>
          </>
        )}
      </div>
      {country?.emergencyNumber && (
        <a href={`tel:${number}`} className="btn btn-error num min-h-11 min-w-24 font-bold">
          {t('result.warning.call', { number })}
        </a>
      )}
    </div>
  );
}
