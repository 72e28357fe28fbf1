import { describe, expect, it } from 'vitest';
import { facts } from '@/lib/answer/facts';
import { questionOf, say, sayBriefly, type SentenceKey } from '@/lib/answer/say';
import { flatten, messagesOf, type Tree } from '../i18n/messages';
import { answered } from './answered';
import { saidCases } from './said-tables';

it.each(saidCases)('what is said of $what, at $atMin', ({ model, atMin, asked, page, bar }) => {
  const answer = answered(model, atMin, asked);
  expect(say(answer)).toEqual(page);
  expect(sayBriefly(answer)).toEqual(bar);
});

it('questions are one for each fact; of a measurement whether its times are right', () => {
  expect(facts.map((fact) => questionOf(fact, { kind: 'drinks' }).key)).toEqual([
    'answer.ask.times',
    'answer.ask.body',
    'answer.ask.country',
    'answer.ask.class',
  ]);
  expect(questionOf('times', { kind: 'measurement' }).key).toBe('answer.ask.measured');
  expect(questionOf('country', { kind: 'measurement' }).key).toBe('answer.ask.country');
});

const english = new Map(flatten(messagesOf('en') as Tree));

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
  it('are all said by some case', () => {
    const sentences = saidCases.flatMap(({ page: { headline, lead, likely, notes }, bar }) => [
      ...[headline, lead, likely, bar].filter((sentence) => sentence !== null),
      ...notes,
    ]);
    const said = new Set(sentences.map(({ key }) => key));
    // Asked below the sentences of a page, see above.
    said.add('answer.ask.measured');
    expect([...said].sort()).toEqual(Object.keys(keys).sort());
  });

  it.each(Object.keys(keys))('are messages: %s', (key) => expect(english.get(key)).toMatch(/./));
});
