import { useTranslations } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { AnswerWriter } from '@/lib/i18n/answer-words';
import { assumedText, assumptionsOf, conditionText, followedBy } from '@/lib/i18n/condition-words';
import { useEveningTexts } from '@/lib/i18n/use-evening-texts';
import { useLevelTexts } from '@/lib/i18n/use-level-texts';
import type { CalculatorModel } from '@/lib/model/model';
import type { SiteCode } from '@/lib/site/sites';
import { utc, utcZone } from '../calendar/zones';
import { limitOf } from '../evening/entries';
import { hooked } from '../i18n/hooked';
import { answered, beersGiven, measuredGiven, opening, type Asked } from './answered';
import { withFlat } from '../../flat';

/** Writes the texts of an evening at 23:40 on Wednesday 10 June 2026. */
function writerOf(siteCode: SiteCode, start: string): AnswerWriter {
  const setup = { unitSystem: 'metric' as const, zone: utcZone };
  const times = { startMs: utc(`2026-06-10T${start}`), nowMs: utc('2026-06-10T23:40') };
  return hooked(siteCode, () => ({
    t: useTranslations(),
    texts: useEveningTexts({ ...setup, ...times }),
    levels: useLevelTexts(siteCode),
  }));
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const country = { known: { isCountryOpen: true, isClassOpen: false } };
const classOpen = { known: { isCountryOpen: false, isClassOpen: true } };
const noBody = { ...beersGiven, ...opening.body };
const nobodys: CalculatorModel = withFlat(beersGiven, { ...opening.times, ...opening.body });

const writerFor = (site: SiteCode, { entryMode }: CalculatorModel) =>
  writerOf(site, entryMode === 'measurement' ? '23:30' : '21:00');

function textOf(site: SiteCode, model: CalculatorModel, atMin: number, asked: Asked = {}) {
  const answer = answered(model, atMin, asked);
  return plain(conditionText(answer, model, 'Polska', writerFor(site, model)));
}

function partsOf(model: CalculatorModel, asked: Asked = {}) {
  const answer = answered(model, 160, asked);
  const parts = assumptionsOf(answer, model, 'Polska', writerFor('en', model));
  return parts.map(({ fact, text }) => [fact, plain(text)]);
}

/** R01 is said to be waited for until 06:20 of Thursday. */
describe('the condition in words', () => {
  it.each([
    [
      'en',
      'If you drank from 21:00 to 23:00 (assumed: average man, 78 kg; with a normal meal; 0.02% BAC, Polska?), do not drive before Thu 06:20.',
    ],
    [
      'pl',
      'Jeśli godziny picia to 21:00 – 23:00 (przyjęto: przeciętny mężczyzna, 78 kg; z normalnym posiłkiem; 0,2 ‰, Polska?), nie prowadź przed czw. 06:20.',
    ],
    [
      'de',
      'Falls Sie von 21:00 bis 23:00 getrunken haben (angenommen: durchschnittlicher Mann, 78 kg; mit einer normalen Mahlzeit; 0,2 ‰, Polska?), fahren Sie nicht vor Do 06:20.',
    ],
    [
      'jp',
      '21:00～23:00に飲んだ場合（仮の条件：体重78 kgの平均的な男性、食事は普通、Polskaの基準値は0.02%）、少なくとも木曜 06:20までは運転しないでください。',
    ],
    [
      'cn',
      '如果是21:00至23:00喝的（假定：78公斤的一般男性、饭菜吃得正常、Polska的标准20 mg/100 mL），至少在周四 06:20之前不要开车。',
    ],
  ] as const)('is one sentence in %s', (site, expected) => {
    expect(textOf(site, nobodys, 160, country)).toBe(expected);
  });

  it('is about what will be drunk before the first sip, and only assumes what is open', () => {
    const ahead = withFlat(beersGiven, { ...opening.times });
    expect(textOf('en', ahead, -60)).toBe(
      'If you drink from 21:00 to 23:00 (assumed: with a normal meal), do not drive before Thu 06:20.',
    );
    const fed = { ...ahead, foodWhileDrinkingType: 3 as const };
    expect(textOf('en', fed, -60)).toMatch(
      /^If you drink from 21:00 to 23:00, do not drive before Thu /,
    );
  });

  it('names no time where the times were given, where nothing is waited for, or afterwards', () => {
    const only = 'Assumed: average man, 78 kg; with a normal meal.';
    expect(textOf('en', noBody, 160)).toBe(only);
    // One that ends by asking has no full stop behind it.
    const hungry = { ...beersGiven, foodWhileDrinkingType: 1 as const };
    expect(textOf('en', hungry, 160, country)).toBe('Assumed: 0.02% BAC, Polska?');
    expect(textOf('en', nobodys, 600)).toBe(only);
    expect(textOf('en', nobodys, 2000)).toBe(only);
    expect(textOf('en', nobodys, 160, { limit: limitOf(1.1) })).toBe(only);
  });

  it.each([
    ['jp', '仮の条件：体重78 kgの平均的な男性、食事は普通、Polskaの基準値は0.02%。'],
    ['cn', '假定：78公斤的一般男性、饭菜吃得正常、Polska的标准20 mg/100 mL。'],
  ] as const)('has the full-width punctuation of %s', (site, expected) => {
    expect(textOf(site, noBody, 160, country)).toBe(expected);
  });

  it('is empty where everything was given', () => expect(textOf('en', beersGiven, 160)).toBe(''));
});

describe('what an answer assumes', () => {
  it('leads to the fields of each fact, and names the meal where any is open', () => {
    expect(partsOf(nobodys, country)).toEqual([
      ['body', 'average man, 78 kg'],
      [null, 'with a normal meal'],
      ['country', '0.02% BAC, Polska?'],
    ]);
    expect(partsOf({ ...noBody, gender: 1 })).toEqual([
      ['body', 'average woman, 78 kg'],
      [null, 'with a normal meal'],
    ]);
  });

  it('is the class only where the country is given, since its limit is that of the country', () => {
    expect(partsOf(beersGiven, classOpen)).toEqual([
      [null, 'with a normal meal'],
      ['class', '0.02% BAC (not for new, young or professional drivers)'],
    ]);
    const known = { isCountryOpen: true, isClassOpen: true };
    expect(partsOf(beersGiven, { known })).toEqual([
      [null, 'with a normal meal'],
      ['country', '0.02% BAC, Polska?'],
    ]);
  });

  it('is the time of a measurement, never its body', () => {
    const given = measuredGiven();
    const model = {
      ...given,
      isBodySet: false,
      measurement: { ...given.measurement, givenEnds: 'start' as const },
    };
    expect(partsOf(model)).toEqual([['times', 'Measured, 23:30']]);
    const measurement = { ...model.measurement, givenEnds: 'finish' as const };
    expect(partsOf({ ...model, measurement })).toEqual([['times', 'last sip 23:10']]);
  });
});

describe('the punctuation of a condition', () => {
  const tOf = (site: SiteCode) => writerOf(site, '21:00').t;

  it('has a space before each sign in French', () => {
    const expected = 'Données supposées\u202f: one\u202f; two';
    expect(assumedText(['one', 'two'], tOf('fr'))).toBe(expected);
  });

  it('adds no full stop to a question', () => {
    expect(followedBy('0,5 g/L, France\u202f?', 'Suite.', tOf('fr'))).toBe(
      '0,5 g/L, France\u202f? Suite.',
    );
    expect(followedBy('One', 'Two.', tOf('en'))).toBe('One. Two.');
  });
});
