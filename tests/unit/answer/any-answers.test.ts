import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf, type Answer, type Origin } from '@/lib/answer/answer';
import { say, sayBriefly, type Sentence, type SentenceKey } from '@/lib/answer/say';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { isEvening } from '@/lib/evening/evening';
import { givenEnds, type CalculatorModel } from '@/lib/model/model';
import { siteCodes, type SiteCode } from '@/lib/site/sites';
import { flatMessages } from '@/tools/build/messages';
import { zoneOf } from '../calendar/zones';
import { anyEntries, anyLimitPermille } from '../evening/any-entries';
import { limitOf } from '../evening/entries';
import { withFlat, flat } from '../../flat';

const anyEnds = fc.constantFrom(...givenEnds);

/** Any entries of which any facts were given. */
const anyMarked: fc.Arbitrary<CalculatorModel> = fc
  .record({
    model: anyEntries,
    ends: fc.array(anyEnds, { minLength: 6, maxLength: 6 }),
    measuredEnds: anyEnds,
    isBodySet: fc.boolean(),
  })
  .map(({ model, ends, measuredEnds, isBodySet }) =>
    withFlat(model, {
      isBodySet,
      givenEnds: ends[0] ?? 'none',
      addedSittings: flat(model).addedSittings.map((sitting, i) => ({
        ...sitting,
        givenEnds: ends[i + 1] ?? 'none',
      })),
      measurement: { ...model.measurement, givenEnds: measuredEnds },
    }),
  );

/**
 * The answers to any entries, from a day before the start to four days after it, in any zone; null
 * where there is nothing to estimate.
 */
const anyAnswer: fc.Arbitrary<Answer | null> = fc
  .record({
    model: anyMarked,
    limitPermille: anyLimitPermille,
    law: fc.record({
      bound: fc.constantFrom('below' as const, 'atMost' as const),
      isForbidden: fc.boolean(),
    }),
    known: fc.record({ isCountryOpen: fc.boolean(), isClassOpen: fc.boolean() }),
    zone: fc.constantFrom('UTC', 'Europe/Warsaw', 'Asia/Kathmandu', 'Australia/Lord_Howe'),
    atMin: fc.oneof(
      fc.integer({ min: -1440, max: 5760 }),
      fc.integer({ min: 0, max: 1200 }),
      fc.integer({ min: 0, max: 1200 }),
    ),
    origin: fc.constantFrom<Origin>('own', 'link', 'example'),
  })
  .map(({ model, limitPermille, law, known, zone, atMin, origin }) => {
    const limit = {
      ...limitOf(limitPermille),
      bound: law.bound,
      ...(law.isForbidden && { waitPermille: 0 }),
    };
    const evening = calculateEvening(model, limit, { zone: zoneOf(zone), nowMs: 0 });
    if (!isEvening(evening)) return null;
    return answerOf(evening, model, known, evening.startMs + atMin * 60_000, origin);
  });

/** Every sentence that some register says. */
function sentencesOf(answer: Answer): Sentence[] {
  const { headline, lead, likely, notes } = say(answer);
  return [headline, lead, likely, ...notes, sayBriefly(answer)].filter((said) => said !== null);
}

/** Times in a sentence, minutes from the start. */
function timesIn({ values = {} }: Sentence): number[] {
  return Object.values(values).flatMap((value) =>
    typeof value !== 'string' && 'atMin' in value ? value.atMin : [],
  );
}

/** Answers to the same 2,000 random entries in all tests of this file. */
const answers = fc
  .sample(anyAnswer, { numRuns: 2600, seed: 28 })
  .filter((answer) => answer !== null)
  .slice(0, 2000);
const open = answers.filter((answer) => answer.open.length > 0);

/** All that may be said while a fact is open; never "under the limit", "gone", "passed", "never over". */
const sayable: ReadonlySet<SentenceKey> = new Set<SentenceKey>([
  'answer.phase.planned',
  'answer.phase.drinking',
  'answer.phase.over',
  'answer.phase.notGone',
  'answer.phase.perhaps',
  'answer.phase.perhapsGone',
  'answer.phase.past',
  'answer.ifItWas',
  'answer.condition.drink',
  'answer.condition.drank',
  'answer.lead.before',
  'answer.lead.planned',
  'answer.lead.drinking',
  'answer.likely.ahead',
  'answer.afterLast',
  'answer.bar',
  'answer.ask.times',
  'answer.ask.measured',
  'answer.ask.body',
  'answer.ask.country',
  'answer.ask.class',
]);

const keysOf = (answer: Answer) => sentencesOf(answer).map(({ key }) => key);

describe('2,000 random answers', () => {
  it('are of every phase and verdict, with and without open facts', () => {
    expect(answers).toHaveLength(2000);
    const seen = (name: 'phase' | 'verdict' | 'ask') => new Set(open.map((answer) => answer[name]));
    expect([...seen('phase')].sort()).toEqual(['drinking', 'passed', 'past', 'planned', 'waiting']);
    // That a random value equals the limit is too rare.
    expect([...seen('verdict')].sort()).toEqual(
      ['over', 'perhaps', 'likelyUnder', 'never', 'passed', 'gone'].sort(),
    );
    expect(seen('ask').size).toBe(5);
    expect(new Set(open.map(({ ask, origin }) => `${origin} ${ask}`)).size).toBe(5 + 3 + 3);
    expect(open.length).toBeGreaterThan(1500);
    expect(open.length).toBeLessThan(2000);
  });

  it('say nothing favourable while a fact is open, also of a past evening', () => {
    for (const answer of open) {
      expect(keysOf(answer).filter((key) => !sayable.has(key))).toEqual([]);
    }
  });

  it('say no time that lies behind now while a fact is open', () => {
    for (const answer of open) {
      const times = [say(answer).leadMin ?? [], ...sentencesOf(answer).map(timesIn)].flat();
      expect(times.filter((min) => min <= answer.nowMin)).toEqual([]);
    }
  });

  it('never say not to drive before a time that lies behind now', () => {
    const warnings = [
      'answer.lead.before',
      'answer.lead.planned',
      'answer.lead.drinking',
      'answer.condition.drank',
      'answer.condition.drink',
    ];
    for (const answer of answers) {
      const { lead, leadMin } = say(answer);
      if (warnings.includes(lead?.key ?? '')) expect(leadMin).toBeGreaterThan(answer.nowMin);
      const bars = sentencesOf(answer).filter(({ key }) => key === 'answer.bar');
      for (const min of bars.flatMap(timesIn)) expect(min).toBeGreaterThan(answer.nowMin);
    }
  });

  it('ask in place of what is favourable, but of a past evening and of what only others know', () => {
    for (const { open: facts, ask, isWithheld, phase, verdict, origin } of answers) {
      const isFavourable = ['never', 'passed', 'gone'].includes(verdict);
      expect(isWithheld).toBe(isFavourable && facts.length > 0 && phase !== 'past');
      const known = origin === 'own' ? facts : facts.filter((fact) => /country|class/.test(fact));
      expect(ask).toBe((isWithheld && known[0]) || null);
    }
  });
});

/**
 * Words of each language for "under the limit", "gone", "passed" and "never over", taken by hand from
 * the messages of the favourable sentences, as they stand there: "not gone yet" is not one of them.
 */
const words: Record<SiteCode, RegExp> = {
  en: /\b(?:stays?|stayed|estimated) (?:under|below)|under the limit|has passed|alcohol gone|never over|not (?:go )?over|\bago\b|time was/i,
  pl: /poniżej|nie więcej niż|minęła|bez alkoholu|temu$/i,
  de: /unter der Grenze|unter \{limit\}|nicht über|verstrichen|gerechnet abgebaut|Alkohol abgebaut|Uhrzeit war|^vor \{/i,
  es: /por debajo|no supera|ha pasado|alcohol eliminado|^hace |hora prudencial era/i,
  fr: /sous (?:la limite|\{limit\})|au plus|est passée|^éliminé|alcool éliminé|^il y a \{|prudente était/i,
  br: /abaixo|sem passar|já passou|álcool eliminado|^há \{|margem era/i,
  ru: /ниже|не выше|прошло|алкоголь выведен|назад|^Время с запасом/i,
  it: /sotto|mai oltre|è passato|^smaltito|alcol smaltito|\} fa$|prudenziale era/i,
  cz: /\bpod (?:limitem|\{limit\})|nejvýše|uplynul|bez alkoholu|^před \{|rezervou byl/i,
  jp: /未満|\{limit\}以下|過ぎ|抜けています|抜ける時刻|前$|^余裕をみた時刻/,
  cn: /低于|不超过|已过|已代谢完|酒精代谢完|前$|当时的/,
};

describe.each(siteCodes)('the words of %s', (site) => {
  const pattern = words[site];
  /** With all their forms. */
  const messages = flatMessages(site);

  it.each([...new Set(open.flatMap(keysOf))])('say nothing favourable in %s', (key) => {
    expect(messages.get(key)).not.toMatch(pattern);
  });

  it.each([
    'answer.phase.passed',
    'answer.phase.gone',
    'answer.lead.was',
    'answer.lead.gone',
    'answer.likely.behind',
    'answer.likely.under',
    'answer.never.title',
    'answer.never.short',
    'answer.ago',
  ] as const)('are known in what is favourable: %s', (key) => {
    expect(messages.get(key)).toMatch(pattern);
  });
});
