import { describe, expect, it } from 'vitest';
import { lookCloserFrom } from '@/lib/answers/audit-c';
import { withFigures } from '@/lib/articles/directives';
import { ArticleWords } from '@/lib/articles/words';
import { calculate } from '@/lib/bac';
import { siteByCode } from '@/lib/site/sites';
import { translatorOf } from '@/tools/build/messages';

const words = new ArticleWords(siteByCode('de'), translatorOf('de'));
const written = (text: string) => withFigures(text, words).replaceAll('\u00a0', '_');

describe('figures of the examples in a sentence', () => {
  // Woman of 60 kg, 4 x 0.5 l of 5 % in two hours, little food.
  const four = calculate({
    gender: 1,
    ageYears: 40,
    heightCm: 165,
    weightKg: 60,
    timeStart: '21:00',
    timeFinish: '23:00',
    drinks: [{ ml: 2000, percent: 5 }],
    foodWhileDrinking: 1,
    legalDrivingLimitPermille: 0,
  });

  it('are those of the calculator, up to the next half hour', () => {
    // 78.9 g x 0.93 x 1.15 / (30.3381 l x 1.055) = 2.6365 permille, less 2 h x 0.12: 2.3965.
    // / 0.12 = 19 h 58.
    const { timeUntilSober } = four.band.late;
    expect(timeUntilSober.minutesFromStart - 120).toBe(19 * 60 + 59);
    expect(written('[after:4xbeer-500,1|gone]')).toBe('20_h');
    expect(written('[after:4xbeer-500,1|peak]')).toBe(
      `${four.peakPermille.toFixed(2).replace('.', ',')}_‰`,
    );
  });

  it.each([
    '[after:4xbeer-999,1|gone]',
    '[after:4xbeer-500,3|gone]',
    '[after:4xbeer-500,1|drive]',
    '[after:4xbeer-500,1|soon]',
    '[after:beer-500,1|gone]',
    '[after:0xbeer-500,2|gone]',
    '[after:1.5xbeer-500,2|gone]',
    '[after:-1xbeer-500,2|gone]',
    '[after:4xbeer-500,0|gone]',
    // A trailing argument.
    '[after:4xbeer-500,2,23:00|gone]',
    '[after:4xbeer-500,2|gone|x]',
  ])('stop the build where they cannot be read: %s', (directive) => {
    expect(() => written(directive)).toThrow(`Cannot read ${directive}`);
  });

  // Six litres of 5 % in a woman of 60 kg are 237 g: more than 5 permille.
  it.each(['[after:6xbeer-1000,1|gone]', '[after:100xbeer-500,2|peak]'])(
    'stop the build where so much threatens life: %s',
    (directive) => {
      const cause: unknown = expect.objectContaining({
        message: expect.stringContaining('threatens life') as string,
      });
      const error = { message: `Cannot read ${directive}`, cause };
      expect(() => written(directive)).toThrow(expect.objectContaining(error));
    },
  );
});

it('AUDIT-C looks closer from 3 points of women and 4 of men', () => {
  expect(lookCloserFrom('en')).toEqual({ woman: 3, man: 4 });
  // Istituto superiore di sanità: 4 for women, 5 for men.
  expect(lookCloserFrom('it')).toEqual({ woman: 4, man: 5 });
});
