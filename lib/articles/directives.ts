import { answerFigure } from '@/lib/answers/answer-figures';
import { figureText } from './figures';
import { levelUnits, timeKinds, type ArticleWords, type LevelUnit, type TimeKind } from './words';

/**
 * What a text may hold beside Markdown. Numbers that the product knows are asked for by name and
 * written in by the build, so that they cannot go stale:
 * `[limit:PL]` `[novice:DE|mg100]` `[figure:curves]` `[level:0.5]` `[level:0.5|breath]`
 * `[hours:1.5>0.5]` `[hours:1.5>0.5|cautious]`
 * `[grams:500x5]` `[water:male,39,178,78]`; of the tables' examples (lib/answers/answer-figures.ts)
 * `[after:4xbeer-500,2|gone]` `[before:4xbeer-500,2,23:00]` `[rule:beer-500]`; links and sources: `[link:id|label]` `[source:3]`.
 */
const directive = /\[(limit|novice|figure|level|hours|grams|water|after|before|rule):([^\][]*)\]/g;

/**
 * Writes the figures into a Markdown text.
 * @throws {Error} for a directive that cannot be read: the build stops
 */
export function withFigures(markdown: string, words: ArticleWords): string {
  return markdown.replace(directive, (whole, name: string, argument: string) => {
    try {
      // In a table cell the bar is written `\|`.
      return figureOf(name, argument.replaceAll('\\|', '|'), words);
    } catch (error) {
      throw new Error(`Cannot read ${whole}`, { cause: error });
    }
  });
}

function figureOf(name: string, argument: string, words: ArticleWords): string {
  const [value = '', option] = argument.split('|');
  switch (name) {
    case 'limit':
    case 'novice':
      return words.limit(value, name, levelUnit(option));
    case 'level':
      return words.level(number(value), levelUnit(option));
    case 'hours': {
      const [from = '', to = ''] = value.split('>');
      return words.hours(number(from), number(to), timeKind(option));
    }
    case 'grams': {
      const [ml = '', percent = ''] = value.split('x');
      return words.grams(number(ml), number(percent));
    }
    case 'water': {
      const [gender = '', age = '', height = '', weight = ''] = value.split(',');
      if (gender !== 'male' && gender !== 'female') throw new Error(`No gender ${gender}`);
      const isMale = gender === 'male';
      return words.water(isMale ? 0 : 1, number(age), number(height), number(weight));
    }
    case 'after':
    case 'before':
    case 'rule':
      return answerFigure(name, argument, words.site, words.answers);
    default:
      return figureText(value, words);
  }
}

function number(text: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new Error(`No number: ${text}`);
  return Number(text);
}

function levelUnit(text: string | undefined): LevelUnit | undefined {
  if (text === undefined) return undefined;
  const unit = levelUnits.find((known) => known === text);
  if (!unit) throw new Error(`No unit ${text}`);
  return unit;
}

function timeKind(text = 'likely'): TimeKind {
  const kind = timeKinds.find((one) => one === text);
  if (!kind) throw new Error(`No time ${text}`);
  return kind;
}
