import { compare, selectorSpecificity, type Specificity } from '@csstools/selector-specificity';
import type { AtRule, Container, Root, Rule } from 'postcss';
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

/** Shorthands, by first words of the properties that they set. */
const shorthands: Readonly<Record<string, string>> = {
  ...{ align: 'place', justify: 'place', column: 'gap', row: 'gap', line: 'font', white: 'text' },
  ...{ bottom: 'inset', left: 'inset', right: 'inset', top: 'inset' },
  ...{ block: 'size', height: 'size', inline: 'size', width: 'size' },
};

/** One name for properties of which one may set what another sets. */
function propertyGroup(property: string): string {
  if (property.startsWith('--')) return property;
  const [word = ''] = property.replace(/^-(?:webkit|moz)-/, '').split('-');
  return shorthands[word] ?? word;
}

/** The full name of the layer in which a node lies, as in `@layer a.b`; empty outside of all. */
function layerName({ parent }: Container): string {
  if (!parent) return '';
  const { name, params } = parent as AtRule;
  const outer = layerName(parent as Container);
  if (name !== 'layer') return outer;
  return outer ? `${outer}.${params}` : params;
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
    const parts = selectorsOf(rule).map((selector) => ({
      order: partsByRule.length,
      layer: layers.indexOf(layerName(rule)),
      properties: [...properties],
      selector: String(selector),
      specificity: selectorSpecificity(selector),
      isFirst: isFirst(selector),
      level: 0,
    }));
    partsByRule.push(parts);
  });
  setLevels(partsByRule.flat());
  const levels = [...new Set(partsByRule.flat().map(({ level }) => level))].sort((a, b) => a - b);
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
  const inLevels = (wantsFirst: boolean) => {
    const blocks = levels.map((wanted) => {
      const rules = rulesOf(({ level, isFirst }) => level === wanted && isFirst === wantsFirst);
      return rules && `@layer l${wanted}{${rules}}`;
    });
    return blocks.join('');
  };
  const rules = inLevels(true);
  const first = [`@layer ${levels.map((level) => `l${level}`).join()};`];
  const rest: string[] = [];
  sheet.walkAtRules(/^(?:page|property)$/, (rule) => void first.push(String(rule)));
  sheet.walkAtRules('keyframes', (rule) => {
    const isUsed = new RegExp(`\\b${rule.params}\\b`).test(rules);
    (isUsed ? first : rest).push(String(rule));
  });
  return { first: first.join('') + rules, rest: rest.join('') + inLevels(false) };
}
