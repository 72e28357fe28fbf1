import { useEffect, useState } from 'react';
import { useTimer } from '@/components/ui/use-timer';
import { areTimesOpen, questionOf, say } from '@/lib/answer/say';
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
  const { headline, state, lead, leadMin, notes } = say(answer);
  if (answer.phase === 'past') return sentenceText(headline, writer);
  const level = isLevelShown && `${title}: ${spokenLevel}.`;
  const stateText = state && `${sentenceText(state, writer)}.`;
  const leadText = lead && sentenceText(lead, writer);
  const rest = () => {
    if (answer.ask !== null) return [sentenceText(questionOf(answer.ask, answer), writer)];
    if (leadMin === null) {
      return [leadText && `${leadText}.`, ...notes.map((note) => sentenceText(note, writer))];
    }
    // The condition of open times has the time in it.
    if (areTimesOpen(answer)) return [condition];
    const { when, until } = writer.texts;
    const time = [when(leadMin), until(leadMin)].filter(Boolean).join(', ');
    return [`${leadText} ${time}.`, condition];
  };
  return [level, stateText, ...rest()].filter(Boolean).join(' ');
}
