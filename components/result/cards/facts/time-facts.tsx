import { useTranslations } from 'next-intl';
import { useShownDrinks } from '@/components/result/shown-result';
import { Fact } from './fact';

/** Start, end and durations; with several sittings the times of each. */
export function TimeFacts() {
  const { evening, texts } = useShownDrinks();
  const t = useTranslations();
  const { sittings, likely, lastFinishMin } = evening.forecast;
  const hasSeveral = sittings.length > 1;
  return (
    <>
      <Fact label={t('result.time.start')}>{texts.when(0)}</Fact>
      <Fact label={t('result.time.finish')}>{texts.when(lastFinishMin)}</Fact>
      <Fact label={hasSeveral ? t('result.sittings.span') : t('result.time.drinking')}>
        {texts.duration(lastFinishMin)}
      </Fact>
      <Fact label={t('result.time.total')}>{texts.duration(likely.soberMin)}</Fact>
      {hasSeveral &&
        sittings.map(({ startMin, finishMin }, index) => (
          <Fact
            key={`${startMin} ${index}`}
            label={t('result.sittings.number', { number: index + 1 })}
          >
            {t('answer.period', {
              start: texts.when(startMin),
              finish: texts.when(finishMin),
            })}
          </Fact>
        ))}
    </>
  );
}
