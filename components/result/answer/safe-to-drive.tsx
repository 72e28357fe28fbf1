import { useTranslations } from 'next-intl';
import { OpenFactsPart } from '@/components/facts/open-facts-part';
import { bold, SaidText } from '@/components/facts/said-text';
import type { ResultTexts } from '@/components/result/result-texts';
import type { ShownResult } from '@/components/result/use-shown';
import type { Sentence } from '@/lib/answer/say';
import { penaltyText } from '@/lib/i18n/penalty-text';
import { ResultChip } from './facts';
import { Now } from './figures';
import { OtherLimit } from './other-limit';
import { Ring } from './ring';

const warning: Sentence = { key: 'answer.notPermission' };

interface ClockProps {
  /** Minutes from the start. */
  atMin: number;
  texts: ResultTexts;
  attributes: object;
}

/** "Sat" over "03:45": the largest thing on the page, and the only one that glows. */
function Clock({ texts, atMin, attributes }: ClockProps) {
  // "3:45 AM": the half of the day stands small beside the digits.
  const [digits, half] = texts.clock(atMin).split(/\s(?=[AP]M)/);
  const day = texts.day(atMin);
  return (
    <p {...attributes} translate="no" className="clock num glow flex-col items-center gap-0">
      {day && <span className="block text-xl leading-tight font-semibold">{day}</span>}
      {day && ' '}
      <span className="text-[clamp(2.75rem,23.75cqi,7rem)] leading-none font-semibold tracking-[-0.05em] whitespace-nowrap">
        {digits}
      </span>
      {half && ' '}
      {half && <span className="text-xl font-semibold">{half}</span>}
    </p>
  );
}

/** How long the cautious time is still to come; before the first sip, when that is. */
function Countdown({ shown }: { shown: ShownResult }) {
  const { answer, phase, texts, measured } = shown;
  const t = useTranslations();
  const { now, isWithheld } = answer;
  const className = 'num text-sm text-quiet';
  if (phase === 'planned') {
    const before = measured?.before ?? t('result.now.before', { time: texts.when(0) });
    return <p className={className}>{before}</p>;
  }
  if (now.toCautiousMin === null || isWithheld) return null;
  const words = { duration: texts.duration(now.toCautiousMin), b: bold };
  return (
    <p key={`${words.duration} ${now.isNeverOver}`} className={className}>
      {now.isNeverOver
        ? t.rich('result.now.countdownGone', words)
        : t.rich('result.now.countdown', words)}
    </p>
  );
}

/**
 * When the level falls under the limit. While that lies ahead, the cautious time is a clock in its
 * ring; where a favourable answer needs a fact that nobody gave, a question stands in its place.
 */
export function SafeToDrive({ shown }: { shown: ShownResult }) {
  const { evening, answer, said, writer, facts, asked, texts, phase } = shown;
  const t = useTranslations();
  const { lead, leadMin, clockMin, likely, notes } = said;
  const { drive, isWithheld, verdict } = answer;
  const isOver = phase === 'past' || phase === 'passed';
  const isClock = clockMin !== null;
  const penalties = isOver || isWithheld ? '' : penaltyText(evening, texts, texts.when, t);
  const cautiousMin = drive?.exactMin ?? 0;
  const likelyMin = drive?.likelyMin ?? 0;
  const cautious = {
    'data-testid': 'drive-time-late',
    'data-minutes': cautiousMin,
    'data-instant': texts.iso(cautiousMin),
  };
  const rest = [...(likely ? [likely] : []), ...notes, ...(isClock ? [warning] : [])];
  return (
    <>
      {asked !== null && (
        <OpenFactsPart
          asked={asked}
          answer={answer}
          facts={facts}
          chip={<ResultChip shown={shown} />}
        />
      )}
      {isClock ? (
        <Ring shown={shown}>
          <p className="mb-1 text-sm leading-snug text-balance text-quiet">
            {lead && <SaidText sentence={lead} writer={writer} />}
          </p>
          <Clock atMin={clockMin} texts={texts} attributes={cautious} />
          <Countdown shown={shown} />
        </Ring>
      ) : (
        <>
          {lead && (
            <p className="num">
              <SaidText sentence={lead} writer={writer} />{' '}
              {leadMin !== null && (
                <b {...cautious} className="font-semibold">
                  {texts.when(leadMin)}
                </b>
              )}
            </p>
          )}
          {leadMin === null && <span hidden {...cautious} />}
          <Countdown shown={shown} />
        </>
      )}
      <div
        data-testid="drive-time"
        data-minutes={likelyMin}
        data-instant={texts.iso(likelyMin)}
        className={`num grid gap-1 text-sm text-pretty text-quiet ${isClock ? 'mt-3 text-center' : 'mt-1.5'}`}
      >
        {rest.map((sentence) => (
          <p key={sentence.key}>
            <SaidText sentence={sentence} writer={writer} />
          </p>
        ))}
      </div>
      {verdict === 'passed' && phase === 'passed' && !isWithheld && (
        <dl className="num mx-auto mt-4 grid aspect-square w-56 max-w-full place-content-center px-4 rounded-full border-4 border-base-content/25 text-center">
          <Now shown={shown} />
        </dl>
      )}
      {answer.now.resumesAtMin !== null && (
        <p className="num mt-1.5 text-sm text-quiet">
          {t('result.now.resumes', { time: texts.when(answer.now.resumesAtMin) })}
        </p>
      )}
      <OtherLimit shown={shown} />
      {penalties && (
        <p data-testid="penalties" className="num mt-1.5 text-sm text-pretty text-quiet">
          {penalties}
        </p>
      )}
    </>
  );
}
