import type { Page } from '@playwright/test';

/** A seeded stream of numbers from 0 to 1 (mulberry32), so that a walk can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Target {
  x: number;
  y: number;
  /** Takes text from the keyboard. */
  isField: boolean;
}

/** Whatever a visitor could press in the window now, but what leads off the site. */
function targetsInWindow(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const root = dialog ?? document.body;
    const selector = 'a[href], button, input, select, summary, label, [role=option], [role=slider]';
    return [...root.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      if (element instanceof HTMLAnchorElement) {
        if (element.origin !== location.origin || element.download || element.target) return [];
      }
      if (element.matches(':disabled')) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(element.contains(hit) || hit.contains(element))) return [];
      const isField = element.matches('input:not([type=range],[type=radio],[type=checkbox])');
      return [{ x, y, isField }];
    });
  });
}

const texts = ['3', '0', '10000', '-7', '1,5', 'abc', '99999', ' ', 'é漢', '0.5', ''];
const keys = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
];

/** Whether a navigation has overtaken what was asked of the page, or another navigation. */
const isOvertaken = (error: unknown) =>
  error instanceof Error &&
  /context was destroyed|Not attached to an active page|net::ERR_ABORTED/.test(error.message);

/** A press may lead to another page: whatever is asked for then is asked of that page. */
async function onceLoaded<Found>(page: Page, ask: () => Promise<Found>): Promise<Found> {
  for (let attempt = 0; attempt < 5; attempt++) {
    await page.waitForLoadState('domcontentloaded');
    try {
      return await ask();
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
  throw new Error('The page navigates without end');
}

/** Goes back or loads anew, once: the walk goes on wherever a press before it leads instead. */
async function navigate(page: Page, go: () => Promise<unknown>): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await go().catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}

/** One thing a careless visitor does; its name, for the report of a failure. */
export async function actAtRandom(page: Page, random: () => number): Promise<string> {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const dice = random();
  if (dice < 0.62) {
    const target = pick(await onceLoaded(page, () => targetsInWindow(page)));
    if (!target) return 'found nothing to press';
    await page.mouse.click(target.x, target.y);
    if (!target.isField) return `press ${Math.round(target.x)},${Math.round(target.y)}`;
    const text = pick(texts) ?? '';
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    if (random() < 0.5) await page.keyboard.press('Enter');
    return `type "${text}" at ${Math.round(target.x)},${Math.round(target.y)}`;
  }
  if (dice < 0.8) {
    const key = pick(keys) ?? 'Tab';
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  if (dice < 0.95) {
    const down = Math.round((random() - 0.35) * 1600);
    await page.mouse.wheel(0, down);
    return `scroll ${down}`;
  }
  if (dice < 0.975) {
    await navigate(page, () => page.goBack({ waitUntil: 'commit' }));
    return 'back';
  }
  if (dice < 0.99) {
    const width = pick([320, 390, 768, 1280]) ?? 390;
    await page.setViewportSize({ width, height: 800 });
    return `window of ${width} px`;
  }
  await navigate(page, () => page.reload({ waitUntil: 'commit' }));
  return 'reload';
}
