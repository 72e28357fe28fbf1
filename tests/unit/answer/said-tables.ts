import type { Sentence, SentenceKey, Value } from '@/lib/answer/say';
import type { CalculatorModel } from '@/lib/model/model';
import { limitOf } from '../evening/entries';
import {
  anyForbidden,
  atTheLimit,
  beersGiven,
  imperialMan,
  measuredGiven,
  onlyAbove,
  opening,
  twoSittings,
  type Asked,
} from './answered';
import { withFlat } from '../../flat';

const zero = { limit: limitOf(0) };
const half = { limit: limitOf(0.5) };
const most = { limit: limitOf(0.8) };
const country = { known: { isCountryOpen: true, isClassOpen: false } };
const classOpen = { known: { isCountryOpen: false, isClassOpen: true } };
const open = withFlat(beersGiven, { ...opening.times, ...opening.body });
const noBody = { ...beersGiven, ...opening.body };
const noTimes = withFlat(imperialMan, { ...opening.times });

/** The golden evenings, and what is asked of them; their times: `answer.test.ts`. */
const evenings: Record<string, [CalculatorModel, Asked]> = {
  R01: [beersGiven, {}],
  'R01, limit of zero': [beersGiven, zero],
  'R01, any alcohol forbidden': [beersGiven, { limit: anyForbidden }],
  'R22, never over': [imperialMan, most],
  'R22, never over, only more an offence': [imperialMan, { limit: onlyAbove }],
  'R25, likely at the limit': [atTheLimit, half],
  M02: [twoSittings, {}],
  'a measurement': [measuredGiven(), half],
  'a measurement at the limit': [measuredGiven(0.5), half],
  'R01, times and body open': [open, {}],
  'R01, body open': [noBody, {}],
  'R01, country open': [beersGiven, country],
  'R01, class open': [beersGiven, classOpen],
  'R01, times and body open, of a link': [open, { origin: 'link' }],
  'R22, times open': [noTimes, most],
  'R25, body open': [{ ...atTheLimit, ...opening.body }, half],
  'a measurement, country open': [measuredGiven(), { ...half, ...country }],
};

/**
 * What is said of them. Each row has the minute from the start, then headline, lead, time of the lead,
 * likely time and bar; behind `+` its notes. `-` is nothing; `!` is a headline that also stands before
 * the lead, or a time that is a clock. Keys are without `answer.`, each with its
 * value: a time, a duration, the last sip of a period from minute 0, or bound, limit and time.
 */
const table = `
  R01
    -60: phase.planned | lead.planned | !560 | likely.ahead 379 | bar 560
      + afterLast 440
    60: phase.drinking | lead.drinking | !560 | likely.ahead 379 | bar 560
    200: phase.over | lead.before | !560 | likely.ahead 379 | bar 560
    379: !phase.perhaps | lead.before | !560 | likely.behind 379 | bar 560
    585: !phase.passed | lead.was | 560 | likely.short 379 | phase.passed
      + ago 25 | notPermission
    700: !phase.gone | lead.was | 560 | likely.short 379 | phase.gone
      + ago 140 | notPermission
    2000: !phase.past | lead.was | 560 | likely.past 379 | phase.past
  R01, limit of zero
    -60: phase.planned | lead.planned | !660 | likely.ahead 459 | bar 660
      + afterLast 540
    200: phase.notGone | lead.before | !660 | likely.ahead 459 | bar 660
    500: !phase.perhapsGone | lead.before | !660 | likely.behind 459 | bar 660
    2000: !phase.past | lead.was | 660 | likely.past 459 | phase.past
  R01, any alcohol forbidden
    700: !phase.gone | lead.gone | 660 | likely.short 459 | phase.gone
      + ago 40 | notPermission
  R22, never over
    -60: phase.planned | never.title | - | - | never.short below 0.8
      + never.note below 0.8 | never.until below 0.8 450
    60: phase.drinking | never.title | - | - | never.short below 0.8
      + never.note below 0.8 | never.until below 0.8 450
    460: !phase.gone | never.title | - | - | phase.gone
      + never.pastNote below 0.8 | notPermission
  R22, never over, only more an offence
    200: phase.notGone | never.title | - | - | never.short atMost 0.8
      + never.note atMost 0.8 | never.until atMost 0.8 450
    1500: !phase.past | never.pastTitle | - | - | phase.past
      + never.pastNote atMost 0.8
  R25, likely at the limit
    100: phase.perhaps | lead.before | !135 | likely.under | bar 135
    -60: phase.planned | lead.planned | !135 | likely.under | bar 135
      + afterLast 75
    140: !phase.passed | lead.was | 135 | - | phase.passed
      + ago 5 | notPermission
    1500: !phase.past | lead.was | 135 | likely.pastUnder | phase.past
  M02
    300: phase.drinking | lead.drinking | !765 | likely.ahead 667 | bar 765
  a measurement
    -5: phase.planned | lead.before | !265 | likely.ahead 120 | bar 265
    60: phase.over | lead.before | !265 | likely.ahead 120 | bar 265
  a measurement at the limit
    10: phase.perhaps | lead.before | !95 | likely.atLimit | bar 95
    1500: !phase.past | lead.was | 95 | likely.pastAtLimit | phase.past
  R01, times and body open
    -60: phase.planned | condition.drink 120 | !560 | likely.ahead 379 | bar 560
      + afterLast 440
    60: phase.drinking | condition.drank 120 | !560 | likely.ahead 379 | bar 560
    200: phase.over | condition.drank 120 | !560 | likely.ahead 379 | bar 560
    400: !phase.perhaps | condition.drank 120 | !560 | - | bar 560
    585: !ifItWas 120 | - | - | - | ask.times
    2000: !phase.past | ifItWas 120 | - | - | phase.past
  R01, body open
    200: phase.over | lead.before | !560 | likely.ahead 379 | bar 560
    700: !phase.past | - | - | - | ask.body
  R01, country open
    585: !phase.past | - | - | - | ask.country
  R01, class open
    585: !phase.past | - | - | - | ask.class
  R01, times and body open, of a link
    585: !ifItWas 120 | - | - | - | ifItWas 120
  R22, times open
    -60: !ifItWas 120 | - | - | - | ask.times
    1500: !phase.past | ifItWas 120 | - | - | phase.past
  R25, body open
    100: phase.perhaps | lead.before | !135 | - | bar 135
  a measurement, country open
    60: phase.over | lead.before | !265 | likely.ahead 120 | bar 265
    300: !phase.past | - | - | - | ask.country
`;

function valuesOf(name: string, [first = '', second, time]: string[]): Sentence['values'] {
  const number = Number(first);
  if (name === 'phase.past') return { date: { dayMin: 0 } };
  if (first === '') return undefined;
  if (name === 'ago' || name === 'afterLast') return { duration: { minutes: number } };
  if (name === 'ifItWas' || name.startsWith('condition.')) {
    return { period: { fromMin: 0, toMin: number } };
  }
  if (!name.startsWith('never.')) return { time: { atMin: number } };
  const until: Record<string, Value> = time === undefined ? {} : { time: { atMin: Number(time) } };
  return { bound: first, limit: { limitPermille: Number(second) }, ...until };
}

function sentence(text: string): Sentence {
  const [name = '', ...rest] = text.trim().split(' ');
  const values = valuesOf(name, rest);
  return { key: `answer.${name}` as SentenceKey, ...(values && { values }) };
}

const orNothing = (text = '') => (text.trim() === '-' ? null : sentence(text));

/** The rows of the table: entries, minute, what is asked, and what a page and a bar say. */
export const saidCases = table
  .trim()
  .split(/\n {2}(?! )/)
  .flatMap((lines) => {
    const [what = '', ...rows] = lines.split(/\n(?! *\+)/);
    const evening = evenings[what];
    if (!evening) throw new Error(`No evening ${what}`);
    const [model, asked] = evening;
    return rows.map((row) => {
      const [, at = '', said = '', , notes] = /^ *(-?\d+): ([^+]*)(\+ (.*))?$/s.exec(row) ?? [];
      const [headline = '', lead, leadMin = '', likely, bar = ''] = said.split(' | ');
      const page = {
        headline: sentence(headline.replace('!', '')),
        state: headline.startsWith('!') ? sentence(headline.slice(1)) : null,
        lead: orNothing(lead),
        leadMin: leadMin === '-' ? null : Number(leadMin.replace('!', '')),
        clockMin: leadMin.startsWith('!') ? Number(leadMin.slice(1)) : null,
        likely: orNothing(likely),
        notes: notes?.split(' | ').map(sentence) ?? [],
      };
      return { what, model, atMin: Number(at), asked, page, bar: sentence(bar) };
    });
  });
