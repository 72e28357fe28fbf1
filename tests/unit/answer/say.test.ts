import { expect, it } from 'vitest';
import { facts } from '@/lib/answer/facts';
import { questionOf, say, sayBriefly } from '@/lib/answer/say';
import { flatMessages } from '@/tools/build/messages';
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

/** The messages of answers that are no sentences: parts of a condition, and choices. */
const others = [
  ...['condition.sentence', 'condition.assumed', 'condition.averageMan', 'condition.averageWoman'],
  ...['condition.withMeal', 'condition.limit', 'condition.classLimit', 'period'],
  ...['ask.now', 'ask.recent', 'ask.tonight', 'ask.lastNight', 'ask.logged', 'ask.otherTimes'],
  ...['ask.yes', 'ask.mine', 'ask.ofCountry', 'ask.otherCountry', 'ask.general', 'ask.novice'],
].map((key) => `answer.${key}`);

it('every sentence that the messages have is said by some case, and no other', () => {
  const english = flatMessages('en').keys();
  const keys = [...english].filter((key) => key.startsWith('answer.') && !others.includes(key));
  const sentences = saidCases.flatMap(({ page: { headline, lead, likely, notes }, bar }) => [
    ...[headline, lead, likely, bar].filter((sentence) => sentence !== null),
    ...notes,
  ]);
  const said = new Set<string>(sentences.map(({ key }) => key));
  // Asked below the sentences of a page, see above.
  said.add('answer.ask.measured');
  expect([...said].sort()).toEqual(keys.sort());
});
