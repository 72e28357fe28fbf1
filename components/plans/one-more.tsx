import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { oneMoreMin } from '@/lib/bac';
import { localZone } from '@/lib/browser/local-zone';
import { strengthText } from '@/lib/i18n/format';
import { useEveningTexts } from '@/lib/i18n/use-evening-texts';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import { saidMin } from '@/lib/evening/said-times';
import { oneMoreOfEach, type OneMore as Drink } from '@/lib/evening/one-more';
import { siteByCode } from '@/lib/site/sites';
import type { OneMoreProps } from './plan-props';

/** How one more drink of each type would change the cautious time. Never says how many are left. */
export function OneMore({ siteCode, model, catalog, evening, isOpen, nowMs }: OneMoreProps) {
  const t = useTranslations();
  const { input, said, startMs } = evening;
  const { unitSystem } = model;
  const texts = useEveningTexts({ siteCode, unitSystem, zone: localZone, startMs, nowMs });
  const { limitWithUnit } = useLevelTexts(siteCode);
  const site = siteByCode(siteCode);
  const beforeMin = said.driveMin;
  const before = texts.when(beforeMin);
  const limit = limitWithUnit(input.limitPermille);
  const { isOnlyAbove } = evening.limit;
  const bold = (chunks: ReactNode) => <b className="font-semibold">{chunks}</b>;

  function glass({ servingName, volumeMl, percent }: Drink): string {
    return t('plans.oneMore.glass', {
      serving: servingName ?? t('plans.oneMore.volume', { volume: volumeMl }),
      percent: strengthText(percent, site),
    });
  }

  const drinks = oneMoreOfEach(model, catalog, input).filter(
    ({ cautiousMin }) => cautiousMin > 0 || !isOpen,
  );
  if (drinks.length === 0) return null;

  return (
    <>
      <h2 className="font-semibold">{t('plans.oneMore.title')}</h2>
      <p className="mt-1 text-sm text-pretty text-quiet">
        {t('plans.oneMore.note', { minutes: oneMoreMin })}
      </p>
      <ul data-testid="one-more" className="mt-2 divide-y divide-hairline">
        {drinks.map((drink) => {
          const after = texts.when(saidMin(startMs, drink.cautiousMin));
          return (
            <li
              key={drink.type}
              data-minutes={drink.cautiousMin}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2"
            >
              <span className="min-w-0">
                <span className="font-semibold">
                  {t('plans.oneMore.drink', { drink: drink.drink })}
                </span>{' '}
                <span className="num text-sm text-quiet">{glass(drink)}</span>
                <span className="sr-only">: </span>
              </span>
              <span key={`${before} ${after} ${limit}`} className="num ms-auto text-end">
                {drink.cautiousMin === 0
                  ? isOnlyAbove
                    ? t('plans.oneMore.staysUnderAtMost', { limit })
                    : t('plans.oneMore.staysUnder', { limit })
                  : beforeMin === 0
                    ? t.rich('plans.oneMore.passes', { limit, after, b: bold })
                    : t.rich('plans.oneMore.becomes', { before, after, b: bold })}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
