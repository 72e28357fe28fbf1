import { useTranslations } from 'next-intl';
import { localZone } from '@/lib/browser/local-zone';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import type { DrinksEvening } from '@/lib/evening/evening';
import { minuteAt } from '@/lib/evening/evening-at';
import { oneMoreOfEach, type OneMore as Drink } from '@/lib/evening/one-more';
import { saidMin } from '@/lib/evening/said-times';
import { strengthText, unbroken } from '@/lib/i18n/format';
import { useEveningTexts } from '@/lib/i18n/use-evening-texts';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import type { CalculatorModel, DrinkType } from '@/lib/model/model';
import { siteByCode, type SiteCode } from '@/lib/site/sites';

/** The evening that a plan is compared with. */
export interface PlanProps {
  siteCode: SiteCode;
  model: CalculatorModel;
  /** A fact that the estimate needs was not given, so nothing favourable may be said. */
  isOpen: boolean;
  /** Milliseconds since 1970. */
  nowMs: number;
}

interface OneMoreProps extends PlanProps {
  /** Of a measurement one more drink cannot be calculated. */
  evening: DrinksEvening;
  catalog: DrinkCatalog;
  /** Logs a drink of this minute; left out where nothing can be logged. */
  onLog?: (type: DrinkType) => void;
}

/** How one more drink of each type would change the cautious time. Never says how many are left. */
export function OneMore(props: OneMoreProps) {
  const { siteCode, model, catalog, evening, isOpen, nowMs, onLog } = props;
  const t = useTranslations();
  const { input, startMs, limit } = evening;
  const { unitSystem } = model;
  const texts = useEveningTexts({ unitSystem, zone: localZone, startMs, nowMs });
  const { limitWithUnit } = useLevelTexts(siteCode);
  const drinks = oneMoreOfEach(model, catalog, input, minuteAt(evening, nowMs)).filter(
    ({ cautiousMin }) => cautiousMin > 0 || !isOpen,
  );
  if (drinks.length === 0) return null;

  function glass({ servingName, volumeMl, percent }: Drink): string {
    return t('plans.oneMore.glass', {
      serving: servingName ?? t('plans.oneMore.volume', { volume: volumeMl }),
      percent: strengthText(percent, siteByCode(siteCode)),
    });
  }

  function effect({ cautiousMin }: Drink): string {
    if (cautiousMin > 0) {
      return t('answer.bar', { time: unbroken(texts.when(saidMin(startMs, cautiousMin))) });
    }
    const { bound } = limit;
    return t('plans.oneMore.staysUnder', { bound, limit: limitWithUnit(input.limitPermille) });
  }

  return (
    <>
      <h2 className="text-xl font-semibold">{t('plans.oneMore.title')}</h2>
      <p className="mt-1 text-sm text-pretty text-quiet">{t('plans.oneMore.note')}</p>
      <ul data-testid="one-more" className="mt-1 divide-y divide-hairline">
        {drinks.map((drink) => (
          <li
            key={drink.type}
            data-minutes={drink.cautiousMin}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1"
          >
            <span className="min-w-0 grow basis-16 wrap-anywhere">
              <span className="block leading-snug font-semibold">{drink.drink}</span>
              <span className="num block text-sm text-quiet">{glass(drink)}</span>
              <span className="sr-only">: </span>
            </span>
            <span
              key={effect(drink)}
              className={`num text-sm leading-snug ${drink.cautiousMin > 0 ? 'w-24 text-end' : 'order-last w-full text-quiet'}`}
            >
              {effect(drink)}
            </span>
            {onLog && drink.isCounted && (
              <button
                type="button"
                className="num min-h-11 cursor-pointer rounded-full bg-(--key) px-3 text-sm font-semibold text-(--on-key) print:hidden"
                onClick={() => onLog(drink.type)}
              >
                <span>{t('plans.oneMore.now')}</span> <span className="sr-only">{drink.drink}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
