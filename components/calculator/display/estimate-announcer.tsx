import { useEffect, useRef, useState } from 'react';
import { questionOf } from '@/lib/answer/say';
import type { Evening } from '@/lib/evening/evening';
import { sentenceText } from '@/lib/i18n/answer-words';
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
  const [spoken, setSpoken] = useState('');
  const text = estimate ? estimateText(estimate) : '';
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

function estimateText({ answer, said, writer, title, spokenLevel }: LiveEstimate): string {
  const { lead, leadMin, headline } = said;
  const state = sentenceText(headline, writer);
  if (answer.phase === 'past') return state;
  const level = `${title}: ${spokenLevel}.`;
  if (answer.ask !== null) {
    return `${level} ${state}. ${sentenceText(questionOf(answer.ask, answer), writer)}`;
  }
  const leadText = lead ? sentenceText(lead, writer) : '';
  if (leadMin === null)
    return [level, leadText, ...said.notes.map((note) => sentenceText(note, writer))].join(' ');
  const { when, until } = writer.texts;
  const time = [when(leadMin), until(leadMin)].filter(Boolean).join(', ');
  return answer.phase === 'passed'
    ? `${state}. ${leadText} ${time}.`
    : `${level} ${leadText} ${time}.`;
}
