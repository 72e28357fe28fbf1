import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPageWithoutNetwork } from '@/lib/browser/keep-page';

const onLost = vi.fn();
const onFound = vi.fn();
const network = vi.fn<typeof fetch>();
const fetchOfBrowser = window.fetch;
const payload = new URL('http://localhost:3000/help/index.txt?_rsc=1');
const asked = { headers: { rsc: '1', 'next-router-state-tree': '[]' } };
const ahead = { headers: { ...asked.headers, 'next-router-prefetch': '1' } };
const dead = () => network.mockRejectedValue(new TypeError('Failed to fetch'));
const alive = () => network.mockImplementation(() => Promise.resolve(new Response('payload')));

beforeAll(() => {
  window.fetch = network;
  keepPageWithoutNetwork({ onLost, onFound });
});
afterAll(() => void (window.fetch = fetchOfBrowser));
beforeEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('the payload of a page that was asked for', () => {
  it('is handed on, and told as found', async () => {
    alive();
    expect(await (await window.fetch(payload, asked)).text()).toBe('payload');
    expect(onFound).toHaveBeenCalledOnce();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('that cannot be had is neither answered nor refused: the router is sent back to where it is', async () => {
    dead();
    const replaceState = vi.spyOn(window.history, 'replaceState');
    const settled = vi.fn();
    void window.fetch(payload, asked).then(settled, settled);
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledExactlyOnceWith('en'));
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', 'http://localhost:3000/');
    await new Promise((done) => setTimeout(done, 50));
    expect(settled).not.toHaveBeenCalled();
  });

  it('that is cut off half way counts as lost', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('pay'));
        controller.error(new TypeError('network error'));
      },
    });
    network.mockResolvedValue(new Response(body));
    void window.fetch(payload, asked);
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
    expect(onFound).not.toHaveBeenCalled();
  });
});

describe('any other request', () => {
  it.each([
    ['fetched ahead', ahead],
    ['for a file', undefined],
  ])('fails as it always did: %s', async (_, init) => {
    dead();
    await expect(window.fetch(payload, init)).rejects.toThrow('Failed to fetch');
    expect(onLost).not.toHaveBeenCalled();
  });

  it('fails so for the page at hand too, or the router would be sent back for ever', async () => {
    dead();
    window.history.replaceState(null, '', '/help/');
    await expect(window.fetch(payload, asked)).rejects.toThrow('Failed to fetch');
    expect(onLost).not.toHaveBeenCalled();
  });
});

describe('a plain link', () => {
  const assign = vi.fn<Location['assign']>();
  beforeEach(() => void vi.spyOn(window.location, 'assign').mockImplementation(assign));

  /** Clicks a link. @returns whether the browser would have followed it */
  function click(markup: Partial<HTMLAnchorElement>, init: MouseEventInit = {}): boolean {
    const link = Object.assign(document.createElement('a'), markup);
    document.body.append(link);
    let isLeft = false;
    const browser = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', browser, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    link.remove();
    return isLeft;
  }

  it('leads on once its page has answered', async () => {
    alive();
    expect(click({ href: '/pl/' })).toBe(false);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(String(assign.mock.calls[0]?.[0])).toBe('http://localhost:3000/pl/');
    expect(network.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD' });
  });

  it('stays, and is told as lost, where it has not', async () => {
    dead();
    expect(click({ href: '/pl/' })).toBe(false);
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledExactlyOnceWith('pl'));
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['of its own', '/pl/pomoc/', 'pl', true],
    ['of its own at the root', '/help/', 'en', true],
    ['of another language only', '/pl/pomoc/', 'en', false],
    ['of the root only, which stores nothing', '/help/', 'root', false],
    ['that cannot be asked', '/pl/pomoc/', null, false],
  ])('needs no network where a worker is at work %s', async (_, href, name, isThere) => {
    dead();
    const registration = { active: { scriptURL: `http://localhost:3000/sw.${name}.js` } };
    const getRegistration = () => (name ? Promise.resolve(registration) : Promise.reject(Error()));
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration },
    });
    click({ href });
    await vi.waitFor(() => expect(isThere ? assign : onLost).toHaveBeenCalledOnce());
    expect(isThere ? onLost : assign).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it.each<[string, Partial<HTMLAnchorElement>, MouseEventInit]>([
    ['to another site', { href: 'https://example.org/' }, {}],
    ['inside the page', { href: '#content' }, {}],
    ['into a new tab', { href: '/pl/', target: '_blank' }, {}],
    ['of a file to keep', { href: '/evening.ics', download: 'evening.ics' }, {}],
    ['with a modifier key', { href: '/pl/' }, { ctrlKey: true }],
    ['with the middle button', { href: '/pl/' }, { button: 1 }],
  ])('is left to the browser: %s', (_, link, init) => {
    expect(click(link, init)).toBe(true);
    expect(network).not.toHaveBeenCalled();
  });

  it('is left alone where somebody else has answered the click', () => {
    const answer = (event: Event) => event.preventDefault();
    document.addEventListener('click', answer);
    click({ href: '/pl/' });
    document.removeEventListener('click', answer);
    expect(network).not.toHaveBeenCalled();
  });
});
