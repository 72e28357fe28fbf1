import type { Browser } from '@playwright/test';
import { drinkCatalog } from '@/lib/drinks/catalog';
import type { Phase } from '@/lib/evening/evening-at';
import { withKind, withSitting } from '@/lib/evening/planned-sittings';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { savedVersion } from '@/lib/model/read-saved';
import { savedForm } from '@/lib/model/saved';
import { href } from '@/lib/site/routes';
import { withExports } from './exports';

/** The window that a screen is counted in: a phone's, in CSS pixels. */
const phone = { width: 390, height: 844 };

/** The condition of an answer is drawn after its phase is known. */
const settleMs = 1000;

const fresh = defaultModel(drinkCatalog('gb'), 'metric');
const twoPints = withKind(fresh, 0, 'beer', 0, { amount: 2 });
const timeStartInH24 = '19:40';
const timeFinishInH24 = '22:40';

/** Two pints and a glass of wine, Friday 19:40 to 22:40, of a woman whose country is assumed. */
const evening: CalculatorModel = {
  ...withSitting(withKind(twoPints, 0, 'wine', 0, { amount: 1 }), 0, {
    ...{ timeStartInH24, timeFinishInH24, givenEnds: 'both' },
  }),
  ...{ gender: 1, age: 34, heightInCm: 168, weightInKg: 64 },
  ...{ isBodySet: true, isHeightSet: true, isAgeSet: true },
  ...{ startDay: '2026-11-20', isDayChosen: true },
};

/** A page in a phase of the evening, or on a first visit, at a local time in London. */
interface Moment {
  page: 'home' | 'result';
  phase: Phase | 'first visit';
  at: string;
  /** At most so many screens, controls and words: issue 30. */
  most?: readonly [screens: number, controls: number, words: number];
}

const ofResult = { page: 'result', most: [3, 34, 420] } as const;

const moments: readonly Moment[] = [
  { page: 'home', phase: 'first visit', at: '2026-11-21T14:30:00Z', most: [3.5, 60, 450] },
  { page: 'home', phase: 'drinking', at: '2026-11-20T21:30:00Z' },
  { page: 'home', phase: 'waiting', at: '2026-11-20T22:40:00Z', most: [3.6, 62, 480] },
  { page: 'home', phase: 'passed', at: '2026-11-21T08:00:00Z' },
  { page: 'home', phase: 'past', at: '2026-11-23T18:10:00Z' },
  { ...ofResult, phase: 'planned', at: '2026-11-20T18:00:00Z' },
  { ...ofResult, phase: 'drinking', at: '2026-11-20T21:30:00Z' },
  { ...ofResult, phase: 'waiting', at: '2026-11-21T00:30:00Z' },
  { ...ofResult, phase: 'passed', at: '2026-11-21T08:00:00Z' },
  { ...ofResult, phase: 'past', at: '2026-11-23T18:10:00Z' },
];

/** Counts what a reader has to pass, without what is folded. Runs in the page. */
function countsInPage(screenHeight: number) {
  // Minus and amount of a drink are there at zero, but not drawn.
  const drawn = { visibilityProperty: true, opacityProperty: true };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility(drawn) && width > 1 && height > 1;
  };
  const isShown = (element: Element): boolean => {
    for (let node: Element | null = element; node && node !== document.body;) {
      if (getComputedStyle(node).clipPath === 'inset(50%)') return false; // for screen readers only
      node = node.parentElement;
    }
    return isSeen(element);
  };
  const isControlShown = (control: Element) =>
    isShown(control) || [...((control as HTMLInputElement).labels ?? [])].some(isShown);

  const sizes = new Set<number>();
  let words = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    const found = texts.currentNode.nodeValue?.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu);
    if (!parent || !found || !isShown(parent)) continue;
    words += found.length;
    sizes.add(Math.round(parseFloat(getComputedStyle(parent).fontSize) * 10) / 10);
  }
  const controls =
    'a[href], button, input, select, textarea, summary, [role=slider], [role=spinbutton]';
  return {
    screens: Math.round((document.documentElement.scrollHeight / screenHeight) * 10) / 10,
    controls: [...document.querySelectorAll(controls)].filter(isControlShown).length,
    words,
    sizes: [...sizes].sort((a, b) => a - b),
  };
}

/** Opens a page of an export on a fresh British phone at a moment, and counts what is on it. */
async function countsAt(browser: Browser, origin: string, { page: name, phase, at }: Moment) {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // no notice about offline use
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(at));
    // Functions compiled by tsx call a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (own) => own');
    const isFirst = phase === 'first visit';
    if (!isFirst) {
      const saved = JSON.stringify({ state: savedForm(evening), version: savedVersion });
      await page.addInitScript(
        `localStorage.setItem('en:app-calc-model', ${JSON.stringify(saved)})`,
      );
    }
    await page.goto(origin + href('en', { page: name }), { waitUntil: 'networkidle' });
    await page.reload(); // in the font of the product, which a first visit is too early for
    const testId = `[data-testid=${name === 'home' ? 'calculator' : 'result'}]`;
    await page
      .locator(testId + (isFirst ? '' : `[data-phase=${phase}]`))
      .first()
      .waitFor();
    await page.waitForTimeout(settleMs);
    return await page.evaluate(countsInPage, phone.height);
  } finally {
    await context.close();
  }
}

const cell = (count: number, most: number | undefined) =>
  most === undefined ? String(count) : `${count} of ${most}${count > most ? ' !' : ''}`;

/**
 * Counts screens, controls, words and sizes of letters of home and result, and marks what is more than
 * issue 30 allows. A row per moment and export.
 */
export function benchCounts(folders: readonly string[]): Promise<object[]> {
  return withExports(folders, async (browser, origins) => {
    const rows: object[] = [];
    for (const moment of moments) {
      for (const [index, origin] of origins.entries()) {
        const { screens, controls, words, sizes } = await countsAt(browser, origin, moment);
        const [mostScreens, mostControls, mostWords] = moment.most ?? [];
        rows.push({
          page: `${moment.page}, ${moment.phase}`,
          export: folders[index],
          screens: cell(screens, mostScreens),
          controls: cell(controls, mostControls),
          words: cell(words, mostWords),
          sizes: `${cell(sizes.length, 6)}: ${sizes.join(' ')}`,
        });
      }
    }
    return rows;
  });
}
