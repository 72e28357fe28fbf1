import { describe, expect, it } from 'vitest';
import type { Answer } from '@/lib/answer/answer';
import { facts } from '@/lib/answer/facts';
import { questionOf, say, sayBriefly, type Sentence, type SentenceKey } from '@/lib/answer/say';
import { limitOf } from '../evening/entries';
import english from '../../../messages/en.json';
import {
  answered,
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

type Text = SentenceKey | Sentence | null;

/** What a page and a bar say. */
interface Frozen {
  headline: Text;
  lead: Text;
  leadMin: number | null;
  likely?: Text;
  notes?: Text[];
  bar: Text;
}

const at = (key: SentenceKey, time: number): Sentence => ({
  key,
  values: { time: { atMin: time } },
});
const lasting = (key: SentenceKey, minutes: number): Sentence => ({
  key,
  values: { duration: { minutes } },
});
const period = (key: SentenceKey, toMin: number): Sentence => ({
  key,
  values: { period: { fromMin: 0, toMin } },
});
const bound = (
  key: SentenceKey,
  limitPermille: number,
  name = 'below',
  time?: number,
): Sentence => ({
  key,
  values: {
    bound: name,
    limit: { limitPermille },
    ...(time !== undefined && { time: { atMin: time } }),
  },
});
const ofDate: Sentence = { key: 'answer.phase.past', values: { date: { dayMin: 0 } } };
const before = (time: number) => at('answer.bar', time);

const open = { ...beersGiven, ...opening.times, ...opening.body };
const noBody = { ...beersGiven, ...opening.body };
const slim = { ...imperialMan, ...opening.times };
const [half, most] = [{ limit: limitOf(0.5) }, { limit: limitOf(0.8) }];
const [zero, above] = [{ limit: limitOf(0) }, { limit: onlyAbove }];
const country = { known: { isCountryOpen: true, isClassOpen: false } };
const classOpen = { known: { isCountryOpen: false, isClassOpen: true } };

type Case = readonly [string, typeof beersGiven, number, Asked, Frozen];

/** Golden cases: R01 unless named otherwise. Times: see `answer.test.ts`. */
const given: Case[] = [
  [
    'planned',
    beersGiven,
    -60,
    {},
    {
      headline: 'answer.phase.planned',
      lead: 'answer.lead.planned',
      leadMin: 560,
      likely: at('answer.likely.ahead', 379),
      notes: [lasting('answer.afterLast', 440)],
      bar: before(560),
    },
  ],
  [
    'drinking',
    beersGiven,
    60,
    {},
    {
      headline: 'answer.phase.drinking',
      lead: 'answer.lead.drinking',
      leadMin: 560,
      likely: at('answer.likely.ahead', 379),
      bar: before(560),
    },
  ],
  [
    'over the limit',
    beersGiven,
    200,
    {},
    {
      headline: 'answer.phase.over',
      lead: 'answer.lead.before',
      leadMin: 560,
      likely: at('answer.likely.ahead', 379),
      bar: before(560),
    },
  ],
  [
    'perhaps over',
    beersGiven,
    379,
    {},
    {
      headline: 'answer.phase.perhaps',
      lead: 'answer.lead.before',
      leadMin: 560,
      likely: at('answer.likely.behind', 379),
      bar: before(560),
    },
  ],
  [
    'passed',
    beersGiven,
    585,
    {},
    {
      headline: 'answer.phase.passed',
      lead: 'answer.lead.was',
      leadMin: 560,
      likely: at('answer.likely.short', 379),
      notes: [lasting('answer.ago', 25), 'answer.notPermission'],
      bar: 'answer.phase.passed',
    },
  ],
  [
    'gone',
    beersGiven,
    700,
    {},
    {
      headline: 'answer.phase.gone',
      lead: 'answer.lead.was',
      leadMin: 560,
      likely: at('answer.likely.short', 379),
      notes: [lasting('answer.ago', 140), 'answer.notPermission'],
      bar: 'answer.phase.gone',
    },
  ],
  [
    'past',
    beersGiven,
    2000,
    {},
    {
      headline: ofDate,
      lead: 'answer.lead.was',
      leadMin: 560,
      likely: at('answer.likely.past', 379),
      bar: ofDate,
    },
  ],
  [
    'limit of zero, planned',
    beersGiven,
    -60,
    zero,
    {
      headline: 'answer.phase.planned',
      lead: 'answer.lead.planned',
      leadMin: 660,
      likely: at('answer.likely.ahead', 459),
      notes: [lasting('answer.afterLast', 540)],
      bar: before(660),
    },
  ],
  [
    'limit of zero, over',
    beersGiven,
    200,
    zero,
    {
      headline: 'answer.phase.notGone',
      lead: 'answer.lead.before',
      leadMin: 660,
      likely: at('answer.likely.ahead', 459),
      bar: before(660),
    },
  ],
  [
    'limit of zero, perhaps',
    beersGiven,
    500,
    zero,
    {
      headline: 'answer.phase.perhapsGone',
      lead: 'answer.lead.before',
      leadMin: 660,
      likely: at('answer.likely.behind', 459),
      bar: before(660),
    },
  ],
  [
    'any alcohol forbidden, gone',
    beersGiven,
    700,
    { limit: anyForbidden },
    {
      headline: 'answer.phase.gone',
      lead: 'answer.lead.gone',
      leadMin: 660,
      likely: at('answer.likely.short', 459),
      notes: [lasting('answer.ago', 40), 'answer.notPermission'],
      bar: 'answer.phase.gone',
    },
  ],
  [
    'limit of zero, past',
    beersGiven,
    2000,
    zero,
    {
      headline: ofDate,
      lead: 'answer.lead.was',
      leadMin: 660,
      likely: at('answer.likely.past', 459),
      bar: ofDate,
    },
  ],
  [
    'R22, never over, planned',
    imperialMan,
    -60,
    most,
    {
      headline: 'answer.phase.planned',
      lead: 'answer.never.title',
      leadMin: null,
      notes: [bound('answer.never.note', 0.8), bound('answer.never.until', 0.8, 'below', 450)],
      bar: bound('answer.never.short', 0.8),
    },
  ],
  [
    'R22, never over, drinking',
    imperialMan,
    60,
    most,
    {
      headline: 'answer.phase.drinking',
      lead: 'answer.never.title',
      leadMin: null,
      notes: [bound('answer.never.note', 0.8), bound('answer.never.until', 0.8, 'below', 450)],
      bar: bound('answer.never.short', 0.8),
    },
  ],
  [
    'R22, never over, only more an offence',
    imperialMan,
    200,
    above,
    {
      headline: 'answer.phase.notGone',
      lead: 'answer.never.title',
      leadMin: null,
      notes: [
        bound('answer.never.note', 0.8, 'atMost'),
        bound('answer.never.until', 0.8, 'atMost', 450),
      ],
      bar: bound('answer.never.short', 0.8, 'atMost'),
    },
  ],
  [
    'R22, gone',
    imperialMan,
    460,
    most,
    {
      headline: 'answer.phase.gone',
      lead: 'answer.never.title',
      leadMin: null,
      notes: [bound('answer.never.pastNote', 0.8), 'answer.notPermission'],
      bar: 'answer.phase.gone',
    },
  ],
  [
    'R22, past, only more an offence',
    imperialMan,
    1500,
    above,
    {
      headline: ofDate,
      lead: 'answer.never.pastTitle',
      leadMin: null,
      notes: [bound('answer.never.pastNote', 0.8, 'atMost')],
      bar: ofDate,
    },
  ],
  [
    'R25, likely at the limit',
    atTheLimit,
    100,
    half,
    {
      headline: 'answer.phase.perhaps',
      lead: 'answer.lead.before',
      leadMin: 135,
      likely: 'answer.likely.under',
      bar: before(135),
    },
  ],
  [
    'R25, planned',
    atTheLimit,
    -60,
    half,
    {
      headline: 'answer.phase.planned',
      lead: 'answer.lead.planned',
      leadMin: 135,
      likely: 'answer.likely.under',
      notes: [lasting('answer.afterLast', 75)],
      bar: before(135),
    },
  ],
  [
    'R25, passed',
    atTheLimit,
    140,
    half,
    {
      headline: 'answer.phase.passed',
      lead: 'answer.lead.was',
      leadMin: 135,
      notes: [lasting('answer.ago', 5), 'answer.notPermission'],
      bar: 'answer.phase.passed',
    },
  ],
  [
    'R25, past',
    atTheLimit,
    1500,
    half,
    {
      headline: ofDate,
      lead: 'answer.lead.was',
      leadMin: 135,
      likely: 'answer.likely.pastUnder',
      bar: ofDate,
    },
  ],
  [
    'M02, in its pause',
    twoSittings,
    300,
    {},
    {
      headline: 'answer.phase.drinking',
      lead: 'answer.lead.drinking',
      leadMin: 765,
      likely: at('answer.likely.ahead', 667),
      bar: before(765),
    },
  ],
  [
    'measured, before it',
    measuredGiven(),
    -5,
    half,
    {
      headline: 'answer.phase.planned',
      lead: 'answer.lead.before',
      leadMin: 265,
      likely: at('answer.likely.ahead', 120),
      bar: before(265),
    },
  ],
  [
    'measured, over',
    measuredGiven(),
    60,
    half,
    {
      headline: 'answer.phase.over',
      lead: 'answer.lead.before',
      leadMin: 265,
      likely: at('answer.likely.ahead', 120),
      bar: before(265),
    },
  ],
  [
    'measured at the limit',
    measuredGiven(0.5),
    10,
    half,
    {
      headline: 'answer.phase.perhaps',
      lead: 'answer.lead.before',
      leadMin: 95,
      likely: 'answer.likely.atLimit',
      bar: before(95),
    },
  ],
  [
    'measured at the limit, past',
    measuredGiven(0.5),
    1500,
    half,
    {
      headline: ofDate,
      lead: 'answer.lead.was',
      leadMin: 95,
      likely: 'answer.likely.pastAtLimit',
      bar: ofDate,
    },
  ],
];

/** The same while nobody gave some fact. */
const assumed: Case[] = [
  [
    'times, planned',
    open,
    -60,
    {},
    {
      headline: 'answer.phase.planned',
      lead: period('answer.condition.drink', 120),
      leadMin: 560,
      likely: at('answer.likely.ahead', 379),
      notes: [lasting('answer.afterLast', 440)],
      bar: before(560),
    },
  ],
  [
    'times, drinking',
    open,
    60,
    {},
    {
      headline: 'answer.phase.drinking',
      lead: period('answer.condition.drank', 120),
      leadMin: 560,
      likely: at('answer.likely.ahead', 379),
      bar: before(560),
    },
  ],
  [
    'times, over',
    open,
    200,
    {},
    {
      headline: 'answer.phase.over',
      lead: period('answer.condition.drank', 120),
      leadMin: 560,
      likely: at('answer.likely.ahead', 379),
      bar: before(560),
    },
  ],
  [
    'body, over',
    noBody,
    200,
    {},
    {
      headline: 'answer.phase.over',
      lead: 'answer.lead.before',
      leadMin: 560,
      likely: at('answer.likely.ahead', 379),
      bar: before(560),
    },
  ],
  [
    'times, perhaps',
    open,
    400,
    {},
    {
      headline: 'answer.phase.perhaps',
      lead: period('answer.condition.drank', 120),
      leadMin: 560,
      likely: null,
      bar: before(560),
    },
  ],
  [
    'times, passed',
    open,
    585,
    {},
    {
      headline: period('answer.ifItWas', 120),
      lead: null,
      leadMin: null,
      bar: 'answer.ask.times',
    },
  ],
  [
    'body, gone',
    noBody,
    700,
    {},
    {
      headline: ofDate,
      lead: null,
      leadMin: null,
      bar: 'answer.ask.body',
    },
  ],
  [
    'country, passed',
    beersGiven,
    585,
    country,
    {
      headline: ofDate,
      lead: null,
      leadMin: null,
      bar: 'answer.ask.country',
    },
  ],
  [
    'class, passed',
    beersGiven,
    585,
    classOpen,
    {
      headline: ofDate,
      lead: null,
      leadMin: null,
      bar: 'answer.ask.class',
    },
  ],
  [
    'times of a link, passed',
    open,
    585,
    { origin: 'link' },
    {
      headline: period('answer.ifItWas', 120),
      lead: null,
      leadMin: null,
      bar: period('answer.ifItWas', 120),
    },
  ],
  [
    'times, never over, planned',
    slim,
    -60,
    most,
    {
      headline: period('answer.ifItWas', 120),
      lead: null,
      leadMin: null,
      bar: 'answer.ask.times',
    },
  ],
  [
    'times, past',
    open,
    2000,
    {},
    {
      headline: ofDate,
      lead: period('answer.ifItWas', 120),
      leadMin: null,
      bar: ofDate,
    },
  ],
  [
    'times, never over, past',
    slim,
    1500,
    most,
    {
      headline: ofDate,
      lead: period('answer.ifItWas', 120),
      leadMin: null,
      bar: ofDate,
    },
  ],
  [
    'body, likely under',
    { ...atTheLimit, ...opening.body },
    100,
    half,
    {
      headline: 'answer.phase.perhaps',
      lead: 'answer.lead.before',
      leadMin: 135,
      bar: before(135),
    },
  ],
  [
    'country, measured, over',
    measuredGiven(),
    60,
    { ...half, ...country },
    {
      headline: 'answer.phase.over',
      lead: 'answer.lead.before',
      leadMin: 265,
      likely: at('answer.likely.ahead', 120),
      bar: before(265),
    },
  ],
  [
    'country, measured, passed',
    measuredGiven(),
    300,
    { ...half, ...country },
    {
      headline: ofDate,
      lead: null,
      leadMin: null,
      bar: 'answer.ask.country',
    },
  ],
];

const sentence = (text: Text) => (typeof text === 'string' ? { key: text } : text);

function expectSaid(answer: Answer, { headline, lead, leadMin, likely, notes, bar }: Frozen) {
  expect(say(answer)).toEqual({
    headline: sentence(headline),
    lead: sentence(lead),
    leadMin,
    likely: sentence(likely ?? null),
    notes: (notes ?? []).map(sentence),
  });
  expect(sayBriefly(answer)).toEqual(sentence(bar));
}

describe('what is said of a golden evening', () => {
  it.each(given)('given: %s', (_, model, atMin, asked, frozen) => {
    expectSaid(answered(model, atMin, asked), frozen);
  });

  it.each(assumed)('assumed: %s', (_, model, atMin, asked, frozen) => {
    expectSaid(answered(model, atMin, asked), frozen);
  });
});

describe('questions', () => {
  it('are one for each fact; of a measurement whether its times are right', () => {
    expect(facts.map((fact) => questionOf(fact, { kind: 'drinks' }).key)).toEqual([
      'answer.ask.times',
      'answer.ask.body',
      'answer.ask.country',
      'answer.ask.class',
    ]);
    expect(questionOf('times', { kind: 'measurement' }).key).toBe('answer.ask.measured');
    expect(questionOf('country', { kind: 'measurement' }).key).toBe('answer.ask.country');
  });
});

/** Every key there is: the compiler refuses this list if one is missing. */
const keys: Record<SentenceKey, true> = {
  'answer.phase.planned': true,
  'answer.phase.drinking': true,
  'answer.phase.over': true,
  'answer.phase.perhaps': true,
  'answer.phase.notGone': true,
  'answer.phase.passed': true,
  'answer.phase.gone': true,
  'answer.phase.perhapsGone': true,
  'answer.phase.past': true,
  'answer.ifItWas': true,
  'answer.lead.before': true,
  'answer.lead.planned': true,
  'answer.lead.drinking': true,
  'answer.lead.was': true,
  'answer.lead.gone': true,
  'answer.condition.drank': true,
  'answer.condition.drink': true,
  'answer.never.title': true,
  'answer.never.pastTitle': true,
  'answer.never.note': true,
  'answer.never.pastNote': true,
  'answer.never.until': true,
  'answer.never.short': true,
  'answer.likely.ahead': true,
  'answer.likely.behind': true,
  'answer.likely.under': true,
  'answer.likely.atLimit': true,
  'answer.likely.past': true,
  'answer.likely.pastUnder': true,
  'answer.likely.pastAtLimit': true,
  'answer.likely.short': true,
  'answer.notPermission': true,
  'answer.ago': true,
  'answer.afterLast': true,
  'answer.bar': true,
  'answer.ask.times': true,
  'answer.ask.body': true,
  'answer.ask.country': true,
  'answer.ask.class': true,
  'answer.ask.measured': true,
};

describe('the keys of sentences', () => {
  const frozen = [...given, ...assumed].flatMap(([, , , , said]) => [
    said.headline,
    said.lead,
    said.likely ?? null,
    ...(said.notes ?? []),
    said.bar,
  ]);

  it('are all said by some case', () => {
    const said = new Set(frozen.flatMap((text) => sentence(text)?.key ?? []));
    // Asked below the sentences of a page, see above.
    said.add('answer.ask.measured');
    expect([...said].sort()).toEqual(Object.keys(keys).sort());
  });

  it.each(Object.keys(keys))('are messages: %s', (key) => {
    const found = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], english);
    expect(found).toEqual(expect.any(String));
  });
});
