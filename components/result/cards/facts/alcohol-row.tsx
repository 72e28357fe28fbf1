import { useTranslations } from 'next-intl';
import { samplesOf } from '@/lib/bac';
import { countryOf } from '@/lib/countries/place-code';
import { Fact, FactList, Row } from '@/components/result/cards/row';
import { useBreathTexts } from '@/components/result/use-breath-texts';
import { useDrinksLine } from '@/components/result/use-drinks-line';
import type { ShownResult } from '@/components/result/use-shown';
import type { DrinksEvening } from '@/lib/evening/evening';

/** Alcohol in grams and standard drinks, body water, metabolism; the grams of several sittings. */
export function AlcoholRow({ shown }: { shown: ShownResult<DrinksEvening> }) {
  const { source, evening, answer, texts, country } = shown;
  const t = useTranslations();
  const breathText = useBreathTexts(shown);
  const { forecast } = evening;
  const { sittings, cautious, lastFinishMin, totalAlcoholGrams, bodyWaterLiters } = forecast;
  const gramsText = (value: number) => `${texts.number(value, 1)}\u00a0${t('unit.gram')}`;

  function standardDrinks(gramsOfOne: number): string {
    const count = texts.number(totalAlcoholGrams / gramsOfOne, 1);
    // Called units in Britain.
    return country && countryOf(country.iso2) === 'GB'
      ? t('result.alcohol.standardUnits', { count })
      : t('result.alcohol.standardValue', { count, grams: gramsOfOne });
  }

  return (
    <Row
      testId="card-alcohol"
      title={t('result.alcohol.title')}
      line={
        <>
          <span>{useDrinksLine(source)}</span>
          <span>{gramsText(totalAlcoholGrams)}</span>
        </>
      }
    >
      <FactList>
        <Fact label={t('result.alcohol.grams')}>{gramsText(totalAlcoholGrams)}</Fact>
        {country?.standardDrinkGrams !== undefined && (
          <Fact label={t('result.alcohol.standard')}>
            {standardDrinks(country.standardDrinkGrams)}
          </Fact>
        )}
        <Fact label={t('result.alcohol.water')}>
          {`${texts.number(bodyWaterLiters, 2)}\u00a0${t('unit.litre')}`}
        </Fact>
        <Fact label={t('result.alcohol.metabolism')}>
          {texts.duration(answer.zero.cautiousMin - lastFinishMin)}
        </Fact>
        <Fact label={t('result.alcohol.samples')}>{samplesOf(forecast).items.length}</Fact>
        {sittings.length > 1 &&
          sittings.map(({ startMin, grams }, index) => (
            <Fact key={`${startMin} ${index}`} label={t('timing.session', { number: index + 1 })}>
              {gramsText(grams)}
            </Fact>
          ))}
        <Fact label={t('result.peak.title')}>
          {t('result.ring.upTo', { value: breathText(cautious.peakPermille) })}
        </Fact>
      </FactList>
    </Row>
  );
}
