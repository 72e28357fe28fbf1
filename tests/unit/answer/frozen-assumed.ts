import { limitOf } from '../evening/entries';
import { atTheLimit, beersGiven, imperialMan, measuredGiven, opening } from './answered';
import { at, before, lasting, ofDate, period, type Case } from './frozen';
import { withFlat } from '../../flat';

const open = withFlat(beersGiven, { ...opening.times, ...opening.body });
const noBody = { ...beersGiven, ...opening.body };
const slim = withFlat(imperialMan, { ...opening.times });
const [half, most] = [{ limit: limitOf(0.5) }, { limit: limitOf(0.8) }];
const country = { known: { isCountryOpen: true, isClassOpen: false } };
const classOpen = { known: { isCountryOpen: false, isClassOpen: true } };

/** What is said while nobody gave some fact. */
export const saidWhileOpen: readonly Case[] = [
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
