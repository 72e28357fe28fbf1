import { describe, expect, it } from 'vitest';
import { lookCloserFrom } from '@/lib/answers/audit-c';
import { withFigures } from '@/lib/articles/directives';
import { catalogTranslator } from '@/lib/articles/rendered';
import { ArticleWords } from '@/lib/articles/words';
import { calculate } from '@/lib/bac';
import { siteByCode } from '@/lib/site/sites';

const written = async (code: string, text: string) => {
  const site = siteByCode(code);
  return withFigures(text, new ArticleWords(site, await catalogTranslator(site))).replaceAll(
    '\u00a0',
    '_',
  );
};

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

  it('are those of the calculator, up to the next half hour', async () => {
    // 78.9 g x 0.93 x 1.15 / (30.3381 l x 1.055) = 2.6365 permille, less 2 h x 0.12: 2.3965.
    // / 0.12 = 19 h 58.
    const { timeUntilSober } = four.band.late;
    expect(timeUntilSober.minutesFromStart - 120).toBe(19 * 60 + 59);
    expect(await written('de', '[after:4xbeer-500,1|gone]')).toBe('20_h');
    expect(await written('de', '[after:4xbeer-500,1|peak]')).toBe(
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
  ])('stop the build where they cannot be read: %s', async (directive) => {
    await expect(written('de', directive)).rejects.toThrow(`Cannot read ${directive}`);
  });

  // Six litres of 5 % in a woman of 60 kg are 237 g: more than 5 permille.
  it.each(['[after:6xbeer-1000,1|gone]', '[after:100xbeer-500,2|peak]'])(
    'stop the build where so much threatens life: %s',
    async (directive) => {
      await expect(written('de', directive)).rejects.toThrow(`Cannot read ${directive}`);
      await expect(written('de', directive)).rejects.toHaveProperty(
        'cause.message',
        expect.stringContaining('threatens life'),
      );
    },
  );
});

it('AUDIT-C looks closer from 3 points of women and 4 of men', () => {
  expect(lookCloserFrom('en')).toEqual({ woman: 3, man: 4 });
  // Istituto superiore di sanità: 4 for women, 5 for men.
  expect(lookCloserFrom('it')).toEqual({ woman: 4, man: 5 });
});
