import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Forecast } from '@/lib/bac';
import { eveningAt } from '@/lib/evening/evening-at';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { LikelyTime } from './likely-time';
import type { MeasuredWords } from './result-parts';
import type { ResultTexts } from './result-texts';

interface SafeToDriveProps {
  forecast: Forecast;
  limit: ApplicableLimit;
  /** Minutes from the start to now. */
  nowMin: number;
  texts: ResultTexts;
  /** Shows the country and its limit, and opens the choice. */
  countryPicker: ReactNode;
  /** A measurement has no sip to follow: it is then only planned or waited for. */
  measured?: MeasuredWords;
}

/**
 * From when one is under the limit: the cautious time first, then the likely one. Never a bare
 * "safe". Minute 0 stands for "under the limit throughout".
 */
export function SafeToDrive(props: SafeToDriveProps) {
  const { forecast, nowMin, texts, countryPicker, measured } = props;
  const { isOnlyAbove } = props.limit;
  const t = useTranslations();
  const lateMin = forecast.late.driveMin;
  const { phase } = eveningAt(forecast, nowMin);
  const isPast = phase === 'past';

  function label(): string {
    if (isPast) return t('result.past.label');
    if (phase === 'passed') {
      return forecast.waitPermille <= 0 ? t('result.drive.goneSince') : t('result.drive.since');
    }
    if (phase === 'planned' && !measured) return t('result.drive.planned');
    return phase === 'drinking' ? t('result.drive.drinking') : t('result.drive.before');
  }

  const limit = texts.limitWithUnit(forecast.limitPermille);
  const penalties = penaltyText(props, texts, texts.when, t);

  function throughoutNote(): string {
    const { soberMin } = forecast.late;
    if (phase === 'passed') return t('result.now.passed');
    const words = { limit, time: texts.when(soberMin) };
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

  if (lateMin === 0) {
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
          data-minutes={lateMin}
          data-instant={texts.iso(lateMin)}
          translate="no"
          className={`num leading-none font-semibold tracking-tight text-base-content ${timeSize(texts.when(lateMin))}`}
        >
          {texts.when(lateMin)}
        </span>{' '}
        {!isPast && phase !== 'passed' && (
          <span className="text-sm text-quiet">{t('result.drive.cautious')}</span>
        )}
      </p>
      <LikelyTime {...{ forecast, phase, nowMin, texts, measured }} />
      {!isPast && penalties && (
        <p data-testid="penalties" className="num mt-1.5 text-sm text-pretty text-quiet">
          {penalties}
        </p>
      )}
    </div>
  );
}

/** The largest time on the page; one with a date would break it in two. */
function timeSize(time: string): string {
  return time.length <= 12
    ? 'text-[clamp(1.75rem,13.4cqi,3.5rem)]'
    : 'text-[clamp(1.5rem,9cqi,2.25rem)]';
}
