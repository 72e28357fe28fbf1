import { useTranslations } from 'next-intl';
import { useShownResult } from '@/components/result/shown-result';

/** The limit in every unit, and in breath. */
export function LimitFigures() {
  const { evening, texts, country } = useShownResult();
  const t = useTranslations();
  const { permille, ownLimitPermille, driverClass } = evening.limit;
  const isOfLaw = ownLimitPermille === null && permille > 0;
  const breath = country?.breath;
  const breathMgPerL =
    driverClass === 'novice' ? breath?.noviceOrProfessionalMgPerL : breath?.mgPerL;

  return (
    <>
      <ul className="num mt-2 flex flex-wrap gap-x-5 gap-y-1 text-lg font-semibold">
        {texts.limitInAllUnits(permille).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {isOfLaw && typeof breathMgPerL === 'number' && (
        <p className="num mt-1 text-sm text-quiet">
          {breath?.writtenIn === 'ugPer100Ml'
            ? t('result.limit.breathUg', { value: texts.number(breathMgPerL * 100, 0) })
            : t('result.limit.breath', {
                value: texts.number(breathMgPerL, breathDecimals(breathMgPerL)),
              })}
        </p>
      )}
    </>
  );
}

/** Two decimals, or three if the law has three: 0.088 must not be rounded up. */
function breathDecimals(mgPerL: number): number {
  return Math.round(mgPerL * 1000) % 10 === 0 ? 2 : 3;
}
