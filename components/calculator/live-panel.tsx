import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import type { LiveReading } from './use-live-reading';

interface LivePanelProps {
  /** Null while there is nothing to calculate. */
  reading: LiveReading | null;
  /** Why not, in place of the reading. */
  empty: { title: string; text: string };
  /** The button under the reading. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * The reading panel beside the form, below it on phones: the peak, and how long to wait. It keeps
 * its height whatever it shows, so that nothing moves while the visitor types.
 */
export function LivePanel({ reading, empty, children, ref }: LivePanelProps) {
  const t = useTranslations();
  return (
    <aside
      ref={ref}
      aria-label={t('panel.title')}
      className="lcd rounded-box p-5 sm:p-6 md:max-lg:col-span-2 md:max-lg:grid lg:sticky lg:top-20 lg:has-[details[open]]:static lg:col-start-2 lg:row-start-1 md:max-lg:grid-cols-2 md:max-lg:gap-x-8"
    >
      <div className="flex min-h-40 flex-col">
        <p className="flex items-baseline justify-between gap-3 text-sm text-white/80">
          <span>{reading ? reading.title : t('panel.title')}</span>
          <span className="inline-flex items-center gap-1.5" aria-hidden="true">
            <i className="size-2 rounded-full bg-info" />
            {t('panel.live')}
          </span>
        </p>
        {reading ? <Peak reading={reading} /> : <NoReading title={empty.title} />}
      </div>
      <div className="mt-5 flex min-h-38 flex-col border-t border-white/15 pt-5 md:max-lg:mt-0 md:max-lg:border-t-0 md:max-lg:pt-0">
        {reading ? <Drive reading={reading} /> : <p className="text-white/80">{empty.text}</p>}
      </div>
      <div className="mt-5 md:max-lg:col-span-2">{children}</div>
    </aside>
  );
}

/** A level of many digits, from a typing error or in % BAC, must not push the panel open. */
function digitSize(level: string): string {
  if (level.length <= 4) return 'text-6xl';
  return level.length <= 6 ? 'text-4xl min-[22.5rem]:text-5xl' : 'text-3xl';
}

function Peak({ reading }: { reading: LiveReading }) {
  const t = useTranslations();
  return (
    <>
      <p className="mt-2 flex min-h-15 flex-wrap items-baseline gap-x-2">
        <span className="sr-only">{reading.spokenLevel}</span>
        <span
          aria-hidden="true"
          translate="no"
          className={`num glow leading-none font-semibold ${digitSize(reading.level)}`}
        >
          {reading.level}
        </span>
        <span aria-hidden="true" translate="no" className="glow text-2xl font-medium">
          {reading.unit}
        </span>
      </p>
      <p className="num mt-2 text-sm text-white/80">{reading.range}</p>
      <p className="num text-sm text-white/80">{reading.note}</p>
      {reading.lifeThreatening && (
        <p className="mt-2 text-sm font-semibold text-warning">
          {t('panel.check', { level: reading.lifeThreatening })}
        </p>
      )}
    </>
  );
}

function NoReading({ title }: { title: string }) {
  return (
    <>
      <p
        className="num mt-2 min-h-15 text-6xl leading-none font-semibold text-white/40"
        aria-hidden="true"
      >
        –.––
      </p>
      <p className="mt-2 text-sm font-semibold">{title}</p>
    </>
  );
}

function Drive({ reading }: { reading: LiveReading }) {
  const t = useTranslations();
  const { drive, gone, limit } = reading;
  if (!drive) {
    return (
      <p
        data-testid="panel-drive-time-late"
        data-minutes={0}
        data-instant={gone.iso}
        className="text-lg text-pretty"
      >
        {t('panel.underThroughout', { limit, time: gone.when })}
      </p>
    );
  }
  const { cautious } = drive;
  return (
    <>
      <p className="text-sm text-white/80">{t('panel.driveLabel', { limit })}</p>
      <p
        data-testid="panel-drive-time-late"
        data-minutes={cautious.minutes}
        data-instant={cautious.iso}
        className="mt-1 flex flex-wrap items-baseline gap-x-2"
      >
        <span translate="no" className="num text-4xl font-semibold text-white">
          {cautious.time}
        </span>{' '}
        <span className="font-semibold text-white">{cautious.day}</span>{' '}
        <span className="num text-sm text-white/80">{cautious.until}</span>
      </p>
      <p key={drive.likely?.when} className="num mt-1 text-sm text-white/80">
        {drive.likely
          ? t.rich('panel.likelyFrom', {
              time: drive.likely.when,
              b: (time) => <b className="text-white">{time}</b>,
            })
          : t('panel.likelyUnder')}
      </p>
    </>
  );
}
