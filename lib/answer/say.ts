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
  /** A key of the messages, without the namespace `answer`. */
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

type SentenceKey =
  | `phase.${'planned' | 'drinking' | 'over' | 'perhaps' | 'notGone' | 'passed' | 'gone' | 'perhapsGone' | 'past'}`
  | `lead.${'before' | 'planned' | 'drinking' | 'was' | 'gone'}`
  | `likely.${'ahead' | 'behind' | 'under' | 'atLimit' | 'past' | 'pastUnder' | 'pastAtLimit' | 'short'}`
  | `never.${'title' | 'pastTitle' | 'note' | 'pastNote' | 'until' | 'short'}`
  | `condition.${'drank' | 'drink'}`
  | `ask.${'times' | 'measured' | 'body' | 'country' | 'class'}`
  | 'notPermission'
  | 'ago'
  | 'afterLast'
  | 'ifItWas'
  | 'bar';

/** The question for a fact. */
export function questionOf(fact: Fact, { kind }: Pick<Answer, 'kind'>): Sentence {
  return { key: fact === 'times' && kind === 'measurement' ? 'ask.measured' : `ask.${fact}` };
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
  if (isWithheld) return headlineOf(answer);
  if (phase === 'passed' || phase === 'past') return headlineOf(answer);
  if (drive === null) return { key: 'never.short', values: boundOf(answer) };
  return { key: 'bar', values: { time: { atMin: drive.cautiousMin } } };
}

const dated = (key: 'phase.past'): Sentence => ({ key, values: { date: { dayMin: 0 } } });

/** The times that are assumed: "If it was Fri 21:00 to 23:00". */
function assumedTimes({ lastSipMin }: Answer): Readonly<Record<string, Value>> {
  return { period: { fromMin: 0, toMin: lastSipMin } };
}

const areTimesOpen = ({ open, kind }: Answer) => open.includes('times') && kind === 'drinks';

function headlineOf(answer: Answer): Sentence {
  const { phase, verdict, until, isWithheld, drive } = answer;
  if (phase === 'past') return dated('phase.past');
  if (isWithheld) {
    return areTimesOpen(answer)
      ? { key: 'ifItWas', values: assumedTimes(answer) }
      : dated('phase.past');
  }
  if (phase === 'planned' || phase === 'drinking') return { key: `phase.${phase}` };
  if (phase === 'passed') return { key: verdict === 'gone' ? 'phase.gone' : 'phase.passed' };
  if (drive === null) return { key: 'phase.notGone' };
  if (until === 'zero')
    return { key: verdict === 'perhaps' ? 'phase.perhapsGone' : 'phase.notGone' };
  return { key: verdict === 'over' ? 'phase.over' : 'phase.perhaps' };
}

function leadOf(answer: Answer): Pick<Said, 'lead' | 'leadMin'> {
  const { phase, drive, until, isWithheld, open, kind } = answer;
  if (isWithheld) return { lead: null, leadMin: null };
  const isPast = phase === 'past';
  if (isPast && open.length > 0) {
    return { lead: { key: 'ifItWas', values: assumedTimes(answer) }, leadMin: null };
  }
  if (drive === null)
    return { lead: { key: isPast ? 'never.pastTitle' : 'never.title' }, leadMin: null };
  const leadMin = drive.cautiousMin;
  const lead = (key: SentenceKey): Pick<Said, 'lead' | 'leadMin'> => ({ lead: { key }, leadMin });
  if (isPast) return lead('lead.was');
  if (phase === 'passed') return lead(until === 'zero' ? 'lead.gone' : 'lead.was');
  if (areTimesOpen(answer)) {
    const key = phase === 'planned' ? 'condition.drink' : 'condition.drank';
    return { lead: { key, values: assumedTimes(answer) }, leadMin };
  }
  if (phase === 'drinking') return lead('lead.drinking');
  return lead(phase === 'planned' && kind === 'drinks' ? 'lead.planned' : 'lead.before');
}

function likelyOf(answer: Answer): Sentence | null {
  const { phase, isAtLimit, drive, open, nowMin, isWithheld } = answer;
  if (drive === null || isWithheld) return null;
  const isOpen = open.length > 0;
  const { likelyMin } = drive;
  const isPast = phase === 'past';
  if (likelyMin === null) {
    // That the likely level stays under the limit would be favourable.
    if (isOpen) return null;
    if (phase === 'passed') return null;
    if (isAtLimit) return { key: isPast ? 'likely.pastAtLimit' : 'likely.atLimit' };
    return { key: isPast ? 'likely.pastUnder' : 'likely.under' };
  }
  const values = { time: { atMin: likelyMin } };
  if (phase === 'passed') return { key: 'likely.short', values };
  if (isPast) return isOpen ? null : { key: 'likely.past', values };
  if (nowMin < likelyMin || phase !== 'waiting') return { key: 'likely.ahead', values };
  return isOpen ? null : { key: 'likely.behind', values };
}

function notesOf(answer: Answer): Sentence[] {
  const { phase, drive, zero, isWithheld, open, nowMin, lastSipMin, kind } = answer;
  if (isWithheld) return [];
  const isPast = phase === 'past';
  if (drive === null) {
    if (isPast) return open.length > 0 ? [] : [{ key: 'never.pastNote', values: boundOf(answer) }];
    const note: Sentence = { key: 'never.note', values: boundOf(answer) };
    if (phase === 'passed') return [note, { key: 'notPermission' }];
    const values = { ...boundOf(answer), time: { atMin: zero.cautiousMin } };
    return [note, { key: 'never.until', values }];
  }
  if (phase === 'passed') {
    const minutes = Math.floor(nowMin - drive.cautiousMin);
    return [{ key: 'ago', values: { duration: { minutes } } }, { key: 'notPermission' }];
  }
  if (phase === 'planned' && kind === 'drinks') {
    return [
      { key: 'afterLast', values: { duration: { minutes: drive.cautiousMin - lastSipMin } } },
    ];
  }
  return [];
}

/** Whether only a level above the limit is an offence, and the limit. */
function boundOf({ limit }: Answer): Readonly<Record<string, Value>> {
  return {
    bound: limit.isOnlyAbove ? 'atMost' : 'below',
    limit: { limitPermille: limit.permille },
  };
}
