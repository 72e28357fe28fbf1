import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';

interface AnalyticsWindow {
  dataLayer?: IArguments[];
  trustedTypes?: unknown;
}

const analyticsWindow = window as unknown as AnalyticsWindow;
let warn: MockInstance<typeof console.warn>;
let append: MockInstance<typeof document.head.append>;

/** Intercepts the script element, which happy-dom must not load. */
beforeEach(() => {
  vi.resetModules();
  delete analyticsWindow.dataLayer;
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  append = vi.spyOn(document.head, 'append').mockReturnValue(undefined);
  window.history.replaceState(null, '', '/help/?a=b');
  document.title = 'Help';
});
afterEach(async () => {
  // Ends pending waits for the first interaction, so that they do not run in the next test.
  await interact('scroll');
  delete analyticsWindow.trustedTypes;
});

async function started(id: string | undefined = 'G-TEST', mayCount = () => Promise.resolve(true)) {
  vi.stubEnv('NEXT_PUBLIC_ANALYTICS_ID', id);
  const analytics = await import('@/lib/browser/analytics');
  analytics.startAnalytics(mayCount);
  return analytics;
}

const script = () => append.mock.calls[0]?.[0] as HTMLScriptElement;
const commands = () => (analyticsWindow.dataLayer ?? []).map((command) => [...command]);
const events = () => commands().filter(([name]) => name === 'event');
/** Dispatches events, and waits for the modules that the first interaction loads. */
async function interact(...types: string[]) {
  for (const type of types) window.dispatchEvent(new Event(type));
  await Promise.resolve();
  await vi.dynamicImportSettled();
}

async function loaded() {
  const analytics = await started();
  await interact('scroll');
  script().dispatchEvent(new Event('load'));
  return analytics;
}

describe('startAnalytics', () => {
  it.each([
    ['without an id', {}, '', true],
    ['under Do Not Track', { doNotTrack: '1' }, 'G-TEST', true],
    ['under Global Privacy Control', { globalPrivacyControl: true }, 'G-TEST', true],
    ['once it is refused', {}, 'G-TEST', false],
  ])('loads nothing and says nothing %s', async (_, properties, id, mayCount) => {
    vi.stubGlobal('navigator', properties);
    const { trackPageView, trackClick } = await started(id, () => Promise.resolve(mayCount));
    await interact('scroll', 'mousemove', 'touchstart');
    trackPageView();
    trackClick('share result', 'en');
    expect(append).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    expect(analyticsWindow.dataLayer).toBeUndefined();
  });

  it.each(['scroll', 'mousemove', 'touchstart'])('loads after the first %s, once', async (type) => {
    const { startAnalytics } = await started();
    startAnalytics(() => Promise.resolve(true));
    await interact('keydown', 'click', 'focus', 'resize');
    expect(append).not.toHaveBeenCalled();
    await interact(type);
    await interact('scroll', 'mousemove', 'touchstart');
    expect(append).toHaveBeenCalledTimes(1);
    expect(script().src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST');
    expect(script().async).toBe(true);
  });

  it('sends page views by hand and reports the page at hand once loaded', async () => {
    await loaded();
    expect(commands()).toContainEqual(['config', 'G-TEST', { send_page_view: false }]);
    expect(events()).toEqual([
      [
        'event',
        'page_view',
        {
          page_path: '/help/',
          page_location: `${location.origin}/help/?a=b`,
          page_title: 'Help',
        },
      ],
    ]);
  });

  it('names its address to the policy of trusted scripts', async () => {
    const createPolicy = vi.fn(
      (_: string, rules: { createScriptURL(url: string): string }) => rules,
    );
    analyticsWindow.trustedTypes = { createPolicy };
    await loaded();
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['breathalyser']);
    expect(script().src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST');
  });
});

describe('trackPageView', () => {
  it("keeps a shared result's code, a person's body and drinks, to the device", async () => {
    window.history.replaceState(null, '', '/pl/wynik/3kTMd0a/');
    const { trackClick } = await loaded();
    trackClick('share result', 'pl');
    expect(JSON.stringify(commands())).not.toContain('3kTMd0a');
    const named = commands().filter(([name]) => name === 'set');
    expect(named.length).toBeGreaterThan(0);
    for (const [, values] of named) {
      expect(values).toEqual({ page_location: `${location.origin}/pl/wynik/` });
    }
    expect(events()[0]?.[2]).toMatchObject({ page_path: '/pl/wynik/' });
  });
});

describe('trackClick', () => {
  it('sends type and value', async () => {
    const { trackClick } = await loaded();
    trackClick('share result', 'abc');
    expect(events().at(-1)).toEqual([
      'event',
      'action_click',
      { type: 'share result', value: 'abc', page_location: `${location.origin}/help/?a=b` },
    ]);
  });

  it.each([
    ['before the script is there', 'load', ['page_view', 'action_click']],
    ['when the script does not load', 'error', []],
  ])('is dropped with a warning %s', async (_, outcome, sent) => {
    const { trackClick } = await started();
    trackClick('share result', 'abc');
    await interact('scroll');
    trackClick('share result', 'abc');
    expect(warn).toHaveBeenCalledTimes(2);
    script().dispatchEvent(new Event(outcome));
    trackClick('share result', 'abc');
    expect(events().map(([, name]) => name)).toEqual(sent);
  });
});
