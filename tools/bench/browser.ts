import { exampleCode } from '@/lib/answers/example-link';
import { examplesOf } from '@/lib/answers/examples';
import { leadCount } from '@/lib/answers/tables';
import { articleRoute } from '@/lib/articles/links';
import { articleById } from '@/lib/articles/manifest';
import { href } from '@/lib/site/routes';
import { siteCodes, type SiteCode } from '@/lib/site/sites';
import { isBare, withExports } from './exports';
import { rowsOf } from './figures';
import { measureLoad } from './load';
import { measureResponseTimes } from './response-times';

/** A shared result: an example of the English articles. */
const { drinks, people } = examplesOf({ code: 'en' });
const shareCode = exampleCode(drinks[0], leadCount, people[0], 'en');

/** The measured pages and their addresses. */
const pagePaths: Record<string, (code: SiteCode) => string> = {
  home: (code) => href(code, { page: 'home' }),
  result: (code) => href(code, { page: 'shared', shareCode }),
  article: (code) =>
    href(code, articleRoute(articleById(code, 'how-long-does-alcohol-stay-in-blood'))),
  help: (code) => href(code, { page: 'help' }),
};

/** The options of a run and what they are by default; pages are names of `pagePaths`, or "responses". */
const defaults = {
  pages: [...Object.keys(pagePaths), 'responses'].join(),
  codes: 'en,ru,jp',
  visits: '7',
};

/**
 * Measures loading and responses on a slow phone: medians of several visits with their spread.
 * @param folders finished exports or bare pages, visited alternately; ratios are relative to the first
 * @param options as after `npm run bench -- browser`
 */
export function benchBrowser(
  folders: readonly string[],
  options: Readonly<Record<string, string>>,
): Promise<object[][]> {
  const { pages, codes, visits } = { ...defaults, ...options };
  const measured = pages.split(',');
  const languages = siteCodes.filter((code) => codes.split(',').includes(code));
  return withExports(folders, async (browser, origins) => {
    const [times, sent, responses]: [object[], object[], object[]] = [[], [], []];
    /** Visits all exports alternately, so that other load of the machine affects all of them. */
    async function inTurn<Found>(measure: (origin: string, isOfReact: boolean) => Promise<Found>) {
      const found: Found[][] = origins.map(() => []);
      for (let visit = 0; visit < Number(visits); visit++) {
        for (const [index, origin] of origins.entries()) {
          found[index]?.push(await measure(origin, !isBare(folders[index] ?? '')));
        }
      }
      return found;
    }
    for (const code of languages) {
      for (const [name, pathOf] of Object.entries(pagePaths)) {
        if (!measured.includes(name)) continue;
        const page = `${name}, ${code}`;
        const loads = await inTurn((origin, isOfReact) =>
          measureLoad(browser, origin + (isOfReact ? pathOf(code) : '/'), isOfReact),
        );
        const part = (key: 'times' | 'sent') => loads.map((own) => own.map((load) => load[key]));
        times.push(...rowsOf(page, folders, part('times')));
        sent.push(...rowsOf(page, folders, part('sent'), 2));
      }
      if (!measured.includes('responses')) continue;
      const answers = await inTurn(async (origin, isOfReact) =>
        isOfReact ? measureResponseTimes(browser, origin, code) : {},
      );
      responses.push(...rowsOf(`home, ${code}`, folders, answers));
    }
    return [times, sent, responses];
  });
}
