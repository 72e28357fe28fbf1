import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LanguageOffer } from '@/components/result/link/language-offer';
import type { ShownResult } from '@/components/result/result-parts';
import { useRecap } from '@/components/result/use-recap';

/** Notes above the answer: link, language, past evening, entries without a check or a date. */
export function ResultNotes({ shown }: { shown: ShownResult }) {
  const { siteCode, source, evening, phase, texts } = shown;
  const { origin } = source;
  const t = useTranslations();
  const { person, drinks } = useRecap(shown);
  const example = [drinks, person].join(', ');
  return (
    <>
      {origin !== 'own' && (
        <Note testId="link-note">
          <b className="block font-semibold text-base-content">
            {origin === 'example' ? t('result.link.example', { example }) : t('result.sharedTitle')}
          </b>
          {origin === 'link' && <span>{t('result.sharedNote')}</span>}
        </Note>
      )}
      <p className="hidden text-sm print:block">{texts.date(0)}</p>
      {origin !== 'own' && <LanguageOffer siteCode={siteCode} />}
      {phase === 'past' && <Note testId="past-evening">{t('result.past.text')}</Note>}
      {source.isUnchecked && <Note testId="unchecked">{t('result.unchecked')}</Note>}
      {!evening.isDayKnown && origin !== 'example' && (
        <Note testId="undated">
          {evening.kind === 'measurement'
            ? t('result.undatedMeasurement', { date: texts.date(0) })
            : t('result.undated', { date: texts.date(0) })}
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
