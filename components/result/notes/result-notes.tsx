import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LanguageOffer } from '@/components/result/link/language-offer';
import type { ShownResult } from '@/components/result/result-parts';

/**
 * Notes above the answer: past evening, entries or link without a check or a date, offer of another language.
 */
export function ResultNotes({ shown }: { shown: ShownResult }) {
  const { siteCode, source, evening, phase, texts } = shown;
  const t = useTranslations();
  const date = texts.date(0);
  return (
    <>
      <p className="hidden text-sm print:block">{texts.longDate(evening.startMs)}</p>
      {source.origin !== 'own' && <LanguageOffer siteCode={siteCode} />}
      {phase === 'past' && <Note testId="past-evening">{t('result.past.text')}</Note>}
      {source.isUnchecked && <Note testId="unchecked">{t('result.unchecked')}</Note>}
      {!evening.isDayKnown && source.origin !== 'example' && (
        <Note testId="undated">
          {evening.kind === 'measurement'
            ? t('result.undatedMeasurement', { date })
            : t('result.undated', { date })}
        </Note>
      )}
    </>
  );
}

function Note({ testId, children }: { testId: string; children: ReactNode }) {
  return (
    <p
      data-testid={testId}
      className="mb-3 max-w-prose border-s-4 border-info ps-3 text-sm text-quiet"
    >
      {children}
    </p>
  );
}
