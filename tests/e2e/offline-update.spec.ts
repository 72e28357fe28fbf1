import { calculate, drink } from './support/evening';
import { expectVersion, goOffline, visitUntilReady } from './support/offline';
import { test, type OwnHost } from './support/own-host';
import { expectSamePage, markPage } from './support/soft-navigation';
import { expect } from './support/test';

test.use({ hasWorker: true });

const update = { name: 'Aktualisieren' };

test('a new version is offered, starts when accepted and keeps the entries', async ({
  page,
  host,
  later,
}) => {
  await visitUntilReady(page, host.url('/de/'));
  await host.deploy(later);
  await page.reload();
  const offer = page.getByTestId('update-available');
  await expect(offer).toBeVisible();
  await expect(offer).toContainText('Ihre Eingaben bleiben erhalten');
  await expectVersion(page, 'now');
  // Typed and not saved yet: saving waits half a second.
  await drink(page, 'wine').getByTestId('amount').fill('7');
  await offer.getByRole('button', update).click();
  await expectVersion(page, 'later');
  await expect(drink(page, 'wine').getByTestId('amount')).toHaveValue('7');
  await expect(page.getByTestId('update-available')).toBeHidden();
  await calculate(page);
});

test('a declined version stays away until the next visit, and the old one works on', async ({
  page,
  context,
  host,
  later,
}) => {
  await visitUntilReady(page, host.url('/de/'));
  await host.deploy(later);
  await page.reload();
  const offer = page.getByTestId('update-available');
  await offer.getByRole('button', { name: 'Schließen' }).click();
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await calculate(page);
  await expect(offer).toBeHidden();
  await expectVersion(page, 'now');
  await goOffline(context, host);
  await page.goto(host.url('/de/hilfe/'));
  await expect(page.locator('h1')).toHaveCount(1);
  await expectVersion(page, 'now');
  await expect(offer).toBeVisible();
});

test('accepting in one tab leaves the other as it is, with its old files', async ({
  page,
  context,
  host,
  later,
}) => {
  await visitUntilReady(page, host.url('/de/'));
  const other = await context.newPage();
  await other.goto(host.url('/de/'));
  await markPage(other);
  await host.deploy(later);
  await page.bringToFront();
  await page.reload();
  await page.getByTestId('update-available').getByRole('button', update).click();
  await expectVersion(page, 'later');

  await other.bringToFront();
  await expect(other.getByTestId('update-elsewhere')).toContainText('Sie können hier weitermachen');
  await expect(other.getByTestId('update-available')).toBeHidden();
  await expectSamePage(other);
  const asked = host.requests.length;
  // The menu's chunk of yesterday: this tab never loaded it, and the host has it no more.
  await other.getByTestId('menu-open').click();
  await drink(other, 'beer').getByTestId('amount-plus').dispatchEvent('click');
  await other.getByTestId('menu').locator('a[href="/de/hilfe/"]').click();
  await expect(other).toHaveURL(host.url('/de/hilfe/'));
  await expectVersion(other, 'later');
  const scripts = host.requests.slice(asked).filter(({ path }) => path.endsWith('.js'));
  expect(scripts.filter(({ path }) => path.includes('/_next/'))).toEqual([]);
});

test('a page of today and a worker of yesterday get along', async ({ page, host, later }) => {
  await visitUntilReady(page, host.url('/de/'));
  await host.deploy(later);
  await page.goto(host.url('/de/neu/'));
  await expectVersion(page, 'later');
  await page.getByTestId('menu-open').click();
  await page.getByTestId('menu').locator('a[href="/de/"]').last().click();
  await expect(page.getByTestId('calculator')).toBeVisible();
  await expectVersion(page, 'now');
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await calculate(page);
});

test('an update cut off half-way leaves the old version whole and is taken up again', async ({
  page,
  context,
  host,
  later,
  expectConsole,
}) => {
  expectConsole(/could not be kept: network/);
  await visitUntilReady(page, host.url('/de/'));
  await host.deploy(later);
  let left = 15;
  const wanted: string[] = [];
  const cutOff: OwnHost['fault'] = (path) => {
    if (path.startsWith('/sw.')) return null;
    wanted.push(path);
    return left-- > 0 ? null : { drop: true };
  };
  host.fault = cutOff;
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('kept: network'),
  );
  await page.reload();
  await failed;
  await goOffline(context, host);
  await page.reload();
  await expectVersion(page, 'now');
  await drink(page, 'beer').getByTestId('amount-plus').click();
  await calculate(page);
  await expect(page.getByTestId('update-available')).toBeHidden();

  await context.setOffline(false);
  const firstTry = new Set(wanted.slice(0, 15));
  wanted.length = 0;
  left = Infinity;
  host.fault = cutOff;
  await page.goto(host.url('/de/'));
  await expect(page.getByTestId('update-available')).toBeVisible();
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((path) => firstTry.has(path))).toEqual([]);
});

test('"ready to work offline" is said once', async ({ page, host }) => {
  await visitUntilReady(page, host.url('/de/'));
  await page.reload();
  // The worker is asked for anew in every visit, which is when it used to be said.
  await expect
    .poll(() => host.requests.filter(({ path }) => path === '/sw.de.js').length)
    .toBeGreaterThan(1);
  await page.waitForTimeout(500);
  await expect(page.getByTestId('offline-ready')).toHaveCount(0);
});
