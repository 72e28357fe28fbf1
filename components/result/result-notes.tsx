import { useTranslations } from 'next-intl';
import type { Evening } from '@/lib/evening/evening';
import type { SiteCode } from '@/lib/site/sites';
import { LanguageOffer } from './language-offer';
import type { ResultSource } from './result-source';
import type { ResultTexts } from './result-texts';

interface ResultNotesProps {
  siteCode: SiteCode;
  source: ResultSource;
  evening: Evening;
  isPast: boolean;
  texts: ResultTexts;
}

/** What must be known before the numbers: an evening that is over, a link without a day, a language. */
export function ResultNotes({ siteCode, source, evening, isPast, texts }: ResultNotesProps) {
  const t = useTranslations();
  const date = texts.date(0);
  return (
    <>
      <p className="hidden text-sm print:block">{texts.longDate(evening.startMs)}</p>
      {source.isShared && <LanguageOffer siteCode={siteCode} />}
      {isPast && <Note testId="past-evening">{t('result.past.text')}</Note>}
      {!evening.isDayKnown && (
        <Note testId="undated">
          {evening.kind === 'measurement'
            ? t('result.undatedMeasurement', { date })
            : t('result.undated', { date })}
        </Note>
      )}
    </>
  );
}

function Note({ testId, children }: { testId: string; children: React.ReactNode }) {
  return (
    <p
      data-testid={testId}
      className="mt-2 max-w-prose border-s-4 border-info ps-3 text-sm text-quiet"
    >
      {children}
    </p>
  );
}
