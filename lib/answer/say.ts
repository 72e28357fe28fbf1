import type { Answer } from './answer';
import type { Fact } from './facts';

/** A value in a sentence; the words layer writes it in the language and units of the visitor. */
export type Value =
  | string
  /** A time, minutes from the start. */
  | { atMin: number }
  /** The day of such a time. */
  | { dayMin: number }
  /** A duration in whole minutes. */
  | { minutes: number }
  /** A legal limit. */
  | { limitPermille: number }
  /** From the first to the last sip. */
  | { fromMin: number; toMin: number };

type Values = Readonly<Record<string, Value>>;

/** A key of the messages, whole since the build knows messages by it, and its values. */
const said = <const Key extends string>(key: Key, values?: Values) => ({ key, values });

const questions = {
  times: 'answer.ask.times',
  body: 'answer.ask.body',
  country: 'answer.ask.country',
  class: 'answer.ask.class',
} as const satisfies Record<Fact, string>;

/** The question for a fact. */
export function questionOf(fact: Fact, { kind }: Pick<Answer, 'kind'>) {
  return said(fact === 'times' && kind === 'measurement' ? 'answer.ask.measured' : questions[fact]);
}

/** What to say on a page: components and media branch on nothing else. */
export function say(answer: Answer) {
  const { phase, verdict } = answer;
  const headline = headlineOf(answer);
  const { lead, leadMin } = leadOf(answer);
  const isOver = phase === 'passed' || phase === 'past';
  const isDoubtful = phase === 'waiting' && verdict === 'perhaps';
  return {
    /** The state in one sentence. */
    headline,
    /** The same where the lead does not say enough, or is not said; else null. */
    state: lead === null || isOver || isDoubtful ? headline : null,
    lead,
    leadMin,
    /** The cautious time if it is the largest thing of all; null if it lies behind or is not said. */
    clockMin: isOver ? null : leadMin,
    likely: likelyOf(answer),
    notes: notesOf(answer),
  };
}

/** The answer in a few words, for a bar. */
export function sayBriefly(answer: Answer) {
  const { phase, drive, isWithheld, ask } = answer;
  if (ask !== null) return questionOf(ask, answer);
  if (isWithheld || phase === 'passed' || phase === 'past') return headlineOf(answer);
  if (drive === null) return said('answer.never.short', boundOf(answer));
  return said('answer.bar', { time: { atMin: drive.cautiousMin } });
}

type Said = ReturnType<typeof say>;
type AnySentence =
  | ReturnType<typeof sayBriefly>
  | NonNullable<Said['headline' | 'lead' | 'likely']>
  | Said['notes'][number];

export type SentenceKey = AnySentence['key'];

export interface Sentence {
  key: SentenceKey;
  values?: Values;
}

/** "If it was Fri 21:00 to 23:00" */
export const ifItWas = (answer: Answer) => said('answer.ifItWas', assumedTimes(answer));

const ofThatDay = () => said('answer.phase.past', { date: { dayMin: 0 } });

/** The times that are assumed. */
const assumedTimes = ({ lastSipMin }: Answer) => ({ period: { fromMin: 0, toMin: lastSipMin } });

/** The times of drinking are open. */
export const areTimesOpen = ({ open, kind }: Answer) => open.includes('times') && kind === 'drinks';

function headlineOf(answer: Answer) {
  const { phase, verdict, until, isWithheld, drive } = answer;
  if (phase === 'past') return ofThatDay();
  if (isWithheld && areTimesOpen(answer)) return ifItWas(answer);
  if (phase === 'planned') return said('answer.phase.planned');
  if (phase === 'drinking') return said('answer.phase.drinking');
  if (isWithheld) return ofThatDay();
  if (phase === 'passed') {
    return said(verdict === 'gone' ? 'answer.phase.gone' : 'answer.phase.passed');
  }
  if (drive === null) return said('answer.phase.notGone');
  if (until === 'zero') {
    return said(verdict === 'perhaps' ? 'answer.phase.perhapsGone' : 'answer.phase.notGone');
  }
  return said(verdict === 'over' ? 'answer.phase.over' : 'answer.phase.perhaps');
}

/**
 * What stands above the clock, or is the whole answer if there is no clock, and the cautious time,
 * minutes from the start; null if they must not be said.
 */
function leadOf(answer: Answer) {
  const { phase, drive, until, isWithheld, open, kind } = answer;
  if (isWithheld) return { lead: null, leadMin: null };
  const isPast = phase === 'past';
  if (isPast && open.length > 0) return { lead: ifItWas(answer), leadMin: null };
  if (drive === null) {
    return { lead: said(isPast ? 'answer.never.pastTitle' : 'answer.never.title'), leadMin: null };
  }
  const leadMin = drive.cautiousMin;
  if (isPast) return { lead: said('answer.lead.was'), leadMin };
  if (phase === 'passed') {
    return { lead: said(until === 'zero' ? 'answer.lead.gone' : 'answer.lead.was'), leadMin };
  }
  const isPlanned = phase === 'planned';
  if (areTimesOpen(answer)) {
    const key = isPlanned ? 'answer.condition.drink' : 'answer.condition.drank';
    return { lead: said(key, assumedTimes(answer)), leadMin };
  }
  if (phase === 'drinking') return { lead: said('answer.lead.drinking'), leadMin };
  const key = isPlanned && kind === 'drinks' ? 'answer.lead.planned' : 'answer.lead.before';
  return { lead: said(key), leadMin };
}

/** The likely time, which is between <b> tags. */
function likelyOf(answer: Answer) {
  const { phase, isAtLimit, drive, open, nowMin, isWithheld } = answer;
  if (drive === null || isWithheld) return null;
  const isOpen = open.length > 0;
  const { likelyMin } = drive;
  const isPast = phase === 'past';
  if (likelyMin === null) {
    // That the likely level stays under the limit would be favourable.
    if (isOpen || phase === 'passed') return null;
    if (isAtLimit) return said(isPast ? 'answer.likely.pastAtLimit' : 'answer.likely.atLimit');
    return said(isPast ? 'answer.likely.pastUnder' : 'answer.likely.under');
  }
  const values = { time: { atMin: likelyMin } };
  if (phase === 'passed') return said('answer.likely.short', values);
  if (isPast) return isOpen ? null : said('answer.likely.past', values);
  if (nowMin < likelyMin) return said('answer.likely.ahead', values);
  return isOpen ? null : said('answer.likely.behind', values);
}

function notesOf(answer: Answer) {
  const { phase, drive, zero, isWithheld, open, nowMin, lastSipMin, kind } = answer;
  if (isWithheld || (phase === 'past' && open.length > 0)) return [];
  const notPermission = said('answer.notPermission');
  if (drive === null) {
    const values = boundOf(answer);
    const past = said('answer.never.pastNote', values);
    if (phase === 'past') return [past];
    if (phase === 'passed') return [past, notPermission];
    const until = { ...values, time: { atMin: zero.cautiousMin } };
    return [said('answer.never.note', values), said('answer.never.until', until)];
  }
  if (phase === 'passed') {
    const minutes = Math.floor(nowMin - drive.cautiousMin);
    return [said('answer.ago', { duration: { minutes } }), notPermission];
  }
  if (phase !== 'planned' || kind !== 'drinks') return [];
  return [said('answer.afterLast', { duration: { minutes: drive.cautiousMin - lastSipMin } })];
}

/** What does not exceed the limit, and the limit. */
const boundOf = ({ limit: { bound, permille } }: Answer) => ({
  bound,
  limit: { limitPermille: permille },
});
