import { limitOf } from '../evening/entries';
import { atTheLimit, imperialMan, measuredGiven, onlyAbove, twoSittings } from './answered';
import { at, before, bound, lasting, ofDate, type Case } from './frozen';

const [half, most] = [{ limit: limitOf(0.5) }, { limit: limitOf(0.8) }];
const above = { limit: onlyAbove };

/** Evenings never over the limit, or only cautiously; several sittings; measurements. */
export const saidOfOthers: readonly Case[] = [
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
