import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Evening } from '@/lib/evening/evening';
import type { LiveReading } from './use-live-reading';

/** A pause in typing after which the reading is spoken. */
const QUIET_MS = 1200;

interface ReadingAnnouncerProps {
  reading: LiveReading | null;
  evening: Evening | null;
}

/**
 * Speaks the reading to screen readers once the visitor has stopped changing it: another evening is
 * said, not the minutes that pass.
 */
export function ReadingAnnouncer({ reading, evening }: ReadingAnnouncerProps) {
  const t = useTranslations();
  const [spoken, setSpoken] = useState('');
  const text = reading ? readingText(reading, t) : '';
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(latest.current), QUIET_MS);
    return () => clearTimeout(timer);
  }, [evening]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}

function readingText(reading: LiveReading, t: ReturnType<typeof useTranslations<never>>): string {
  const { drive, gone, limit, isOnlyAbove, isClearance, title, spokenLevel, phase, date } = reading;
  if (phase === 'past') return t('evening.past', { date });
  const peak = `${title}: ${spokenLevel}.`;
  if (!drive) {
    const words = { limit, time: gone.when };
    return `${peak} ${isOnlyAbove ? t('panel.underThroughoutAtMost', words) : t('panel.underThroughout', words)}.`;
  }
  const { when, until } = drive.cautious;
  const lead = isClearance ? t('panel.driveLead') : t('panel.driveLabel', { limit });
  return `${peak} ${lead} ${when}${until ? `, ${until}` : ''}.`;
}
