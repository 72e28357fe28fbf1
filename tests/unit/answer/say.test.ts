import { describe, expect, it } from 'vitest';
import type { Answer } from '@/lib/answer/answer';
import { facts } from '@/lib/answer/facts';
import { questionOf, say, sayBriefly, type SentenceKey } from '@/lib/answer/say';
import english from '../../../messages/en.json';
import { answered } from './answered';
import type { Frozen, Text } from './frozen';
import { saidWhileOpen } from './frozen-assumed';
import { saidOfOthers } from './frozen-other';
import { saidOver } from './frozen-over';

const given = [...saidOver, ...saidOfOthers];

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

  it.each(saidWhileOpen)('assumed: %s', (_, model, atMin, asked, frozen) => {
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
  const frozen = [...given, ...saidWhileOpen].flatMap(([, , , , said]) => [
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
