import { useTranslations } from 'next-intl';
import { Row } from '@/components/result/cards/row';
import type { ShownResult } from '@/components/result/use-shown';
import { effectAt } from './level-effects';

/** The cautious level that effects and penalties are those of: now, or at the peak if there is none now. */
export function usedLevel({ evening, answer }: ShownResult) {
  return answer.phase !== 'planned' && answer.now.likelyPermille > 0
    ? { isNow: true, permille: answer.now.highPermille }
    : { isNow: false, permille: evening.forecast.cautious.peakPermille };
}

/** The effects of the cautious level, of now or of the peak. */
export function LevelRow({ shown }: { shown: ShownResult }) {
  const { texts, phase } = shown;
  const t = useTranslations();
  const { isNow, permille } = usedLevel(shown);
  const effect = effectAt(permille);
  if (phase === 'past' || !effect) return null;
  return (
    <Row
      testId="level-card"
      title={t('result.effects.title')}
      line={t('result.effects.at', {
        level: texts.levelWithUnit(permille),
        when: isNow ? t('result.effects.now') : t('result.effects.peak'),
      })}
    >
      <p className="text-pretty">{t(effect.key)}</p>
      <p className="mt-2 text-sm text-pretty text-quiet">{t('result.effects.unusual')}</p>
      <p className="mt-1 text-sm text-quiet">
        <a href={effect.source.url} className="link" rel="noopener">
          {t('result.effects.source', { source: effect.source.name })}
        </a>
      </p>
    </Row>
  );
}
