import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { payloadScripts } from './framework-markup';
import { removeEmpty, splitSheet, type SplitSheet } from './split-sheet';

/** The words in tags and inline scripts: names, classes, ids, values; not in text or payload. */
export function markupWords(html: string): string[] {
  const bare = html.replace(/<style[\s\S]*?<\/style>/g, '').replace(payloadScripts, '');
  const tags = bare.match(/<[a-z][^>]*>/g) ?? [];
  const scripts = [...bare.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const words = [...tags, ...scripts].flatMap((text) => [
    // Class names contain all characters that separate names from values.
    ...decoded(text).split(/[\s"'`]+/),
    ...text.split(/[\s"'`<>=;,.(){}]+/),
  ]);
  // Interaction, and React at the end of the first answer, set these.
  return [...new Set([...words, 'open', 'over'])].sort();
}

/** What React writes into attributes, as it was. */
function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** What a script calls an attribute in `dataset`: `firstAnswer` for `data-first-answer`. */
function datasetName(attribute: string): string {
  const name = attribute.replace(/^data-/, '');
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

type Part = selectorParser.Node;

/** Pseudo-classes that take a list of selectors, any of which may match. */
const anyOf = /^:(?:is|where|has|matches|any|-webkit-any|-moz-any)$/;

/** Whether an element of the page could match the selector, now or in another state. */
function isPossible(part: Part, words: ReadonlySet<string>): boolean {
  switch (part.type) {
    case 'class':
    case 'id':
      return words.has(part.value);
    case 'tag':
      return words.has(part.value.toLowerCase());
    case 'attribute': {
      const isValueThere = part.operator !== '=' || words.has(part.value ?? '');
      const isThere = words.has(part.attribute) || words.has(datasetName(part.attribute));
      return isThere && isValueThere;
    }
    case 'pseudo':
      return !anyOf.test(part.value) || part.nodes.some((each) => isPossible(each, words));
    case 'selector':
      return part.nodes.every((each) => isPossible(each, words));
    default:
      return true;
  }
}

const namesUsed = (text: string) => text.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];

/** Removes custom properties and animations that neither the remaining sheet nor the page uses. */
function removeUnused(root: Root, html: string): void {
  const usedByPage = namesUsed(html);
  for (let isDone = false; !isDone;) {
    isDone = true;
    const used = new Set(usedByPage);
    let animations = '';
    root.walkDecls(({ prop, value }) => {
      for (const name of namesUsed(value)) used.add(name);
      if (prop.includes('animation') || prop.startsWith('--')) animations += ` ${value}`;
    });
    const remove = (node: ChildNode, isUsed: boolean) => {
      if (isUsed) return;
      node.remove();
      isDone = false;
    };
    root.walkDecls(/^--/, (declaration) => remove(declaration, used.has(declaration.prop)));
    root.walkAtRules('property', (rule) => remove(rule, used.has(rule.params)));
    root.walkAtRules('keyframes', (rule) =>
      remove(rule, new RegExp(`\\b${rule.params}\\b`).test(animations)),
    );
  }
}

const isStep = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes/.test((parent as AtRule).name);

/** Parses a style sheet once for many pages. */
export function readSheet(sheet: string) {
  const whole = postcss.parse(sheet);
  const parsed = new Map<string, selectorParser.Selector[]>();
  whole.walkRules((rule) => {
    if (!isStep(rule)) parsed.set(rule.selector, selectorParser().astSync(rule.selector).nodes);
  });
  const selectorsOf = (rule: Rule) => (isStep(rule) ? [] : (parsed.get(rule.selector) ?? []));
  const splits = new Map<string, SplitSheet>();
  return {
    /** The rules that a page can need before its scripts run, in order. */
    neededBy(html: string): string {
      const words = new Set(markupWords(html));
      const root = whole.clone();
      root.walkRules((rule) => {
        if (isStep(rule)) return;
        const selectors = selectorsOf(rule);
        const wanted = selectors.filter((selector) => isPossible(selector, words));
        if (wanted.length === 0) rule.remove();
        else if (wanted.length < selectors.length) rule.selector = wanted.join(',');
      });
      removeUnused(root, html);
      removeEmpty(root);
      return root.toString();
    },
    /** Those rules, and all others. Pages that need the same get the same. */
    splitFor(html: string): SplitSheet {
      const words = new Set(markupWords(html));
      const isFirst = (selector: selectorParser.Selector) => isPossible(selector, words);
      const key = [...parsed.values()].flat().map(isFirst).join();
      const split = splits.get(key) ?? splitSheet(whole, selectorsOf, isFirst);
      splits.set(key, split);
      return split;
    },
    /** What was left out of pages so far. */
    rests: () => [...splits.values()].map(({ rest }) => rest),
  };
}

/**
 * A sheet without Tailwind's fallbacks for browsers without `color-mix`, which are not supported.
 * @throws {Error} for one without fallbacks: Tailwind writes them in another way
 */
export function withoutOldColours(sheet: string): string {
  const root = postcss.parse(sheet);
  let count = 0;
  root.walkAtRules('supports', (supports) => {
    if (!/^\(color:\s*color-mix\(in lab,\s*red,\s*red\)\)$/.test(supports.params)) return;
    count += 1;
    const before = supports.prev();
    for (const rule of supports.nodes ?? []) {
      if (rule.type !== 'rule' || before?.type !== 'rule' || before.selector !== rule.selector) {
        continue;
      }
      rule.walkDecls(({ prop }) => {
        before.walkDecls(prop, (old) => void old.remove());
      });
      if (before.nodes.length === 0) before.remove();
    }
    supports.replaceWith(supports.nodes ?? []);
  });
  if (count === 0) throw new Error('A sheet without fallbacks for colours');
  return root.toString();
}
