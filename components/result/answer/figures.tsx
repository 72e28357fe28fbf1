import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/use-shown';
import { belowText } from '@/lib/i18n/use-level-texts';

/** The level now, the peak, and when the alcohol is gone; once on the page. */
export function Figures({ shown }: { shown: ShownResult }) {
  const { phase, answer, texts } = shown;
  // With the first sip a level of zero would say nothing: the peak beside it is what it rises to.
  const hasRisen = texts.levelWithUnit(answer.now.highPermille) !== texts.levelWithUnit(0);
  // Before the first sip there is no level, and after the cautious time it stands in a ring of its own.
  const isNowShown =
    (phase === 'drinking' && hasRisen) ||
    phase === 'waiting' ||
    (phase === 'passed' && answer.isWithheld);
  return (
    <dl className="num flex flex-wrap gap-x-4 gap-y-3 *:flex-auto">
      {isNowShown && <Now shown={shown} />}
      <Peak shown={shown} />
      <Gone shown={shown} />
    </dl>
  );
}

const smallClass = 'text-xs text-quiet';
const valueClass = 'leading-snug font-semibold text-base-content @4xl:text-xl';

/** The likely level of now, and how high it may be; after the cautious time the other way round. */
export function Now({ shown }: { shown: ShownResult }) {
  const { answer, texts, phase } = shown;
  const { trend, isBelow, likelyPermille, highPermille } = answer.now;
  const t = useTranslations();
  const high = texts.levelWithUnit(highPermille);
  const upTo = t('result.ring.upTo', { value: high });
  const isOpen = answer.open.length > 0;
  // That nothing is left may not be said of facts that nobody gave.
  const isCautious = highPermille > 0 && (phase === 'passed' || (isOpen && likelyPermille === 0));

  const isInWords = !isOpen && (trend === 'none' || trend === 'between');

  function level(): string {
    if (isCautious) return upTo;
    if (isBelow) return t('result.now.below', { value: high });
    if (isInWords) return trend === 'none' ? t('result.now.none') : t('result.now.between');
    return texts.levelWithUnit(likelyPermille);
  }

  return (
    <div>
      <dt className={smallClass}>
        <span>{t('result.now.title')}</span>{' '}
        {!isCautious && !isBelow && !isInWords && (
          <span>{trend === 'rising' ? t('result.ring.rising') : t('result.ring.likely')}</span>
        )}
      </dt>
      <dd key={level()} className={valueClass}>
        {level()}
      </dd>
      {!isCautious && !isBelow && highPermille > 0 && <dd className={smallClass}>{upTo}</dd>}
    </div>
  );
}

/** The peak: the likely level, how high it may be, and when. */
function Peak({ shown }: { shown: ShownResult }) {
  const { answer, texts, phase, measured } = shown;
  const t = useTranslations();
  const peak = answer.peak.likelyPermille;
  const high = texts.peakWithUnit(answer.peak.highPermille);
  const isSlow = peak === 0;
  const label = phase === 'planned' ? t('result.ring.peakWould') : t('result.peak.title');
  return (
    <div>
      <dt className={smallClass}>{measured?.title ?? label}</dt>
      <dd data-testid="peak" data-permille={peak} translate="no" className={valueClass}>
        <span aria-hidden={isSlow}>{isSlow ? belowText(high) : texts.peakWithUnit(peak)}</span>
        {isSlow && <span className="sr-only">{t('result.peak.below', { value: high })}</span>}
      </dd>
      {!measured && <dd className={smallClass}>{texts.when(answer.peak.atMin)}</dd>}
      {!isSlow && <dd className={smallClass}>{t('result.ring.upTo', { value: high })}</dd>}
    </div>
  );
}

/** When the alcohol is gone: the cautious time, below it the likely one. */
function Gone({ shown }: { shown: ShownResult }) {
  const { answer, phase, texts } = shown;
  const t = useTranslations();
  const { likelyMin, cautiousMin, exactMin } = answer.zero;
  return (
    <div>
      <dt className={smallClass}>
        {phase === 'past' && answer.open.length === 0
          ? t('result.past.sober')
          : t('result.sober.label')}
      </dt>
      <dd
        data-testid="sober-time-late"
        data-minutes={exactMin}
        data-instant={texts.iso(exactMin)}
        className={valueClass}
      >
        {texts.when(cautiousMin)}
      </dd>
      <dd
        data-testid="sober-time"
        data-minutes={likelyMin}
        data-instant={texts.iso(likelyMin)}
        className={smallClass}
      >
        {t('answer.likely.short', { time: texts.when(likelyMin) })}
      </dd>
    </div>
  );
}
