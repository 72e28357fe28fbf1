import type { ReactElement } from 'react';

/**
 * Replaces react/jsx-runtime in the first answer (tools/build/first-answer.ts): JSX creates DOM nodes
 * directly, so that the page's components can render without React.
 */
type Drawn = Node | string | number | boolean | null | undefined | readonly Drawn[];
type Props = Record<string, unknown> & { children?: Drawn };
type Kind = string | ((props: Props) => Drawn);

const svgNamespace = 'http://www.w3.org/2000/svg';
const svgKinds =
  /^(?:svg|g|path|circle|ellipse|line|rect|polyline|polygon|text|tspan|defs|pattern|mask|clipPath|linearGradient|stop|use)$/;

/** SVG attributes in camel case; all others are hyphenated. */
const capitals =
  /^(?:viewBox|pathLength|preserveAspectRatio|clipPathUnits|(?:gradient|pattern|mask)(?:Units|Transform|ContentUnits))$/;
const htmlNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  // Test ids must be unique, so only React's elements have them.
  'data-testid': 'data-part',
};
/** Props that are not attributes. Event handlers are ignored: clicks are replayed on React's elements. */
const ignored = /^(?:children|key|ref|suppressHydrationWarning|on[A-Z].*)$/;

function attributeName(name: string, isSvg: boolean): string {
  const known = htmlNames[name];
  if (known) return known;
  if (!isSvg || capitals.test(name) || name.includes('-')) return isSvg ? name : name.toLowerCase();
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function setAttribute(element: Element, name: string, value: unknown, isSvg: boolean) {
  if (value === null || value === undefined) return;
  const isEnumerated = /^(?:aria|data)-/.test(name) || name === 'translate';
  if (typeof value === 'boolean' && !isEnumerated) {
    if (value) element.setAttribute(name.toLowerCase(), '');
  } else if (name === 'style') {
    for (const [property, text] of Object.entries(value)) {
      (element as HTMLElement).style.setProperty(attributeName(property, true), String(text));
    }
  } else {
    element.setAttribute(attributeName(name, isSvg), String(value));
  }
}

/** The nodes of rendered content, in order; none for null, undefined and booleans. */
export function nodesOf(drawn: Drawn): Node[] {
  if (Array.isArray(drawn)) return (drawn as readonly Drawn[]).flatMap(nodesOf);
  if (drawn instanceof Node) return [drawn];
  if (typeof drawn === 'string' || typeof drawn === 'number') {
    return [document.createTextNode(String(drawn))];
  }
  return [];
}

/** Renders an element or a component. */
export function jsx(kind: Kind, props: Props): Drawn {
  if (typeof kind === 'function') return kind(props);
  const isSvg = svgKinds.test(kind);
  const element = isSvg
    ? document.createElementNS(svgNamespace, kind)
    : document.createElement(kind);
  for (const [name, value] of Object.entries(props)) {
    if (!ignored.test(name)) setAttribute(element, name, value, isSvg);
  }
  element.append(...nodesOf(props.children));
  return element;
}

/** Called by compiled JSX with several children. */
export const jsxs = (kind: Kind, props: Props): Drawn => jsx(kind, props);
export const Fragment = ({ children }: Props): Drawn => children;

/** The nodes of a JSX element, which TypeScript types as a React element. */
export const drawnNodes = (element: ReactElement | null): Node[] =>
  nodesOf(element as unknown as Drawn);
