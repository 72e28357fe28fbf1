import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import compileMessage from 'icu-minify/compile';
import { calculatorSetup } from '@/lib/drinks/setup';
import { calculatorLimits } from '@/lib/i18n/calculator-limits';
import { countryOptions } from '@/lib/i18n/country-names';
import { href, withBasePath } from '@/lib/site/routes';
import { sites, type Site } from '@/lib/site/sites';
import { withCompileHint } from './compile-hints';
import { insertEarly } from './early-scripts';
import { checkLaterParts, withoutLaterParts } from './later-parts';
import { firstAnswerCountry } from './first-answer-country';

type Page = 'home' | 'result';

/** Below it every name holds a digest of the file, and hosts let browsers keep it. */
const folder = '_next/static/first-answer';

const sources = join(process.cwd(), 'components/first-answer');

/** What stands in for the framework, so that the components of the page draw without it. */
const standIns = {
  react: join(sources, 'still/react.ts'),
  'react-dom': join(sources, 'still/react.ts'),
  'react/jsx-runtime': join(sources, 'still/jsx.ts'),
  'next-intl': join(sources, 'still/intl.ts'),
  'next/navigation': join(sources, 'still/navigation.ts'),
  'next/dynamic': join(sources, 'still/dynamic.ts'),
};

/** What of the parts that the pages load later was met. */
const laterParts = new Set<string>();

/** The first answer of a page, drawn by the page's own components. */
async function codeOf(page: Page): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(sources, `${page}.tsx`)],
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    // What Next builds its own scripts for.
    target: ['chrome111', 'firefox111', 'safari16.4'],
    alias: standIns,
    plugins: [withoutLaterParts(join(sources, 'still/sharing.ts'), laterParts)],
    // What there is to say React says when it has come.
    drop: ['console'],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(withBasePath('')),
      'process.env.NEXT_PUBLIC_ANALYTICS_ID': '""',
    },
    logLevel: 'error',
    write: false,
  });
  const [code] = outputFiles;
  if (!code) throw new Error(`No first answer of ${page}`);
  return code.text;
}

type Catalog = { [key: string]: string | Catalog };

function flat(catalog: Catalog, before = ''): [key: string, text: string][] {
  return Object.entries(catalog).flatMap(([name, entry]) =>
    typeof entry === 'string'
      ? [[before + name, entry] as [string, string]]
      : flat(entry, `${before}${name}.`),
  );
}

/** The messages whose keys stand in the code: keys are whole literals there (CONTRIBUTING.md). */
function messagesOf(code: string, { code: siteCode }: Site) {
  const literals = new Set(code.match(/(?<=")[a-z]\w*(?:\.\w+)+(?=")/gi));
  const catalog = JSON.parse(readFileSync(`messages/${siteCode}.json`, 'utf8')) as Catalog;
  const used = flat(catalog).filter(([key]) => literals.has(key));
  return Object.fromEntries(used.map(([key, text]) => [key, compileMessage(text)]));
}

/** What the code asks for by name: see the `declare` lines of components/first-answer. */
function constantsOf(page: Page, code: string, site: Site): Record<string, unknown> {
  const common = {
    SETUP: calculatorSetup(site),
    MESSAGES: messagesOf(code, site),
    LOCALE: site.locale,
  };
  return page === 'home'
    ? { ...common, LAWS: calculatorLimits(site.locale) }
    : { ...common, COUNTRIES: countryOptions(site.locale).map(firstAnswerCountry) };
}

/** A file of a language: the code with what it needs to know. */
function fileOf(page: Page, code: string, site: Site): string {
  const constants = Object.entries(constantsOf(page, code, site)).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}`,
  );
  return withCompileHint(`{const ${constants.join(',')};${code}}`);
}

/** Of both pages. @throws {Error} where a part that the first answer shows is not in it */
async function codeOfBoth(): Promise<Record<Page, string>> {
  const [home, result] = await Promise.all([codeOf('home'), codeOf('result')]);
  checkLaterParts(laterParts);
  return { home, result };
}

const codes = codeOfBoth();

/** The names of what the first answer of a page is drawn with, for its styles. */
export const firstAnswerCode = {
  home: codes.then(({ home }) => home),
  result: codes.then(({ result }) => result),
};

/**
 * Writes what draws the answer before the framework has come, a file per page and language, and its tag
 * into the pages: in a template, from which lib/browser/saved-marks.ts takes it where there is
 * something to answer.
 */
export async function writeFirstAnswers(out: string): Promise<void> {
  mkdirSync(join(out, folder), { recursive: true });
  for (const page of ['home', 'result'] as const) {
    const code = await firstAnswerCode[page];
    for (const site of sites) {
      const text = fileOf(page, code, site);
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
      const path = `/${folder}/${site.code}-${page}-${digest}.js`;
      writeFileSync(join(out, path), text);
      const address = href(site.code, { page });
      // Behind the result's own address stands the code of a shared one.
      const own = page === 'result' ? withBasePath(address) : '';
      const tag = `<script src="${withBasePath(path)}" async="" fetchpriority="high" data-answer=""></script>`;
      insertEarly(
        join(out, address, 'index.html'),
        `<template data-first-answer="${own}">${tag}</template>`,
      );
    }
  }
}
