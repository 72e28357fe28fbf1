import { readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { hasArticle, rowOf } from '@/lib/site/pages';
import { pageNames } from '@/lib/site/slugs';
import { sites } from '@/lib/site/sites';
import { filesBelow } from '@/tools/build/files';
import { flatMessages } from '@/tools/build/messages';
import { bannedIn } from './banned-phrases';

/**
 * The message lint: every language has the keys of English with their arguments, its plural forms, and
 * no banned phrase; no key is unused, no text stands twice, words are limited. TypeScript checks calls.
 */

/** Words of the interface in English; the others follow, since they say the same. */
const mostWords = 5600;

/** Keys that are not used as a literal, but through a table or by tools. */
const keysFromTables = [
  /^caveat\./,
  /^timing\.food[0-3]$/,
  /^app\.nameExtended$/,
  /^manifest\./,
  /^early\./,
];

/** Keys that are derived from the table of pages. */
const keysOfPages = pageNames.flatMap((page) => {
  const { menu } = rowOf(page);
  const meta = hasArticle(page) ? [] : [`meta.${page}.title`, `meta.${page}.description`];
  return menu ? [...meta, `shell.menu.${menu.label}`] : meta;
});

/** Arguments and tags of a message, sorted. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const found = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    if (element.type === TYPE.tag) argumentsOf(element.children).forEach((name) => found.add(name));
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) {
        argumentsOf(value).forEach((name) => found.add(name));
      }
    }
  }
  return [...found].sort();
}

/** Plural categories of whole numbers in a language that a plural argument lacks. */
function missingPlurals(elements: MessageFormatElement[], locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    return [...needed].filter((category) => !(category in element.options));
  });
}

const english = flatMessages('en');
const problems: string[] = [];

for (const { code, locale } of sites) {
  const messages = flatMessages(code);
  for (const [key, source] of english) {
    const text = messages.get(key);
    if (text === undefined || text.trim() === '') {
      problems.push(`${code}: ${key} is missing`);
      continue;
    }
    const elements = parse(text);
    const [expected, actual] = [argumentsOf(parse(source)).join(), argumentsOf(elements).join()];
    if (expected !== actual) problems.push(`${code}: ${key} has ${actual}, English ${expected}`);
    for (const category of missingPlurals(elements, locale)) {
      problems.push(`${code}: ${key} lacks the plural form "${category}"`);
    }
  }
  for (const [key, text] of messages) {
    if (!english.has(key)) problems.push(`${code}: ${key} does not exist in English`);
    for (const { found, why } of bannedIn(text, code, { kind: 'messages', key })) {
      problems.push(`messages/${code}.json: ${key} says “${found}”: ${why}`);
    }
  }
}

const words = [...english.values()].join(' ').split(' ').length;
if (words > mostWords) problems.push(`en: ${words} words, ${mostWords} at most: say it shorter`);

const languages = sites.map(({ code }) => flatMessages(code));
const keyOf = new Map<string, string>();
for (const [key, source] of english) {
  const said = languages.map((messages) => messages.get(key)).join('\n');
  const earlier = keyOf.get(said);
  // A word such as "Sex" may stand where the page of another one is not loaded.
  if (earlier && source.includes(' ')) problems.push(`${earlier} and ${key} say the same`);
  keyOf.set(said, key);
}

const files = ['app', 'components', 'lib'].flatMap(filesBelow);
const scripts = files.filter((path) => /\.tsx?$/.test(path));
const texts = scripts.map((path) => readFileSync(path, 'utf8')).join('\n');
for (const key of english.keys()) {
  const isUsed =
    texts.includes(`'${key}'`) ||
    keysOfPages.includes(key) ||
    keysFromTables.some((pattern) => pattern.test(key));
  if (!isUsed) problems.push(`unused: ${key}`);
}

problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exit(1);
console.log(
  `messages: ${english.size} keys in ${sites.length} languages agree, ${mostWords - words} words of English left`,
);
