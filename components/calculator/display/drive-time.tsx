import type { ReactNode } from 'react';
import { OpenFactsPart } from '@/components/facts/open-facts-part';
import type { OpenFacts } from '@/components/facts/open-facts';
import { SaidText } from '@/components/facts/said-text';
import { waitOf } from '@/lib/answer/answer';
import { say } from '@/lib/answer/say';
import { penaltyText } from '@/lib/i18n/penalty-text';
import type { LiveEstimate } from './live-estimate';

/** Times with more characters than this include a date and get smaller digits. */
const shortLength = 12;

export interface DriveTimeProps {
  estimate: LiveEstimate;
  /** The limit that applies, and its country. */
  chip: ReactNode;
  facts: OpenFacts;
}

/**
 * When driving is possible again: the cautious time in large digits, the likely one below it. Once it
 * has passed the state leads; while a fact is missing that a favourable answer needs, a question.
 */
export function DriveTime({ estimate, chip, facts }: DriveTimeProps) {
  const { answer, evening, writer } = estimate;
  const { headline, lead, leadMin, likely, notes } = say(answer);
  const { t, texts, levels } = writer;
  const { iso } = texts;
  const penalties = answer.isWithheld ? '' : penaltyText(evening, levels, texts.when, t);
  const isPassed = answer.phase === 'passed' && !answer.isWithheld;
  const attributes = {
    'data-testid': 'panel-drive-time-late',
    'data-minutes': answer.drive?.exactMin ?? 0,
    'data-instant': iso(waitOf(answer).exactMin),
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p
          className={`min-w-32 flex-1 text-sm leading-tight lg:text-base ${isPassed ? 'text-lg font-semibold lg:text-2xl' : 'text-quiet'}`}
        >
          <SaidText sentence={isPassed || lead === null ? headline : lead} writer={writer} />
        </p>
        <div className="min-w-0">{chip}</div>
      </div>
      {isPassed && lead && leadMin !== null && (
        <p className="num mt-1 text-sm leading-snug text-quiet" {...attributes}>
          <SaidText sentence={lead} writer={writer} /> <span>{writer.texts.when(leadMin)}</span>
        </p>
      )}
      {!isPassed && leadMin !== null && (
        <Clock atMin={leadMin} writer={writer} attributes={attributes} />
      )}
      {leadMin === null && <span hidden {...attributes} />}
      {answer.open.length > 0 && <OpenFactsPart asked={answer.ask} answer={answer} facts={facts} />}
      {[...(likely ? [likely] : []), ...notes].map((sentence) => (
        <p key={sentence.key} className="num text-sm leading-snug text-quiet lg:mt-1 lg:text-base">
          <SaidText sentence={sentence} writer={writer} />
        </p>
      ))}
      {penalties && <p className="num mt-1 text-sm leading-snug text-quiet">{penalties}</p>}
    </>
  );
}

interface ClockProps extends Pick<LiveEstimate, 'writer'> {
  atMin: number;
  attributes: object;
}

function Clock({ atMin, writer, attributes }: ClockProps) {
  const when = writer.texts.when(atMin);
  const isLong = when.length > shortLength;
  return (
    <p className="num flex flex-wrap items-baseline gap-x-2 @max-xs:mt-1.5" {...attributes}>
      <span
        translate="no"
        className={`leading-tight font-[680] tracking-[-0.03em] ${isLong ? 'text-2xl lg:text-4xl' : 'text-4xl @max-xs:text-[1.625rem] lg:text-[3.5rem]'}`}
      >
        {when}
      </span>{' '}
      <span className="text-[1.0625rem] font-medium text-quiet">{writer.texts.until(atMin)}</span>
    </p>
  );
}
