import type { Browser, Page } from '@playwright/test';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { savedVersion } from '@/lib/model/read-saved';
import { savedForm } from '@/lib/model/saved';
import { href } from '@/lib/site/routes';
import { withExports } from './exports';

/** The window that a screen is counted in: a phone's, in CSS pixels. */
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** How much of a page there is: what a reader has to pass, without what is folded. */
interface PageCounts {
  screens: number;
  controls: number;
  words: number;
  sizes: number[];
}

/** A page at a moment of an evening. */
interface Moment {
  name: string;
  page: 'home' | 'result';
  /** Local time in London. */
  at: string;
  /** Null on a first visit. */
  model: CalculatorModel | null;
  /** The answer to wait for, before anything is counted. */
  shows: string;
  /** At most so much: issue 30. */
  most?: Omit<PageCounts, 'sizes'>;
}

/** The condition of an answer is drawn after its phase is known. */
const settleMs = 1000;

const catalog = drinkCatalog('gb');
const fresh = defaultModel(catalog, 'metric');
const [sitting] = fresh.sittings;
const { beer, wine, ...others } = sitting.drinks;

/** Two pints and a glass of wine, Friday 19:40 to 22:40, of a woman whose country is assumed. */
const evening: CalculatorModel = {
  ...fresh,
  gender: 1,
  age: 34,
  heightInCm: 168,
  weightInKg: 64,
  isBodySet: true,
  isHeightSet: true,
  isAgeSet: true,
  startDay: '2026-11-20',
  isDayChosen: true,
  sittings: [
    {
      ...sitting,
      timeStartInH24: '19:40',
      timeFinishInH24: '22:40',
      givenEnds: 'both',
      drinks: { beer: [{ ...beer[0], amount: 2 }], wine: [{ ...wine[0], amount: 1 }], ...others },
    },
  ],
};

/** The page in a phase of the evening. */
const inPhase = (
  page: Moment['page'],
  phase: string,
  at: string,
  most?: Moment['most'],
): Moment => ({
  name: `${page}, ${phase}`,
  page,
  at,
  model: evening,
  shows: `[data-testid=${page === 'home' ? 'calculator' : 'result'}][data-phase=${phase}]`,
  most,
});

/** Phases of the evening, each with a time in it. */
const phases = [
  ['planned', '2026-11-20T18:00:00Z'],
  ['drinking', '2026-11-20T21:30:00Z'],
  ['waiting', '2026-11-21T00:30:00Z'],
  ['passed', '2026-11-21T08:00:00Z'],
  ['past', '2026-11-23T18:10:00Z'],
] as const;
const mostOfResult = { screens: 3, controls: 34, words: 420 };

const moments: readonly Moment[] = [
  {
    name: 'home, first visit',
    page: 'home',
    at: '2026-11-21T14:30:00Z',
    model: null,
    shows: '[data-testid=calculator]',
    most: { screens: 3.5, controls: 60, words: 450 },
  },
  {
    name: 'home, entering',
    page: 'home',
    at: '2026-11-20T22:40:00Z',
    model: evening,
    shows: '[data-testid=panel-drive-time-late]',
    most: { screens: 3.6, controls: 62, words: 480 },
  },
  ...phases.slice(1).map(([phase, at]) => inPhase('home', phase, at)),
  ...phases.map(([phase, at]) => inPhase('result', phase, at, mostOfResult)),
];

/** Counts what can be seen in the page. Runs in the page. */
function countsInPage(screenHeight: number): PageCounts {
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

/** Opens a page of an export on a fresh British device at a moment, for `look`. */
async function atMoment<Found>(
  browser: Browser,
  origin: string,
  moment: Moment,
  viewport: typeof phone,
  look: (page: Page) => Promise<Found>,
): Promise<Found> {
  const isPhone = viewport === phone;
  const context = await browser.newContext({
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // no notice about offline use
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(moment.at));
    // Functions compiled by tsx call a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (own) => own');
    if (moment.model) {
      const saved = JSON.stringify({ state: savedForm(moment.model), version: savedVersion });
      await page.addInitScript(
        `localStorage.setItem('en:app-calc-model', ${JSON.stringify(saved)})`,
      );
    }
    await page.goto(origin + href('en', { page: moment.page }), { waitUntil: 'networkidle' });
    await page.reload(); // in the font of the product, which a first visit is too early for
    await page.locator(moment.shows).first().waitFor();
    await page.waitForTimeout(settleMs);
    return await look(page);
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
        const counts = await atMoment(browser, origin, moment, phone, (page) =>
          page.evaluate(countsInPage, phone.height),
        );
        rows.push({
          page: moment.name,
          export: folders[index],
          screens: cell(counts.screens, moment.most?.screens),
          controls: cell(counts.controls, moment.most?.controls),
          words: cell(counts.words, moment.most?.words),
          sizes: `${cell(counts.sizes.length, 6)}: ${counts.sizes.join(' ')}`,
        });
      }
    }
    return rows;
  });
}

/** Takes pictures of home and result at every moment, on phone and desktop. A row per picture. */
export function takePictures(folders: readonly string[]): Promise<object[]> {
  return withExports(folders, async (browser, [origin = '']) => {
    const rows: object[] = [];
    for (const moment of moments) {
      for (const [device, viewport] of Object.entries({ phone, desktop })) {
        const picture = `test-results/pictures/${moment.name.replace(', ', '-')}-${device}.png`;
        await atMoment(browser, origin, moment, viewport, (page) =>
          page.screenshot({ path: picture }),
        );
        rows.push({ page: moment.name, device, picture });
      }
    }
    return rows;
  });
}
