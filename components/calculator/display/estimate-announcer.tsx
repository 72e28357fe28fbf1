import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Evening } from '@/lib/evening/evening';
import type { Translator } from '@/lib/i18n/duration-text';
import type { LiveEstimate } from './live-estimate';

/** The estimate is announced after this long without a change. */
const QUIET_MS = 1200;

interface EstimateAnnouncerProps {
  estimate: LiveEstimate | null;
  evening: Evening | null;
}

/**
 * Announces the estimate to screen readers once the visitor has stopped changing the entries.
 * Changes caused by passing time are not announced.
 */
export function EstimateAnnouncer({ estimate, evening }: EstimateAnnouncerProps) {
  const t = useTranslations();
  const [spoken, setSpoken] = useState('');
  const text = estimate ? estimateText(estimate, t) : '';
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

function estimateText(estimate: LiveEstimate, t: Translator): string {
  const { drive, gone, limit, isOnlyAbove, isClearance, title, spokenLevel, phase, date } =
    estimate;
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
