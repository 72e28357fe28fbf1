import { useTranslations } from 'next-intl';
import { Fact, FactList, Row } from '@/components/result/cards/row';
import type { ShownResult } from '@/components/result/use-shown';
import type { DrinksEvening } from '@/lib/evening/evening';

/** Start, end and durations; with several sittings the times of each. */
export function TimeRow({ shown }: { shown: ShownResult<DrinksEvening> }) {
  const { evening, texts } = shown;
  const t = useTranslations();
  const { sittings, lastFinishMin } = evening.forecast;
  const hasSeveral = sittings.length > 1;
  return (
    <Row
      testId="card-time"
      title={t('result.time.title')}
      line={
        <>
          <span>
            {t('answer.period', { start: texts.when(0), finish: texts.when(lastFinishMin) })}
          </span>
          <TotalTime shown={shown} label={t('result.total.label')} />
        </>
      }
    >
      <FactList>
        <Fact label={t('result.time.start')}>{texts.when(0)}</Fact>
        <Fact label={t('result.time.finish')}>{texts.when(lastFinishMin)}</Fact>
        <Fact label={hasSeveral ? t('result.sittings.span') : t('result.time.drinking')}>
          {texts.duration(lastFinishMin)}
        </Fact>
        {hasSeveral &&
          sittings.map(({ startMin, finishMin }, index) => (
            <Fact key={`${startMin} ${index}`} label={t('timing.session', { number: index + 1 })}>
              {t('answer.period', {
                start: texts.when(startMin),
                finish: texts.when(finishMin),
              })}
            </Fact>
          ))}
      </FactList>
    </Row>
  );
}

/** How long until the alcohol is gone, by the cautious estimate. */
export function TotalTime({ shown, label }: { shown: ShownResult; label: string }) {
  const { answer, texts } = shown;
  return (
    <span data-testid="total-duration">
      <span>{label}</span> <span>{texts.duration(answer.zero.cautiousMin)}</span>
    </span>
  );
}
