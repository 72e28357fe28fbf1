import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLanguage } from '@/components/shell/open-language';
import { siteByCode } from '@/lib/site/sites';
import { useToasts } from '@/lib/store/toasts';

const hrefs = {
  de: `${window.location.origin}/de/?lang=de`,
  en: `${window.location.origin}/?lang=en`,
};
const assign = vi.fn();
const fetchHead = vi.fn<typeof fetch>();

/**
 * Mocks a browser whose service workers have these scopes; null: without support for workers.
 * @param root the worker of the root
 */
function withWorkers(scopes: string[] | null, root: 'en' | 'root' = 'en') {
  const getRegistration = async (path: string) => {
    const found = scopes
      ?.filter((scope) => path.startsWith(scope))
      .sort((a, b) => b.length - a.length)[0];
    const name = found === '/' ? root : found?.slice(1, -1);
    return found && { active: { scriptURL: `${window.location.origin}/sw.${name}.js` } };
  };
  if (scopes) vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  else vi.stubGlobal('navigator', {});
}

const open = (code: 'de' | 'en' = 'de') =>
  openLanguage(
    hrefs[code],
    siteByCode(code),
    ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as never,
  );
const said = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.stubGlobal('fetch', fetchHead);
  assign.mockReset();
  fetchHead.mockReset();
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('openLanguage', () => {
  it.each([
    ['of its own', 'de'],
    ['of its own at the root', 'en'],
  ] as const)('opens a language with a worker %s without the network', async (_, code) => {
    withWorkers(['/', '/de/']);
    await open(code);
    expect(fetchHead).not.toHaveBeenCalled();
    expect(assign).toHaveBeenCalledExactlyOnceWith(hrefs[code]);
    expect(said()).toEqual([]);
  });

  it.each([
    ['whose worker is the English one', ['/']],
    ['in a browser without workers', null],
  ])('asks the host for a language %s', async (_, scopes) => {
    withWorkers(scopes);
    fetchHead.mockResolvedValue(new Response(null, { status: 503 }));
    await open();
    expect(fetchHead.mock.calls[0]).toMatchObject([hrefs.de, { method: 'HEAD' }]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(hrefs.de);
  });

  it('stays and says so where the language is neither stored nor in reach', async () => {
    withWorkers(['/']);
    fetchHead.mockRejectedValue(new TypeError('Failed to fetch'));
    await open();
    expect(assign).not.toHaveBeenCalled();
    expect(said()).toEqual(['error.language {"language":"Deutsch"}']);
  });

  it('takes a worker that cannot be asked for none', async () => {
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: () => Promise.reject(new Error('denied')) },
    });
    fetchHead.mockRejectedValue(new TypeError('Failed to fetch'));
    await open();
    expect(said()).toHaveLength(1);
  });

  it('does not take the worker of the root, which stores nothing, for that of English', async () => {
    withWorkers(['/', '/de/'], 'root');
    fetchHead.mockRejectedValue(new TypeError('Failed to fetch'));
    await open('en');
    expect(assign).not.toHaveBeenCalled();
    expect(said()).toEqual(['error.language {"language":"English"}']);
  });

  it('closes what lies over the page, behind which no toast is seen', async () => {
    withWorkers(null);
    fetchHead.mockRejectedValue(new TypeError('Failed to fetch'));
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    await open();
    expect(dialog.open).toBe(false);
  });
});
