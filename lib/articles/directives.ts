import { curveRules } from '@/lib/bac';
import { figureText } from './figures';
import { levelUnits, type ArticleWords, type LevelUnit } from './words';

/**
 * Directives that a text may contain beside Markdown. The build replaces them by figures from data and
 * engine, so that texts cannot be outdated:
 * - `[limit:PL]` `[novice:DE|mg100]` `[figure:curves]` `[level:0.5]` `[level:0.5|breath]`
 *   `[level:rate]` `[level:rateSlow]` (fall in an hour, likely and cautious)
 *   `[hours:1.5>0.5]` `[hours:1.5>0.5|cautious]` `[grams:500x5]` `[water:male,39,178,78]`
 * - examples of the answer tables (lib/answers/answer-figures.ts):
 *   `[after:4xbeer-500,2|gone]`
 * - links and sources (link-directives.ts): `[link:id|label]` `[source:3]`
 * - what help and articles say in the same words (safety.ts): `[safety:firstAid]`
 */
const directive = /\[(limit|novice|figure|level|hours|grams|water|after):([^\][]*)\]/g;

const decimal = String.raw`(\d+(?:\.\d+)?)`;
/** An option is one of a few words. */
const option = (words: readonly string[]) => String.raw`(?:\|(${words.join('|')}))?`;

/** The syntax of the arguments. */
const forms = {
  limit: new RegExp(`^([A-Z]{2})${option(levelUnits)}$`),
  level: new RegExp(`^(?:${decimal}|(rate(?:Slow)?))${option(levelUnits)}$`),
  hours: new RegExp(`^${decimal}>${decimal}${option(['cautious'])}$`),
  grams: new RegExp(`^${decimal}x${decimal}$`),
  water: new RegExp(`^(male|female),${decimal},${decimal},${decimal}$`),
  /** Number of drinks, serving id, person, and what to tell. */
  after: /^([1-9]\d*)x([\w.-]+),([12])\|(gone|high)$/,
};

/** The capture groups of an argument. @throws {Error} for one that is not of the form */
function argumentParts(argument: string, form: RegExp): (string | undefined)[] {
  const match = form.exec(argument);
  if (!match) throw new Error(`${argument} is not of the form ${form.source}`);
  return match.slice(1);
}

/** Replaces the directives of a text. @throws {Error} for one that cannot be read */
export function withFigures(markdown: string, words: ArticleWords): string {
  return markdown.replace(directive, (whole, name: string, argument: string) => {
    try {
      // Table cells contain the bar as `\|`.
      return figureOf(name, argument.replaceAll('\\|', '|'), words);
    } catch (error) {
      throw new Error(`Cannot read ${whole}`, { cause: error });
    }
  });
}

function figureOf(name: string, argument: string, words: ArticleWords): string {
  switch (name) {
    case 'limit':
    case 'novice': {
      const [iso2 = '', unit] = argumentParts(argument, forms.limit);
      return words.limit(iso2, name, unit as LevelUnit | undefined);
    }
    case 'level': {
      const [permille, rate, unit] = argumentParts(argument, forms.level);
      const { eliminationPermillePerHour } =
        curveRules[rate === 'rateSlow' ? 'cautious' : 'likely'];
      const level = rate ? eliminationPermillePerHour : Number(permille);
      return words.level(level, unit as LevelUnit | undefined);
    }
    case 'hours': {
      const [from, to, cautious] = argumentParts(argument, forms.hours);
      return words.hours(Number(from), Number(to), cautious ? 'cautious' : 'likely');
    }
    case 'grams': {
      const [ml, percent] = argumentParts(argument, forms.grams);
      return words.grams(Number(ml), Number(percent));
    }
    case 'water': {
      const [gender, age, height, weight] = argumentParts(argument, forms.water);
      const isMale = gender === 'male';
      return words.water(isMale ? 0 : 1, Number(age), Number(height), Number(weight));
    }
    case 'after':
      return words.after(argumentParts(argument, forms.after));
    default:
      return figureText(argument, words);
  }
}
