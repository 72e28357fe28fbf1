import type { Page } from '@playwright/test';

/** Real ones begin once the page has loaded, most often after hydration and sometimes before. */
export type TranslationStart = 'DOMContentLoaded' | 'hydration';

/** Stands around a translated text, so that a text that stayed behind is told from a new one. */
const marks = /[⟦⟧]/g;
const kept = '[translate=no], .notranslate, script, style, noscript, template, textarea, code';

/**
 * Makes a page behave as one that the browser translates: each text of the page, and each that
 * comes later, is replaced by another inside two `<font>` elements. React keeps the text that it
 * made, which is then nowhere in the page.
 */
export async function translateFrom(page: Page, start: TranslationStart): Promise<void> {
  await page.addInitScript(
    ({ start, kept }) => {
      function translate(text: Node) {
        const parent = text.parentElement;
        if (!parent || !text.nodeValue?.trim()) return;
        if (parent.closest(`font, head, ${kept}`)) return;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
        inner.textContent = `⟦${text.nodeValue}⟧`;
        outer.append(inner);
        parent.replaceChild(outer, text);
      }
      function translateAll(root: Node) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        texts.forEach(translate);
      }
      function begin() {
        translateAll(document);
        new MutationObserver((changes) => {
          for (const { type, target, addedNodes } of changes) {
            if (type === 'characterData') translate(target);
            addedNodes.forEach(translateAll);
          }
        }).observe(document, { subtree: true, childList: true, characterData: true });
      }
      function isHydrated() {
        // The footer has links only, and is hydrated last.
        const buttons = [...document.querySelectorAll('button, footer a')];
        const answers = (node: Element) =>
          Object.keys(node).some((key) => key.startsWith('__reactProps'));
        return document.readyState === 'complete' && buttons.every(answers);
      }
      function beginHydrated() {
        if (isHydrated()) begin();
        else setTimeout(beginHydrated, 50);
      }
      addEventListener('DOMContentLoaded', start === 'hydration' ? beginHydrated : begin);
    },
    { start, kept },
  );
}

/**
 * What the page says, text by text: as it was before its translation, and what was left out. Theme
 * and language come first, which a page that React draws anew must not lose.
 */
export async function textsOf(page: Page): Promise<{ said: string[]; untranslated: string[] }> {
  const nodes = await page.evaluate((kept) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; isLeft: boolean }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, template')) continue;
      const text = (node.nodeValue ?? '').trim();
      if (text !== '') found.push({ text, isLeft: !parent.closest(`font, ${kept}`) });
    }
    return found;
  }, kept);
  const html = await page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return [lang, dataset.theme ?? ''];
  });
  return {
    said: [...html, ...nodes.map(({ text }) => text.replace(marks, '').trim())],
    untranslated: nodes.filter(({ isLeft }) => isLeft).map(({ text }) => text),
  };
}
