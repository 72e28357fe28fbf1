import { compare, selectorSpecificity, type Specificity } from '@csstools/selector-specificity';
import type { AtRule, Container, Document, Root, Rule } from 'postcss';
import type { Selector } from 'postcss-selector-parser';

/** A selector of a rule, and what decides whether its declarations win. */
interface Part {
  /** Which rule of the sheet, and which of its selectors. */
  order: number;
  selector: string;
  layer: number;
  specificity: Specificity;
  /** What it sets; with a mark what it sets as important. */
  properties: string[];
  isFirst: boolean;
  level: number;
}

/** By their first word, properties that a shorthand of another name sets. */
const shorthands: Readonly<Record<string, string>> = {
  align: 'place',
  block: 'size',
  bottom: 'inset',
  column: 'gap',
  height: 'size',
  inline: 'size',
  justify: 'place',
  left: 'inset',
  line: 'font',
  right: 'inset',
  row: 'gap',
  top: 'inset',
  white: 'text',
  width: 'size',
};

/** One name for properties of which one may set what another sets. */
function propertyGroup(property: string): string {
  if (property.startsWith('--')) return property;
  const [word = ''] = property.replace(/^-(?:webkit|moz)-/, '').split('-');
  return shorthands[word] ?? word;
}

function isLayer(node: Container | Document | undefined): node is AtRule {
  return node?.type === 'atrule' && (node as AtRule).name === 'layer';
}

/** The full name of the layer in which a node lies, as in `@layer a.b`; empty outside of all. */
function layerName({ parent }: Container): string {
  if (!parent) return '';
  const outer = layerName(parent as Container);
  if (!isLayer(parent)) return outer;
  return outer ? `${outer}.${parent.params}` : parent.params;
}

/** Names of layers, the weakest first: those inside a layer before it, what lies outside of all last. */
function layersByStrength(sheet: Root): string[] {
  const names = new Set<string>();
  sheet.walkAtRules('layer', (layer) => {
    for (const name of layer.params.split(/\s*,\s*/)) {
      const words = [...layerName(layer).split('.'), ...name.split('.')].filter(Boolean);
      words.forEach((_, index) => names.add(words.slice(0, index + 1).join('.')));
    }
  });
  const inside = (outer: string): string[] =>
    [...names]
      .filter((name) => name.replace(/\.?[^.]*$/, '') === outer)
      .flatMap((name) => [...inside(name), name]);
  return [...inside(''), ''];
}

/**
 * Whether the stronger of two parts that set the same would lose to the weaker one in a layer with it:
 * there specificity decides, and then which comes later.
 */
function wouldLose(stronger: Part, weaker: Part): boolean {
  const bySpecificity = compare(stronger.specificity, weaker.specificity);
  if (bySpecificity !== 0) return bySpecificity < 0;
  if (stronger.isFirst !== weaker.isFirst) return stronger.isFirst;
  return stronger.order < weaker.order;
}

/** Gives each part the lowest level at which it wins over what it won over. */
function setLevels(parts: readonly Part[]): void {
  const weakestFirst = [...parts].sort(
    (a, b) => a.layer - b.layer || compare(a.specificity, b.specificity) || a.order - b.order,
  );
  const placed = new Map<string, Part[]>();
  for (const part of weakestFirst) {
    for (const property of part.properties) {
      const others = placed.get(property) ?? [];
      placed.set(property, [...others, part]);
      for (const weaker of others) {
        const isImportant = property.endsWith('!');
        if (isImportant && weaker.layer === part.layer && weaker.order !== part.order)
          throw new Error(`Two rules of a layer with an important ${property}: ${part.selector}`);
        const isAbove = isImportant || wouldLose(part, weaker);
        part.level = Math.max(part.level, weaker.level + (isAbove ? 1 : 0));
      }
    }
  }
}

/** Removes rules without content, innermost first. A @layer without a block sets an order. */
export function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** A sheet in two: what a page needs at once, and what may come later. */
export interface SplitSheet {
  first: string;
  rest: string;
}

/**
 * Divides a sheet without changing what wins, although the rest comes after all of the first. The layers
 * of the sheet become levels: layers of both parts, in as many steps as rules have to be told apart.
 * Custom properties stay registered in the first part: Chromium styles all elements again for a new one.
 * @param selectorsOf the selectors of a rule, none for a step of an animation
 * @throws {Error} where important declarations of one layer may meet
 */
export function splitSheet(
  sheet: Root,
  selectorsOf: (rule: Rule) => readonly Selector[],
  isFirst: (selector: Selector) => boolean,
): SplitSheet {
  const layers = layersByStrength(sheet);
  const partsByRule: Part[][] = [];
  sheet.walkRules((rule) => {
    const properties = new Set<string>();
    rule.walkDecls(({ prop, important }) => {
      properties.add(propertyGroup(prop) + (important ? '!' : ''));
    });
    const shared = {
      order: partsByRule.length,
      layer: layers.indexOf(layerName(rule)),
      properties: [...properties],
      level: 0,
    };
    const parts = selectorsOf(rule).map((selector) => ({
      ...shared,
      selector: String(selector),
      specificity: selectorSpecificity(selector),
      isFirst: isFirst(selector),
    }));
    partsByRule.push(parts);
  });
  const parts = partsByRule.flat();
  setLevels(parts);
  const names = [...new Set(parts.map(({ level }) => level))].sort((a, b) => a - b);
  const rulesOf = (isWanted: (part: Part) => boolean) => {
    const root = sheet.clone();
    let index = 0;
    root.walkRules((rule) => {
      const wanted = (partsByRule[index++] ?? []).filter(isWanted);
      if (wanted.length === 0) rule.remove();
      else rule.selector = wanted.map(({ selector }) => selector).join(',');
    });
    const outermostFirst: AtRule[] = [];
    root.walkAtRules('layer', (layer) => void outermostFirst.push(layer));
    for (const layer of outermostFirst.reverse()) layer.replaceWith(layer.nodes ?? []);
    root.walkAtRules(/^(?:keyframes|page|property)$/, (rule) => void rule.remove());
    root.walkComments((comment) => void comment.remove());
    removeEmpty(root);
    return root.toString();
  };
  const inLevels = (isWanted: (part: Part) => boolean) =>
    names
      .map((level) => [level, rulesOf((part) => part.level === level && isWanted(part))])
      .filter(([, rules]) => rules)
      .map(([level, rules]) => `@layer l${level}{${rules}}`)
      .join('');
  const rules = inLevels((part) => part.isFirst);
  const first = [`@layer ${names.map((level) => `l${level}`).join()};`];
  const rest: string[] = [];
  sheet.walkAtRules(/^(?:page|property)$/, (rule) => void first.push(String(rule)));
  sheet.walkAtRules('keyframes', (rule) => {
    const isUsed = new RegExp(`\\b${rule.params}\\b`).test(rules);
    (isUsed ? first : rest).push(String(rule));
  });
  return {
    first: [...first, rules].join(''),
    rest: [...rest, inLevels((part) => !part.isFirst)].join(''),
  };
}
