/**
 * A lint rule for pages that the browser translates: it replaces text nodes, which React can then no
 * longer change. A text that changes must be the only child of its element, whose content React sets,
 * and no text may stand beside a conditional element. Options: `element`, names of what contains
 * elements and no text; `alone`, components that render their children as the only content of an
 * element.
 */

const isBlank = (text) => text.trim() === '';

/** Whether a call is `t('key')` without values, whose text never changes. */
function isFixedCall({ callee, arguments: [key, ...values] }) {
  const isTranslation = callee.type === 'Identifier' && callee.name === 't';
  return isTranslation && key?.type === 'Literal' && values.length === 0;
}

const isRich = ({ callee }) =>
  callee.type === 'MemberExpression' && callee.property.name === 'rich';

/** The last name of an expression such as `props.intro` or `parts.warnings(texts)`. */
function nameOf(node) {
  if (node.type === 'CallExpression') return nameOf(node.callee);
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return node.type === 'Identifier' ? node.name : '';
}

const attribute = (node, name) =>
  node.openingElement?.attributes.find((one) => one.name?.name === name);

/** Whether translators ignore an element. */
const isKept = (node) =>
  attribute(node, 'translate')?.value?.value === 'no' ||
  /\bnotranslate\b/.test(attribute(node, 'className')?.value?.value ?? '');

/** @type {import('eslint').Rule.RuleModule} */
export const loneText = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { element: { type: 'array' }, alone: { type: 'array' } },
        additionalProperties: false,
      },
    ],
    messages: {
      beside: 'A text beside others must neither change nor stand beside what comes and goes.',
      bare: 'A text without an element of its own: whoever uses it may put it beside others.',
      rich: 'The element around t.rich() needs a key of all that changes in the sentence.',
    },
  },
  create(context) {
    const { element = [], alone = [] } = context.options[0] ?? {};

    /** What an expression renders: 'text', 'element', 'change' if it may change; [] for nothing. */
    function partsOf(node) {
      switch (node.type) {
        case 'JSXText':
          return isBlank(node.value) ? [] : ['text'];
        case 'JSXElement':
        case 'ArrowFunctionExpression':
          return ['element'];
        case 'JSXFragment':
          return node.children.flatMap(partsOf);
        case 'JSXExpressionContainer':
          return partsOf(node.expression);
        case 'JSXEmptyExpression':
          return [];
        case 'Literal':
          return typeof node.value === 'boolean' || isBlank(String(node.value ?? ''))
            ? []
            : ['text'];
        case 'TemplateLiteral':
          return node.expressions.length === 0 ? ['text'] : ['text', 'change'];
        case 'LogicalExpression':
          return withChange(partsOf(node.right), node.operator === '&&' ? [] : partsOf(node.left));
        case 'ConditionalExpression':
          return withChange(partsOf(node.consequent), partsOf(node.alternate));
        case 'CallExpression':
          if (isFixedCall(node)) return ['text'];
          if (['map', 'flatMap'].includes(nameOf(node))) return ['element', 'change'];
        // The result of a call is as unknown as the value of a name.
        default:
          return element.includes(nameOf(node)) ? ['element'] : ['text', 'change'];
      }
    }

    /** The parts of a conditional; a conditional of blanks only renders nothing that changes. */
    function withChange(...choices) {
      const parts = choices.flat();
      return parts.length === 0 ? [] : [...parts, 'change'];
    }

    const isInKept = (node) => context.sourceCode.getAncestors(node).some(isKept);

    function checkChildren(node, isBare) {
      if (isKept(node) || isInKept(node)) return;
      const children = node.children.map(partsOf).filter((parts) => parts.length > 0);
      const parts = children.flat();
      const isChangingText = parts.includes('text') && parts.includes('change');
      if (!isChangingText) return;
      if (children.length > 1) context.report({ node, messageId: 'beside' });
      else if (isBare) context.report({ node, messageId: 'bare' });
    }

    function checkReturned(node, returned) {
      if (!returned || /^JSX/.test(returned.type)) return;
      const component = context.sourceCode
        .getAncestors(node)
        .findLast(({ type }) => /Function/.test(type));
      const name = component?.id?.name ?? component?.parent?.id?.name ?? '';
      if (!/^[A-Z]/.test(name) || returned.type === 'Identifier') return;
      if (partsOf(returned).includes('text')) context.report({ node, messageId: 'bare' });
    }

    return {
      JSXElement(node) {
        const { name } = node.openingElement.name;
        const isHost = name !== undefined && /^[a-z]/.test(name);
        checkChildren(node, !isHost && !alone.includes(name));
      },
      JSXFragment: (node) => checkChildren(node, true),
      ReturnStatement: (node) => checkReturned(node, node.argument),
      CallExpression(node) {
        if (!isRich(node)) return;
        const ancestors = context.sourceCode.getAncestors(node);
        const around = ancestors.findLast(({ type }) =>
          /^JSX(Element|Fragment)$|Function/.test(type),
        );
        const isTaken = ancestors.some(
          (one) => one.type === 'CallExpression' && element.includes(nameOf(one)),
        );
        const isKeyed = around !== undefined && attribute(around, 'key') !== undefined;
        if (!isKeyed && !isTaken) context.report({ node, messageId: 'rich' });
      },
    };
  },
};
