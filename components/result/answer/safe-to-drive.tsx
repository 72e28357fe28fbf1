import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { OpenFactsPart } from '@/components/facts/open-facts-part';
import { SaidText } from '@/components/facts/said-text';
import type { ShownResult } from '@/components/result/result-parts';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { OtherLimit } from './other-limit';

interface SafeToDriveProps {
  shown: ShownResult;
  /** Shows the country and its limit, and opens the list of countries. */
  countryPicker: ReactNode;
}

/**
 * When the level falls under the limit: the cautious time first, then the likely one; while a fact is
 * missing that a favourable answer needs, a question.
 */
export function SafeToDrive({ shown, countryPicker }: SafeToDriveProps) {
  const { evening, answer, said, writer, facts, asked, texts } = shown;
  const t = useTranslations();
  const { lead, leadMin, likely, notes } = said;
  const { phase, drive, isWithheld } = answer;
  const isOver = phase === 'past' || phase === 'passed';
  const penalties = isOver || isWithheld ? '' : penaltyText(evening, texts, texts.when, t);
  const cautiousMin = drive?.exactMin ?? 0;
  const likelyMin = drive?.likelyMin ?? 0;
  const cautious = {
    'data-testid': 'drive-time-late',
    'data-minutes': cautiousMin,
    'data-instant': texts.iso(cautiousMin),
  };
  const rest = likely ? [likely, ...notes] : notes;
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p
          className={`min-w-0 grow basis-32 leading-snug ${leadMin === null && !isWithheld ? 'text-2xl font-semibold text-balance' : 'text-[0.9375rem] text-quiet'}`}
        >
          {lead && <SaidText sentence={lead} writer={writer} />}
        </p>
        <div className="max-w-full">{countryPicker}</div>
      </div>
      {leadMin === null ? (
        <span hidden {...cautious} />
      ) : (
        <Clock time={texts.when(leadMin)} attributes={cautious}>
          {!isOver && <span className="text-sm text-quiet">{t('answer.cautious')}</span>}
        </Clock>
      )}
      {answer.open.length > 0 && <OpenFactsPart asked={asked} answer={answer} facts={facts} />}
      <div
        data-testid="drive-time"
        data-minutes={likelyMin}
        data-instant={texts.iso(likelyMin)}
        className="num mt-1.5 grid gap-1 text-sm text-pretty text-quiet"
      >
        {rest.map((sentence) => (
          <p
            key={sentence.key}
            className={
              sentence.key === 'answer.notPermission' ? 'font-semibold text-base-content' : ''
            }
          >
            <SaidText sentence={sentence} writer={writer} />
          </p>
        ))}
      </div>
      <OtherLimit shown={shown} />
      {penalties && (
        <p data-testid="penalties" className="num mt-1.5 text-sm text-pretty text-quiet">
          {penalties}
        </p>
      )}
    </div>
  );
}

interface ClockProps {
  time: string;
  attributes: object;
  children: ReactNode;
}

function Clock({ time, attributes, children }: ClockProps) {
  return (
    <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span
        {...attributes}
        translate="no"
        className={`num leading-none font-semibold tracking-tight text-base-content ${timeSize(time)}`}
      >
        {time}
      </span>{' '}
      {children}
    </p>
  );
}

/** Font size of the time; one with a date needs a smaller one to stay on its line. */
function timeSize(time: string): string {
  return time.length <= 12
    ? 'text-[clamp(1.75rem,13.4cqi,3.5rem)]'
    : 'text-[clamp(1.5rem,9cqi,2.25rem)]';
}
