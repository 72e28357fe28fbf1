import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ShownResult } from '@/components/result/result-parts';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { LikelyTime } from './likely-time';
import { OtherLimit } from './other-limit';

interface SafeToDriveProps {
  shown: ShownResult;
  /** Shows the country and its limit, and opens the list of countries. */
  countryPicker: ReactNode;
}

/**
 * When the level falls under the limit: the cautious time first, then the likely one. Never says
 * just "safe".
 */
export function SafeToDrive({ shown, countryPicker }: SafeToDriveProps) {
  const { evening, phase, texts, measured } = shown;
  const { forecast } = evening;
  const t = useTranslations();
  const isPast = phase === 'past';
  // 0: under the limit throughout.
  const cautiousMin = forecast.cautious.driveMin;
  if (cautiousMin === 0) return <StaysUnder shown={shown} countryPicker={countryPicker} />;

  const time = texts.when(cautiousMin);
  const penalties = penaltyText(evening, texts, texts.when, t);

  function label(): string {
    if (isPast) return t('result.past.label');
    if (phase === 'passed') {
      return forecast.waitPermille <= 0 ? t('result.drive.goneSince') : t('result.drive.since');
    }
    if (phase === 'planned' && !measured) return t('result.drive.planned');
    return phase === 'drinking' ? t('result.drive.drinking') : t('result.drive.before');
  }

  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p key={phase} className="min-w-0 grow basis-32 text-[0.9375rem] leading-snug text-quiet">
          {label()}
        </p>
        <div className="max-w-full">{countryPicker}</div>
      </div>
      <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span
          data-testid="drive-time-late"
          data-minutes={cautiousMin}
          data-instant={texts.iso(cautiousMin)}
          translate="no"
          className={`num leading-none font-semibold tracking-tight text-base-content ${timeSize(time)}`}
        >
          {time}
        </span>{' '}
        {!isPast && phase !== 'passed' && (
          <span className="text-sm text-quiet">{t('result.drive.cautious')}</span>
        )}
      </p>
      <LikelyTime shown={shown} />
      <OtherLimit shown={shown} />
      {!isPast && penalties && (
        <p data-testid="penalties" className="num mt-1.5 text-sm text-pretty text-quiet">
          {penalties}
        </p>
      )}
    </div>
  );
}

/** Shown instead of a time if even the cautious estimate stays under the limit. */
function StaysUnder({ shown, countryPicker }: SafeToDriveProps) {
  const { evening, phase, texts } = shown;
  const { isOnlyAbove } = evening.limit;
  const t = useTranslations();
  const isPast = phase === 'past';
  const limit = texts.limitWithUnit(evening.forecast.limitPermille);

  function throughoutNote(): string {
    if (phase === 'passed') return t('result.now.passed');
    const words = { limit, time: texts.when(evening.forecast.cautious.soberMin) };
    return isOnlyAbove
      ? t('result.now.throughoutAtMost', words)
      : t('result.now.throughout', words);
  }

  function underNote(): string {
    if (isPast) {
      return isOnlyAbove
        ? t('result.past.staysUnderNoteAtMost', { limit })
        : t('result.past.staysUnderNote', { limit });
    }
    return isOnlyAbove
      ? t('result.drive.staysUnderNoteAtMost', { limit })
      : t('result.drive.staysUnderNote', { limit });
  }

  return (
    <div>
      <div>{countryPicker}</div>
      <p
        data-testid="drive-time-late"
        data-minutes={0}
        data-instant={texts.iso(0)}
        className="mt-2 text-2xl leading-tight font-semibold text-balance"
      >
        {isPast ? t('result.past.staysUnder') : t('result.drive.staysUnder')}
      </p>
      <p
        key={`${phase} ${limit}`}
        data-testid="drive-time"
        data-minutes={0}
        data-instant={texts.iso(0)}
        className="num mt-2 text-sm text-quiet"
      >
        {underNote()}
      </p>
      {!isPast && (
        <p key={`${phase} ${limit} note`} className="num mt-1 text-sm text-quiet">
          {throughoutNote()}
        </p>
      )}
    </div>
  );
}

/** Font size of the time; one with a date needs a smaller one to stay on its line. */
function timeSize(time: string): string {
  return time.length <= 12
    ? 'text-[clamp(1.75rem,13.4cqi,3.5rem)]'
    : 'text-[clamp(1.5rem,9cqi,2.25rem)]';
}
