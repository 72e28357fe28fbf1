import type { Page } from '@playwright/test';

/** Real ones begin once the page has loaded, most often after hydration and sometimes before. */
export type TranslationStart = 'DOMContentLoaded' | 'hydration';

const kept = '[translate=no], .notranslate, script, style, noscript, template, textarea, code';

/**
 * Makes a page behave as one that the browser translates: each text of the page, and each that
 * comes later, is replaced by another inside two `<font>` elements, with marks around it, so that a
 * text that stayed behind is told from a new one. React keeps the text that it made, which is then
 * nowhere in the page.
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
 * What the page says, a text a line: as it was before its translation, and what a translation left out.
 * Theme and language come first, which a page that React draws anew must not lose.
 */
export function textsOf(page: Page, isTranslated = true) {
  return page.evaluate(
    ({ kept, isTranslated }) => {
      const { lang, dataset } = document.documentElement;
      const said = [lang, dataset.theme ?? ''];
      const untranslated: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { nodeValue, parentElement: parent } = walker.currentNode;
        const text = (nodeValue ?? '').replace(/[⟦⟧]/g, '').trim();
        if (!text || !parent || parent.closest('script, style, noscript, template')) continue;
        said.push(text);
        if (isTranslated && !parent.closest(`font, ${kept}`)) untranslated.push(text);
      }
      return { said: said.join('\n'), untranslated };
    },
    { kept, isTranslated },
  );
}
