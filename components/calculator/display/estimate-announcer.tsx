import { useEffect, useState } from 'react';
import { useTimer } from '@/components/ui/use-timer';
import { questionOf, say } from '@/lib/answer/say';
import type { Evening } from '@/lib/evening/evening';
import { sentenceText } from '@/lib/i18n/answer-words';
import type { LiveEstimate } from './use-live-estimate';

/** The estimate is announced after this long without a change. */
const QUIET_MS = 1200;

interface EstimateAnnouncerProps {
  estimate: LiveEstimate | null;
  /** What the time rests on that nobody gave, in words; empty if it is all given. */
  condition: string;
  evening: Evening | null;
}

/** Announces the estimate to screen readers after changes of the entries, not of the time. */
export function EstimateAnnouncer({ estimate, condition, evening }: EstimateAnnouncerProps) {
  const [spoken, setSpoken] = useState({ evening, text: '' });
  const text = estimate ? estimateText(estimate, condition) : '';
  const { start } = useTimer(QUIET_MS, () => setSpoken({ evening, text }));
  useEffect(start, [evening, start]);
  return (
    <p role="status" className="sr-only">
      {/* Nothing while it is out of date: an earlier time may be the wrong one. */}
      {spoken.evening === evening && spoken.text}
    </p>
  );
}

function estimateText(estimate: LiveEstimate, condition: string): string {
  const { answer, writer, title, spokenLevel, isLevelShown } = estimate;
  const said = say(answer);
  const { lead, leadMin, headline } = said;
  const state = sentenceText(headline, writer);
  if (answer.phase === 'past') return state;
  const level = isLevelShown ? [`${title}: ${spokenLevel}.`] : [];
  if (answer.ask !== null) {
    return [...level, `${state}.`, sentenceText(questionOf(answer.ask, answer), writer)].join(' ');
  }
  const leadText = lead ? sentenceText(lead, writer) : '';
  if (leadMin === null) {
    const notes = said.notes.map((note) => sentenceText(note, writer));
    return [...level, leadText && `${leadText}.`, ...notes].filter(Boolean).join(' ');
  }
  // The condition of open times has the time in it.
  if (answer.open.includes('times') && answer.kind === 'drinks') {
    return [...level, condition].join(' ');
  }
  const { when, until } = writer.texts;
  const time = `${leadText} ${[when(leadMin), until(leadMin)].filter(Boolean).join(', ')}.`;
  const parts = answer.phase === 'passed' ? [`${state}.`, time] : [...level, time, condition];
  return parts.filter(Boolean).join(' ');
}
