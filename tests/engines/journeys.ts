import { isWhole } from '../extent';
import { expect } from 'vitest';
import { href } from '../../lib/site/routes';
import { articlePath, goldenInput, sharedOf, sharedPath } from '../e2e/support/links';
import {
  calculate,
  caseR01,
  chooseOption,
  confirmWheel,
  enterCaseR01,
  expectCaseR01,
  openWheel,
} from './evening';
import type { ExportHost } from './export-host';
import { byTestId, type Visitor } from './visitor';

/** The input of a journey. */
export interface Setting {
  /** A new visitor, unless asked for with a browser without service workers. */
  arrive: (hasWorker?: boolean) => Promise<Visitor>;
  host: ExportHost;
}

const beerAmount = byTestId('drink-beer', 'amount');
const timeStart = byTestId('time-start');
const sharedR01 = sharedPath('en', sharedOf(goldenInput('R01')));

/**
 * Cautious drive times by hand: 120 min + (1.077099135053477 - limit) / 0.12 per hour, rounded up.
 */
const sites = [
  { code: 'en', home: '/', limit: 0.8, driveLateMin: 259 },
  { code: 'de', home: '/de/', limit: 0.5, driveLateMin: 409 },
  // Any alcohol is forbidden: the answer is the cautious sober time (Road Traffic Act 65).
  { code: 'jp', home: '/jp/', limit: 0.3, driveLateMin: caseR01.soberLateMin },
];

// German: its limit is one that is passed on the way to zero.
const tried = sites.filter(({ code }) => isWhole || code === 'de');

const calculations = tried.map(({ code, home, driveLateMin }) => [
  `calculates an evening on the ${code} site`,
  async ({ arrive }: Setting) => {
    const visitor = await arrive();
    await visitor.open(home);
    await enterCaseR01(visitor);
    await calculate(visitor);
    await expectCaseR01(visitor);
    await visitor.expectAttribute(
      byTestId('drive-time-late'),
      'data-minutes',
      String(driveLateMin),
    );
  },
]);

/** The main user journeys through the finished export, by name. */
export const journeys: Readonly<Record<string, (setting: Setting) => Promise<void>>> = {
  ...Object.fromEntries(calculations),

  'takes what is chosen in the wheel picker, by pointer and by keys': async ({ arrive }) => {
    const visitor = await arrive();
    await visitor.open('/');
    await visitor.expectText(timeStart, '21:00');
    await openWheel(visitor, timeStart);
    // The hours are the first column: option 20 is the row above the selected one.
    await chooseOption(visitor, 20);
    await confirmWheel(visitor);
    await visitor.expectText(timeStart, '20:00');
    await visitor.press('Enter');
    await visitor.expectShown('[data-testid="wheel-picker"][data-state="open"]');
    await visitor.press('ArrowDown');
    await visitor.press('Enter');
    await visitor.expectShown(byTestId('wheel-picker'), false);
    await visitor.expectText(timeStart, '21:00');
    await openWheel(visitor, timeStart);
    await chooseOption(visitor, 22);
    await visitor.press('Escape');
    await visitor.expectShown(byTestId('wheel-picker'), false);
    await visitor.expectText(timeStart, '21:00');
  },

  'copies a link that opens as the same result for somebody else': async ({ arrive }) => {
    const sender = await arrive();
    await sender.open('/');
    await enterCaseR01(sender);
    await calculate(sender);
    await sender.clickAndSee(byTestId('share'), 'Copied');
    const link = await pasted(sender);
    expect(new URL(link).pathname).toMatch(/^\/result\/[0-9A-Za-z]+\/$/);
    const receiver = await arrive();
    await receiver.open(new URL(link).pathname);
    await expectCaseR01(receiver);
  },

  'keeps entries and result over a reload and the way back': async ({ arrive }) => {
    const visitor = await arrive();
    await visitor.open('/de/');
    await enterCaseR01(visitor);
    await calculate(visitor);
    await visitor.reload();
    await expectCaseR01(visitor);
    await visitor.evaluate(() => history.back());
    await visitor.expectPath('/de/');
    await visitor.expectValue(beerAmount, '1500');
    await visitor.reload();
    await visitor.expectValue(beerAmount, '1500');
  },

  'changes the language on the page at hand and remembers it': async ({ arrive }) => {
    const visitor = await arrive();
    await visitor.open('/result/');
    await visitor.expectShown(byTestId('result-empty'));
    await visitor.click(`${byTestId('language-links')} a[hreflang="de"]`);
    await visitor.expectPath('/de/ergebnis/');
    await visitor.expectAttribute('html', 'lang', 'de');
    await visitor.open('/');
    await visitor.expectPath('/de/');
    await visitor.click(`${byTestId('language-links')} a[hreflang="en"]`);
    await visitor.expectPath('/');
    await visitor.expectAttribute('html', 'lang', 'en');
  },

  'keeps the chosen theme over a reload': async ({ arrive }) => {
    const visitor = await arrive();
    await visitor.open('/');
    await visitor.expectAttribute('html', 'data-theme', 'business');
    const darkGround = await groundColour(visitor);
    await visitor.click(byTestId('theme-toggle'));
    await visitor.expectAttribute('html', 'data-theme', 'bumblebee');
    await expect.poll(() => groundColour(visitor)).not.toBe(darkGround);
    await visitor.reload();
    await visitor.expectAttribute('html', 'data-theme', 'bumblebee');
    await expect.poll(() => groundColour(visitor)).not.toBe(darkGround);
  },

  'works on after one visit when the host is gone': async ({ arrive, host }) => {
    const visitor = await arrive(true);
    await visitor.open('/');
    await visitor.expectShown(byTestId('offline-ready'));
    host.stop();
    await visitor.reload();
    await enterCaseR01(visitor);
    await calculate(visitor);
    await expectCaseR01(visitor);
    await visitor.open(sharedR01);
    await expectCaseR01(visitor);
    await visitor.open(href('en', { page: 'help' }));
    await visitor.expectAnswering();
  },

  'breaks its policy on no kind of page': async ({ arrive }) => {
    const paths = [
      '/',
      sharedR01,
      href('en', { page: 'help' }),
      articlePath('en', 'how-long-does-alcohol-stay-in-blood'),
      '/nowhere/at-all/',
    ];
    const visitor = await arrive();
    for (const path of paths) {
      await visitor.open(path);
      await visitor.expectAnswering();
      expect(await visitor.problems(), path).toEqual([]);
      await expectPolicyAtWork(visitor);
    }
  },
};

/** The clipboard, pasted into a field: reading the clipboard would ask for permission. */
async function pasted(visitor: Visitor): Promise<string> {
  await visitor.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'pasted';
    document.body.prepend(field);
    field.focus();
  });
  await visitor.press('Control', 'v');
  const value = () =>
    visitor.evaluate(() => document.querySelector<HTMLInputElement>('#pasted')?.value ?? '');
  await expect.poll(value, { message: 'pasted' }).not.toBe('');
  return value();
}

/**
 * Asserts that the policy blocks and reports a violation, so that an empty list of problems is
 * significant.
 */
async function expectPolicyAtWork(visitor: Visitor): Promise<void> {
  const outcome = await visitor.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>text</b>';
      return 'written';
    } catch {
      return 'refused';
    }
  });
  expect(outcome).toBe('refused');
  await expect
    .poll(() => visitor.problems())
    .toEqual([expect.stringContaining('policy: require-trusted-types-for')]);
  await visitor.evaluate(() => sessionStorage.clear());
}

function groundColour(visitor: Visitor): Promise<string> {
  return visitor.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
