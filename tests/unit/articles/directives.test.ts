import { describe, expect, it, onTestFinished } from 'vitest';
import { withFigures } from '@/lib/articles/directives';
import { checkLinks, withLinks } from '@/lib/articles/link-directives';
import { articleMarkdown } from '@/lib/articles/manifest';
import { helpText } from '@/lib/articles/text';
import { ArticleWords } from '@/lib/articles/words';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { translatorOf } from '@/tools/build/messages';
import { tempFolder, writeFiles } from '../tools/temp-folder';

/** The text of a site, with no-break spaces shown as `_`. */
function written(code: SiteCode, text: string) {
  const words = new ArticleWords(siteByCode(code), translatorOf(code));
  return withFigures(text, words).replaceAll('\u00a0', '_');
}

describe('figures of a text', () => {
  it.each([
    ['[limit:PL]', '0.02%_BAC', '0,2_‰', '0,2_g/L'],
    ['[limit:GB|mg100]', '80_mg/100_ml', '80_mg/100_ml', '80_mg/100_ml'],
    ['[limit:US|percent]', '0.08%', '0,08_%', '0,08_%'],
    ['[novice:AT|permille]', '0.1_‰', '0,1_‰', '0,1_‰'],
    ['[limit:FR|gl]', '0.5_g/L', '0,5_g/l', '0,5_g/L'],
    ['[level:0.5]', '0.05%', '0,5_‰', '0,5_g/L'],
    ['[level:0.25]', '0.025%', '0,25_‰', '0,25_g/L'],
    ['[level:1]', '0.10%', '1,0_‰', '1,0_g/L'],
    ['[level:rate]', '0.015%', '0,15_‰', '0,15_g/L'],
    ['[level:rateSlow]', '0.012%', '0,12_‰', '0,12_g/L'],
  ])('%s', (directive, english, german, french) => {
    expect(written('en', directive)).toBe(english);
    expect(written('de', directive)).toBe(german);
    // French messages write g/L or g/l.
    expect(written('fr', directive).toLowerCase()).toBe(french.toLowerCase());
  });

  // sittings.md, section 5: the likely level falls 0.15 an hour; the cautious one is 1.15 times the
  // level and falls 0.12 an hour from 75 minutes after the last sip, which is now.
  it('counts hours as from a measured value, likely and cautious, rounded up as in tables', () => {
    // 1 / 0.15 = 6 h 40: up to the half hour.
    expect(written('en', '[hours:1.5>0.5]')).toBe('7_h');
    // 0.5 / 0.15 = 3 h 20: up to the quarter.
    expect(written('en', '[hours:1>0.5]')).toBe('3_h_30_min');
    // 1.15 / 0.12 = 9 h 35, and 1 h 15.
    expect(written('en', '[hours:1>0|cautious]')).toBe('11_h');
    // (1.725 - 0.5) / 0.12 = 10 h 12.5, and 1 h 15: 11 h 27.5.
    expect(written('en', '| [hours:1.5>0.5\\|cautious] |')).toBe('| 11_h_30_min |');
  });

  it('writes breath by the law of the site’s country, and what a law says itself', () => {
    // StVG § 24a: 0.5 with 0.25; 0.8 by 2100 in the United States.
    expect(written('de', '[level:0.5|breath]')).toBe('0,25_mg/l');
    expect(written('en', '[level:0.8|breath]')).toBe('0.38_mg/L');
    expect(written('en', '[limit:JP|breath]')).toBe('0.15_mg/L');
    expect(written('de', '[novice:AT|breath]')).toBe('0,05_mg/l');
  });

  it('calculates as the calculator does', () => {
    // 500 ml x 5 % x 0.789 g/ml; Watson 1980 for a man and a woman of 39 years, 178 cm, 78 kg.
    expect(written('en', '[grams:500x5]')).toBe('19.7_g');
    expect(written('en', '[water:male,39,178,78]')).toBe('44.1_L');
    expect(written('en', '[water:female,39,178,78]')).toBe('36.2_L');
  });

  it('takes what was measured from the generated table', () => {
    expect(written('en', '[figure:curves] [figure:people]')).toBe('118 78');
    expect(written('de', '[figure:worstHours]')).toBe('1,8');
    expect(written('en', '[figure:zeroMinutes] [figure:waitMinutes]')).toBe('22 75');
    expect(written('en', '[figure:leftOutEnough] [figure:leftOutTimes]')).toBe('487 499');
    expect(written('de', '[figure:leftOut] [figure:withoutWait08]')).toBe('97_% 95_%');
    expect(written('en', '[figure:cautiousMore]')).toBe('15');
  });

  it.each([
    '[limit:XX]',
    '[novice:GB]',
    '[limit:PL|oz]',
    '[figure:nothing]',
    '[figure:constructor]',
    '[level:a]',
    '[level:rateSlower]',
    '[limit:CZ|breath]',
    '[hours:1]',
    '[hours:1>0|slow]',
    '[hours:1>0|never]',
    '[hours:1>0|toString]',
    '[grams:500]',
    '[water:child,9,120,30]',
    // A trailing argument.
    '[limit:PL|permille|x]',
    '[limit:PL,DE]',
    '[level:0.5|breath|x]',
    '[level:0.5|]',
    '[grams:500x5x9]',
    '[hours:1.5>0.5>2]',
    '[hours:1.5>0.5|cautious|x]',
    '[water:male,39,178,78,1]',
    '[figure:curves|x]',
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
  ])('stops the build at %s', (directive) => {
    expect(() => written('de', directive)).toThrow(`Cannot read ${directive}`);
  });
});

describe('figures of the examples in a sentence', () => {
  // Woman of 60 kg, 4 x 0.5 l of 5 % in two hours, little food.
  it('are by hand what they are in the tables, hours up to the next half', () => {
    // 78.9 g x 0.93 x 1.15 / (30.3381 l x 1.055) = 2.6365 permille, less 2 h x 0.12: 2.3965.
    // / 0.12 = 19 h 58.
    expect(written('de', '[after:4xbeer-500,1|gone]')).toBe('20_h');
    expect(written('de', '[after:4xbeer-500,1|high]')).toBe('2,40_‰');
  });

  // Six litres of 5 % in a woman of 60 kg are 237 g: more than 5 permille.
  it.each(['[after:6xbeer-1000,1|gone]', '[after:100xbeer-500,2|high]'])(
    'stop the build where so much threatens life: %s',
    (directive) => {
      const cause: unknown = expect.objectContaining({
        message: expect.stringContaining('threatens life') as string,
      });
      const error = { message: `Cannot read ${directive}`, cause };
      expect(() => written('de', directive)).toThrow(expect.objectContaining(error));
    },
  );
});

describe('links of a text', () => {
  it('become Markdown links to pages and sources', () => {
    expect(withLinks('See [link:help|the help].')).toBe('See [the help](page:help).');
    expect(withLinks('| [link:about\\|us] |')).toBe('| [us](page:about) |');
    expect(withLinks('So it is. [source:12]')).toBe('So it is.[12](#source-12)');
  });

  it.each(['[link:help]', '[link:help|]', '[link:|the help]', '[link:]', '[link:help\\|]'])(
    'stop the build without a label or an id: %s',
    (broken) => {
      const text = `See [link:about|us].\n\nOr ${broken} for more.`;
      expect(() => checkLinks(text, 'content/help/en.md')).toThrow(
        `No label in ${broken} of content/help/en.md`,
      );
    },
  );

  it('stop the build where one is not closed', () => {
    expect(() => checkLinks('See [link:help|the help\n\nMore.', 'a.md')).toThrow(
      'No label in [link:help|the help of a.md',
    );
  });

  it('are let pass with both, in tables too', () => {
    expect(() => checkLinks('[link:help|help] | [link:about\\|us] |', 'a.md')).not.toThrow();
  });

  const at = tempFolder();
  it('are looked at in every text that is read', () => {
    writeFiles(at, {
      'content/help/en.md': '# Help\n\nSee [link:about].',
      'content/articles/de/about.md': 'Siehe [link:help].',
    });
    const root = process.cwd();
    process.chdir(at);
    onTestFinished(() => process.chdir(root));
    expect(() => helpText('en')).toThrow('No label in [link:about] of content/help/en.md');
    expect(() => articleMarkdown('de', 'about')).toThrow(
      'No label in [link:help] of content/articles/de/about.md',
    );
  });
});
