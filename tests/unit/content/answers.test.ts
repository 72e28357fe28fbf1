import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answersSchema, exampleDrink, maxDrinks } from '@/lib/answers/examples';
import file from '@/content/answers.json';

type Answers = v.InferInput<typeof answersSchema>;

const drink = { serving: 'beer-500', counts: [1, 2] };

/** The problems of the file after a change. */
function problemsAfter(change: (answers: Answers) => void): string[] {
  const answers = structuredClone(file) as unknown as Answers;
  change(answers);
  const { issues = [] } = v.safeParse(answersSchema, answers);
  return issues.map((issue) => v.getDotPath(issue) ?? '');
}

describe('content/answers.json', () => {
  it('is as it has to be', () => expect(problemsAfter(() => undefined)).toEqual([]));

  it.each<[string, (answers: Answers) => void, string]>([
    ['counts that descend', ({ sites }) => (sites.de.drinks[0].counts = [2, 1]), 'counts'],
    ['a count twice', ({ sites }) => (sites.de.drinks[0].counts = [1, 1]), 'counts'],
    ['a count of none', ({ sites }) => (sites.de.drinks[0].counts = [0, 1]), 'counts.0'],
    ['half a drink', ({ sites }) => (sites.de.drinks[0].counts = [1.5]), 'counts.0'],
    ['no count', ({ sites }) => (sites.de.drinks[0].counts = []), 'counts'],
    ['no drink', ({ sites }) => void ((sites.de.drinks as unknown[]).length = 0), 'drinks.0'],
    ['five drinks', ({ sites }) => void sites.de.drinks.push(drink), 'drinks'],
    ['a man before the woman', ({ bodies }) => void bodies.usual.reverse(), 'usual.0.gender'],
    ['a body of 39 kg', ({ bodies }) => (bodies.usual[0].weightKg = 39), 'weightKg'],
    ['a body of 17', ({ bodies }) => (bodies.lighter[0].ageYears = 17), 'ageYears'],
    ['bodies of two ages', ({ bodies }) => (bodies.usual[1].ageYears = 41), 'usual'],
    ['no such clock time', (answers) => (answers.lastSip = '24:00'), 'lastSip'],
    ['half minutes', (answers) => (answers.minutesPerDrink = 0.5), 'minutesPerDrink'],
  ])('is refused with %s', (_, change, place) => {
    const [problem = ''] = problemsAfter(change);
    expect(problem).toMatch(new RegExp(`(?:^|\\.)${place.replace('.', '\\.')}$`));
  });

  it('is refused without a site', () => {
    const sites = Object.fromEntries(Object.entries(file.sites).filter(([code]) => code !== 'de'));
    expect(v.safeParse(answersSchema, { ...file, sites }).success).toBe(false);
  });

  it('has no more drinks than the style sheet can choose from', () => {
    const css = readFileSync('components/answers/answers.css', 'utf8');
    const chosen = [...css.matchAll(/\[data-drink='(\d)'\]/g)].map(([, index]) => Number(index));
    expect(chosen).toEqual(Array.from({ length: maxDrinks }, (_, index) => index));
  });
});

describe('a drink of a table', () => {
  it('is a serving as the country pours it', () => {
    expect(exampleDrink(drink, 'de')).toMatchObject({ type: 'beer', capacityMl: 500, percent: 5 });
  });

  it.each(['beer-501', 'beer-custom'])('is refused for %s', (serving) => {
    expect(() => exampleDrink({ ...drink, serving }, 'de')).toThrow(serving);
  });
});
