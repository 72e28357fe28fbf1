import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ShownResult } from '@/components/result/use-shown';
import { useDrinksLine } from '@/components/result/use-drinks-line';
import { trackClick } from '@/lib/browser/analytics';
import { preferredSite } from '@/lib/browser/locale-preference';
import { whoseBody } from '@/lib/i18n/body-texts';
import { choiceHref, parsePath } from '@/lib/site/routes';
import { siteByCode, type SiteCode } from '@/lib/site/sites';

/** Notes above the answer: link, language, past evening, entries without a check or a date. */
export function ResultNotes({ shown }: { shown: ShownResult }) {
  const { siteCode, source, evening, phase, texts } = shown;
  const { origin } = source;
  const t = useTranslations();
  const example = [useDrinksLine(source), whoseBody(source.model, t)].join(', ');
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

/** Offers a shared result, which opens in the language of its sender, in that of its reader. */
function LanguageOffer({ siteCode }: { siteCode: SiteCode }) {
  const preferred = preferredSite();
  const { route } = parsePath(window.location.pathname);
  if (preferred === null || preferred === siteCode || route.page !== 'shared') return null;
  const { locale, nativeName } = siteByCode(preferred);
  return (
    <p className="mb-4 sm:mb-6">
      <a
        data-testid="language-offer"
        href={choiceHref(preferred, route)}
        hrefLang={locale}
        lang={locale}
        className="btn min-h-11"
        onClick={() => trackClick('language', preferred)}
      >
        {`${nativeName}?`}
      </a>
    </p>
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
