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

export interface Sentence<Key extends string = SentenceKey> {
  /** A key of the messages. */
  key: Key;
  values?: Readonly<Record<string, Value>>;
}

/** What to say: components and media branch on nothing else. */
export interface Said {
  /** The state in one sentence. */
  headline: Sentence;
  /** Above the clock, or the whole answer if there is no clock; null if it must not be said. */
  lead: Sentence | null;
  /** The cautious time, minutes from the start; null if there is none to say. */
  leadMin: number | null;
  /** The likely time; its time is between <b> tags. */
  likely: Sentence | null;
  notes: readonly Sentence[];
}

/** Whole literals: the build knows messages by them. */
export type SentenceKey =
  | 'answer.never.note'
  | 'answer.never.pastNote'
  | 'answer.never.until'
  | 'answer.never.short'
  | 'answer.notPermission'
  | 'answer.ago'
  | 'answer.afterLast'
  | 'answer.bar'
  | 'answer.ask.measured'
  | 'answer.phase.planned'
  | 'answer.phase.drinking'
  | 'answer.phase.over'
  | 'answer.phase.perhaps'
  | 'answer.phase.notGone'
  | 'answer.phase.passed'
  | 'answer.phase.gone'
  | 'answer.phase.perhapsGone'
  | 'answer.phase.past'
  | 'answer.ifItWas'
  | 'answer.lead.before'
  | 'answer.lead.planned'
  | 'answer.lead.drinking'
  | 'answer.lead.was'
  | 'answer.lead.gone'
  | 'answer.condition.drank'
  | 'answer.condition.drink'
  | 'answer.never.title'
  | 'answer.never.pastTitle'
  | 'answer.likely.ahead'
  | 'answer.likely.behind'
  | 'answer.likely.under'
  | 'answer.likely.atLimit'
  | 'answer.likely.past'
  | 'answer.likely.pastUnder'
  | 'answer.likely.pastAtLimit'
  | 'answer.likely.short'
  | (typeof questions)[Fact];

const questions = {
  times: 'answer.ask.times',
  body: 'answer.ask.body',
  country: 'answer.ask.country',
  class: 'answer.ask.class',
} as const satisfies Record<Fact, string>;

/** The question for a fact. */
export function questionOf(fact: Fact, { kind }: Pick<Answer, 'kind'>): Sentence {
  return {
    key: fact === 'times' && kind === 'measurement' ? 'answer.ask.measured' : questions[fact],
  };
}

/** What to say on a page. */
export function say(answer: Answer): Said {
  return {
    headline: headlineOf(answer),
    ...leadOf(answer),
    likely: likelyOf(answer),
    notes: notesOf(answer),
  };
}

/** The answer in a few words, for a bar. */
export function sayBriefly(answer: Answer): Sentence {
  const { phase, drive, isWithheld, ask } = answer;
  if (ask !== null) return questionOf(ask, answer);
  if (isWithheld || phase === 'passed' || phase === 'past') return headlineOf(answer);
  if (drive === null) return { key: 'answer.never.short', values: boundOf(answer) };
  return { key: 'answer.bar', values: { time: { atMin: drive.cautiousMin } } };
}

const dated = (key: 'answer.phase.past'): Sentence => ({ key, values: { date: { dayMin: 0 } } });

/** The times that are assumed: "If it was Fri 21:00 to 23:00". */
function assumedTimes({ lastSipMin }: Answer): Readonly<Record<string, Value>> {
  return { period: { fromMin: 0, toMin: lastSipMin } };
}

const areTimesOpen = ({ open, kind }: Answer) => open.includes('times') && kind === 'drinks';

function headlineOf(answer: Answer): Sentence {
  const { phase, verdict, until, isWithheld, drive } = answer;
  if (phase === 'past') return dated('answer.phase.past');
  if (isWithheld && areTimesOpen(answer))
    return { key: 'answer.ifItWas', values: assumedTimes(answer) };
  if (phase === 'planned') return { key: 'answer.phase.planned' };
  if (phase === 'drinking') return { key: 'answer.phase.drinking' };
  if (isWithheld) return dated('answer.phase.past');
  if (phase === 'passed')
    return { key: verdict === 'gone' ? 'answer.phase.gone' : 'answer.phase.passed' };
  if (drive === null) return { key: 'answer.phase.notGone' };
  if (until === 'zero')
    return { key: verdict === 'perhaps' ? 'answer.phase.perhapsGone' : 'answer.phase.notGone' };
  return { key: verdict === 'over' ? 'answer.phase.over' : 'answer.phase.perhaps' };
}

function leadOf(answer: Answer): Pick<Said, 'lead' | 'leadMin'> {
  const { phase, drive, until, isWithheld, open, kind } = answer;
  if (isWithheld) return { lead: null, leadMin: null };
  const isPast = phase === 'past';
  if (isPast && open.length > 0) {
    return { lead: { key: 'answer.ifItWas', values: assumedTimes(answer) }, leadMin: null };
  }
  if (drive === null) {
    const key = isPast ? 'answer.never.pastTitle' : 'answer.never.title';
    return { lead: { key }, leadMin: null };
  }
  const leadMin = drive.cautiousMin;
  const lead = (key: SentenceKey): Pick<Said, 'lead' | 'leadMin'> => ({ lead: { key }, leadMin });
  if (isPast) return lead('answer.lead.was');
  if (phase === 'passed') return lead(until === 'zero' ? 'answer.lead.gone' : 'answer.lead.was');
  if (areTimesOpen(answer)) {
    const key = phase === 'planned' ? 'answer.condition.drink' : 'answer.condition.drank';
    return { lead: { key, values: assumedTimes(answer) }, leadMin };
  }
  if (phase === 'drinking') return lead('answer.lead.drinking');
  return lead(
    phase === 'planned' && kind === 'drinks' ? 'answer.lead.planned' : 'answer.lead.before',
  );
}

function likelyOf(answer: Answer): Sentence | null {
  const { phase, isAtLimit, drive, open, nowMin, isWithheld } = answer;
  if (drive === null || isWithheld) return null;
  const isOpen = open.length > 0;
  const { likelyMin } = drive;
  const isPast = phase === 'past';
  if (likelyMin === null) {
    // That the likely level stays under the limit would be favourable.
    if (isOpen || phase === 'passed') return null;
    if (isAtLimit) return { key: isPast ? 'answer.likely.pastAtLimit' : 'answer.likely.atLimit' };
    return { key: isPast ? 'answer.likely.pastUnder' : 'answer.likely.under' };
  }
  const values = { time: { atMin: likelyMin } };
  if (phase === 'passed') return { key: 'answer.likely.short', values };
  if (isPast) return isOpen ? null : { key: 'answer.likely.past', values };
  if (nowMin < likelyMin) return { key: 'answer.likely.ahead', values };
  return isOpen ? null : { key: 'answer.likely.behind', values };
}

function notesOf(answer: Answer): Sentence[] {
  const { phase, drive, zero, isWithheld, open, nowMin, lastSipMin, kind } = answer;
  if (isWithheld || (phase === 'past' && open.length > 0)) return [];
  const notPermission: Sentence = { key: 'answer.notPermission' };
  if (drive === null) {
    const values = boundOf(answer);
    const past: Sentence = { key: 'answer.never.pastNote', values };
    if (phase === 'past') return [past];
    if (phase === 'passed') return [past, notPermission];
    const until = { ...values, time: { atMin: zero.cautiousMin } };
    return [
      { key: 'answer.never.note', values },
      { key: 'answer.never.until', values: until },
    ];
  }
  if (phase === 'passed') {
    const minutes = Math.floor(nowMin - drive.cautiousMin);
    return [{ key: 'answer.ago', values: { duration: { minutes } } }, notPermission];
  }
  if (phase !== 'planned' || kind !== 'drinks') return [];
  const duration = { minutes: drive.cautiousMin - lastSipMin };
  return [{ key: 'answer.afterLast', values: { duration } }];
}

/** What does not exceed the limit, and the limit. */
function boundOf({ limit }: Answer): Readonly<Record<string, Value>> {
  return { bound: limit.bound, limit: { limitPermille: limit.permille } };
}
