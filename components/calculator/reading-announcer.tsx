import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { LiveReading } from './use-live-reading';

/** A pause in typing after which the reading is spoken. */
const QUIET_MS = 1200;

/** Speaks the reading to screen readers once the visitor has stopped changing it. */
export function ReadingAnnouncer({ reading }: { reading: LiveReading | null }) {
  const t = useTranslations();
  const [spoken, setSpoken] = useState('');
  const text = reading ? readingText(reading, t) : '';
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}

function readingText(reading: LiveReading, t: ReturnType<typeof useTranslations<never>>): string {
  const { drive, limit, title, spokenLevel } = reading;
  const peak = `${title}: ${spokenLevel}.`;
  if (!drive) return `${peak} ${t('panel.staysUnder', { limit })}.`;
  const { time, day } = drive.cautious;
  return `${peak} ${t('panel.driveLabel', { limit })} ${time}${day ? `, ${day}` : ''}.`;
}
