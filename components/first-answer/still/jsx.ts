import type { ReactElement } from 'react';

/**
 * What JSX makes in the first answer: the nodes themselves, at once. tools/build/first-answer.ts puts it
 * in the place of react/jsx-runtime, so that the components of the page draw both.
 */
type Drawn = Node | string | number | boolean | null | undefined | readonly Drawn[];
type Props = Record<string, unknown> & { children?: Drawn };
type Kind = string | ((props: Props) => Drawn);

const svgNamespace = 'http://www.w3.org/2000/svg';
const svgKinds =
  /^(?:svg|g|path|circle|ellipse|line|rect|polyline|polygon|text|tspan|defs|pattern|mask|clipPath|linearGradient|stop|use)$/;

/** Attributes of SVG that keep their capitals; all others are written with hyphens. */
const capitals =
  /^(?:viewBox|pathLength|preserveAspectRatio|clipPathUnits|(?:gradient|pattern|mask)(?:Units|Transform|ContentUnits))$/;
const htmlNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  // Whoever looks for a part of the page by its name finds React's alone.
  'data-testid': 'data-part',
};
/** Nothing of the page: what a hand does there is done by React (components/first-answer/README.md). */
const unseen = /^(?:children|key|ref|suppressHydrationWarning|on[A-Z].*)$/;

function attributeName(name: string, isSvg: boolean): string {
  const known = htmlNames[name];
  if (known) return known;
  if (!isSvg || capitals.test(name) || name.includes('-')) return isSvg ? name : name.toLowerCase();
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function setAttribute(element: Element, name: string, value: unknown, isSvg: boolean) {
  if (value === null || value === undefined) return;
  const isTold = /^(?:aria|data)-/.test(name) || name === 'translate';
  if (typeof value === 'boolean' && !isTold) {
    if (value) element.setAttribute(name.toLowerCase(), '');
  } else if (name === 'style') {
    for (const [property, text] of Object.entries(value)) {
      (element as HTMLElement).style.setProperty(attributeName(property, true), String(text));
    }
  } else {
    element.setAttribute(attributeName(name, isSvg), String(value));
  }
}

/** Every node of what was drawn, in order; nothing for what draws nothing. */
export function nodesOf(drawn: Drawn): Node[] {
  if (Array.isArray(drawn)) return (drawn as readonly Drawn[]).flatMap(nodesOf);
  if (drawn instanceof Node) return [drawn];
  if (typeof drawn === 'string' || typeof drawn === 'number') {
    return [document.createTextNode(String(drawn))];
  }
  return [];
}

/** Draws an element of the page or a component. */
export function jsx(kind: Kind, props: Props): Drawn {
  if (typeof kind === 'function') return kind(props);
  const isSvg = svgKinds.test(kind);
  const element = isSvg
    ? document.createElementNS(svgNamespace, kind)
    : document.createElement(kind);
  for (const [name, value] of Object.entries(props)) {
    if (!unseen.test(name)) setAttribute(element, name, value, isSvg);
  }
  element.append(...nodesOf(props.children));
  return element;
}

/** What the compiler calls where there are several children. */
export const jsxs = (kind: Kind, props: Props): Drawn => jsx(kind, props);
export const Fragment = ({ children }: Props): Drawn => children;

/** What JSX made, for whoever knows it by the type that TypeScript gives it. */
export const drawnNodes = (element: ReactElement): Node[] => nodesOf(element as unknown as Drawn);
