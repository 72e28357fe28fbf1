import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LiveEstimate } from './live-estimate';

/** Times with more characters than this include a date and get smaller digits. */
const shortLength = 12;

interface DriveTimeProps {
  estimate: LiveEstimate;
  /** The limit that applies, and its country. */
  chip: ReactNode;
}

/** When driving is possible again: the cautious time in large digits, the likely one below it. */
export function DriveTime({ estimate, chip }: DriveTimeProps) {
  const t = useTranslations();
  const { drive, gone, limit, isOnlyAbove, penalties } = estimate;
  const words = { limit, time: gone.when };
  if (!drive) {
    return (
      <>
        <div className="flex justify-end">{chip}</div>
        <p
          data-testid="panel-drive-time-late"
          data-minutes={0}
          data-instant={gone.iso}
          className="mt-1 text-sm leading-snug text-pretty lg:text-lg"
        >
          {isOnlyAbove
            ? t('panel.underThroughoutAtMost', words)
            : t('panel.underThroughout', words)}
        </p>
      </>
    );
  }
  const { cautious, likely, isAtLimit } = drive;
  const isLong = cautious.when.length > shortLength;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-32 flex-1 text-sm leading-tight text-quiet lg:text-base">
          {t('panel.driveLead')}
        </p>
        <div className="min-w-0">{chip}</div>
      </div>
      <p
        data-testid="panel-drive-time-late"
        data-minutes={cautious.minutes}
        data-instant={cautious.iso}
        className="num flex flex-wrap items-baseline gap-x-2 @max-xs:mt-1.5"
      >
        <span
          translate="no"
          className={`leading-tight font-[680] tracking-[-0.03em] ${isLong ? 'text-2xl lg:text-4xl' : 'text-4xl @max-xs:text-[1.625rem] lg:text-[3.5rem]'}`}
        >
          {cautious.when}
        </span>{' '}
        <span className="text-[1.0625rem] font-medium text-quiet">{cautious.until}</span>
      </p>
      <p key={likely?.when} className="num text-sm leading-snug text-quiet lg:mt-1 lg:text-base">
        {likely
          ? t.rich('panel.likelyFrom', { time: likely.when, b: (time) => <span>{time}</span> })
          : isAtLimit
            ? t('panel.atLimit')
            : t('panel.likelyUnder')}
      </p>
      {penalties && <p className="num mt-1 text-sm leading-snug text-quiet">{penalties}</p>}
    </>
  );
}
