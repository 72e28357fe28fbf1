import type { ReactNode } from 'react';
import { OpenFactsPart } from '@/components/facts/open-facts-part';
import type { OpenFacts } from '@/components/facts/choice-buttons';
import { SaidText } from '@/components/facts/said-text';
import { waitOf } from '@/lib/answer/answer';
import { say } from '@/lib/answer/say';
import { penaltyText } from '@/lib/i18n/penalty-text';
import type { EveningTexts } from '@/lib/i18n/use-evening-texts';
import type { LiveEstimate } from './use-live-estimate';

export interface DriveTimeProps {
  estimate: LiveEstimate;
  /** The limit that applies, and its country. */
  chip: ReactNode;
  facts: OpenFacts;
}

/**
 * When driving is possible again: the cautious time leads; below it how long that is and the level.
 * Once it has passed the state leads; while a fact is missing that a favourable answer needs, a question.
 */
export function DriveTime({ estimate, chip, facts }: DriveTimeProps) {
  const { answer, evening, writer, isLevelShown, title, level, spokenLevel, upTo } = estimate;
  const { state, lead, leadMin, clockMin, notes } = say(answer);
  const { t, texts, levels } = writer;
  const penalties = answer.isWithheld ? '' : penaltyText(evening, levels, texts.when, t);
  const attributes = {
    'data-testid': 'panel-drive-time-late',
    'data-minutes': answer.drive?.exactMin ?? 0,
    'data-instant': texts.iso(waitOf(answer).exactMin),
  };
  const leadText = lead && <SaidText sentence={lead} writer={writer} />;
  const stateText = state && <SaidText sentence={state} writer={writer} />;
  return (
    <>
      {clockMin !== null ? (
        <>
          {stateText && <p className="font-semibold">{stateText}</p>}
          <p className="leading-snug text-quiet">{leadText}</p>
          <Clock atMin={clockMin} texts={texts} attributes={attributes} />
        </>
      ) : (
        <p className={answer.ask === null ? 'panel-state' : 'text-quiet'}>
          {stateText ?? leadText}
        </p>
      )}
      {clockMin === null && state && lead && (
        <p className="num text-quiet" {...(leadMin !== null && attributes)}>
          <span>{leadText}</span> <span>{leadMin !== null && texts.when(leadMin)}</span>
        </p>
      )}
      {leadMin === null && <span hidden {...attributes} />}
      <dl className="panel-pair num">
        {clockMin !== null && (
          <div>
            <dt>{t('panel.fromNow')}</dt>
            <dd>{texts.duration(Math.ceil(clockMin - answer.nowMin))}</dd>
          </div>
        )}
        {isLevelShown && (
          <div>
            <dt>{title}</dt>
            <dd>
              <span className="sr-only">{spokenLevel}</span>
              <span aria-hidden="true" translate="no">
                {level}
              </span>{' '}
              <small>{upTo}</small>
            </dd>
          </div>
        )}
      </dl>
      {estimate.lifeThreatening && (
        <p className="mt-1 text-sm font-semibold text-warning">
          {t('panel.check', { level: estimate.lifeThreatening })}
        </p>
      )}
      <OpenFactsPart asked={answer.ask} answer={answer} facts={facts} chip={chip} />
      {notes.map((sentence) => (
        <p key={sentence.key} className="num mt-1 text-sm leading-snug text-quiet">
          <SaidText sentence={sentence} writer={writer} />
        </p>
      ))}
      {penalties && <p className="num mt-1 text-sm leading-snug text-quiet">{penalties}</p>}
      {clockMin !== null && (
        <p className="mt-1 hidden text-sm text-quiet lg:block">{t('panel.disclaimer')}</p>
      )}
    </>
  );
}

interface ClockProps {
  atMin: number;
  texts: EveningTexts;
  /** Of the element with the time. */
  attributes: object;
}

/** "Sat 03:45": the largest thing on the page, and the only one that glows. */
function Clock({ atMin, texts, attributes }: ClockProps) {
  const day = texts.day(atMin);
  // "3:45 AM": the half of the day stands small beside the digits.
  const [digits, half] = texts.clock(atMin).split(/\s(?=[AP]M)/);
  return (
    <p className="clock num glow" translate="no" {...attributes}>
      {day && <span className="clock-day">{day} </span>}
      <span className="clock-digits">{digits}</span>
      {half && <span className="text-xl font-semibold"> {half}</span>}
    </p>
  );
}
