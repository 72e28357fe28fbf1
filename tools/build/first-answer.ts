import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import compileMessage from 'icu-minify/compile';
import { calculatorSetup } from '@/lib/drinks/setup';
import { calculatorLimits, countryOptions } from '@/lib/i18n/country-names';
import { hasFirstAnswer, type FirstAnswerPage } from '@/lib/site/pages';
import { pageNames } from '@/lib/site/slugs';
import { href, withBasePath } from '@/lib/site/routes';
import { sites, type Site } from '@/lib/site/sites';
import { compileHint } from './compile-hints';
import { pageFile } from './exported-pages';
import { digestOf } from './files';
import { firstAnswerCountry, firstAnswerLaw, firstAnswerSetup } from './first-answer-facts';
import { payloadStart } from './framework-markup';
import { insertAtHeadStart } from './head';
import { bundledModule, scriptText, smaller } from './inline-script';
import { firstAnswers } from './precache-list';
import { withoutLaterParts, zoneModule } from './later-parts';
import { flatMessages } from './messages';

/** Marks the element of the page that the first answer is drawn into. */
const host = 'data-answer-host=""';

const sources = join(process.cwd(), 'components/first-answer');

const still = (name: string) => join(sources, 'still', name);

/** Stubs, so that the components of the page render without the framework and without being pressed. */
const standIns = {
  react: still('react.ts'),
  'react-dom': still('react.ts'),
  'react/jsx-runtime': still('jsx.ts'),
  'next-intl': still('intl.ts'),
  zustand: still('zustand.ts'),
  'next/navigation': still('navigation.ts'),
};

/** Stubs of modules of the project, which an alias does not reach, by the end of their paths. */
function projectStandIns(page: FirstAnswerPage): Plugin {
  const modules: Record<string, string> = {
    'store/toasts': 'toasts.ts',
    'saved-measurement': 'saved-measurement.ts',
    // A result also offers the other languages; home needs the site of the page only.
    ...(page === 'home' && { sites: 'sites.ts' }),
  };
  return {
    name: 'project-stand-ins',
    setup({ onResolve }) {
      for (const [module, name] of Object.entries(modules)) {
        onResolve({ filter: new RegExp(`^[@.].*/${module}$`) }, () => ({ path: still(name) }));
      }
    },
  };
}

/**
 * Bundles the components of a page that draw its first answer. @param zones address of the time zones
 * @throws {Error} for a module of the first answer that is imported in another way than expected
 */
export async function firstAnswerCode(page: FirstAnswerPage, zones: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(sources, `${page}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    // The browsers of Next's scripts have all of it: Chrome and Firefox 111, Safari 16.4.
    target: 'es2022',
    alias: standIns,
    plugins: [withoutLaterParts(page, zones), projectStandIns(page)],
    // React logs the same messages later.
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
  return smaller(code.text);
}

/** A literal that may be the key of a message: keys are whole literals (CONTRIBUTING.md). */
const keyLiteral = /"([a-z]\w*(?:\.\w+)+)"/gi;

/** The compiled messages that the code uses, and the code with their numbers in place of their keys. */
function withMessages(code: string, { code: siteCode }: Site) {
  const literals = new Set([...code.matchAll(keyLiteral)].map(([, key]) => key));
  const used = [...flatMessages(siteCode)].filter(([key]) => literals.has(key));
  const numbers = new Map(used.map(([key], number) => [key, number]));
  const numbered = code.replace(keyLiteral, (literal, key: string) =>
    String(numbers.get(key) ?? literal),
  );
  return { messages: used.map(([, text]) => compileMessage(text)), numbered };
}

/** Constants of one page only: the `declare` lines of components/first-answer/{page}.ts. */
const ownConstants: Record<FirstAnswerPage, (site: Site) => Record<string, unknown>> = {
  home: (site) => ({
    SITE: { ...site, nativeName: undefined },
    LAWS: Object.fromEntries(
      Object.entries(calculatorLimits(site.locale)).map(([code, law]) => [
        code,
        firstAnswerLaw(law),
      ]),
    ),
  }),
  result: ({ locale }) => ({ COUNTRIES: countryOptions(locale).map(firstAnswerCountry) }),
};

/** The script of a page in one language: the code with its constants. */
function scriptOf(page: FirstAnswerPage, code: string, site: Site): string {
  const { messages, numbered } = withMessages(code, site);
  const constants = {
    SETUP: firstAnswerSetup(calculatorSetup(site)),
    MESSAGES: messages,
    LOCALE: site.locale,
    ...ownConstants[page](site),
  };
  const declared = Object.entries(constants).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}`,
  );
  return `{const ${declared.join(',')};${numbered}}`;
}

/** How a page draws its first answer. */
export interface FirstAnswer {
  /** Contains the names of the style rules that it needs. */
  code: string;
  /** What lib/early/saved-marks.ts inserts where there is something to draw, at which addresses. */
  template: string;
  /** Before the payload, which it would wait for: the script itself, or nothing. */
  inline: string;
}

/**
 * The script in the page, where it is nearly always needed: most who load a result open a link. A file
 * would come a round trip later. It runs if lib/early/saved-marks.ts has inserted the template.
 */
function inlineScriptOf(text: string): string {
  const code = scriptText(text, 'A first answer');
  return `<script>if(document.querySelector('head>[data-answer]'))${code}</script>`;
}

/** Writes a script beside the others. @returns its address, by its name and contents */
function written(out: string, name: string, text: string, hint = ''): string {
  const path = `/${firstAnswers}/${name}-${digestOf(text)}.js`;
  writeFileSync(join(out, path), hint + text);
  return withBasePath(path);
}

/**
 * Writes the scripts that draw an answer before React has come. @returns them by the file of their page
 */
export async function writeFirstAnswers(out: string): Promise<ReadonlyMap<string, FirstAnswer>> {
  mkdirSync(join(out, firstAnswers), { recursive: true });
  const zones = written(out, 'zones', bundledModule(`lib/countries${zoneModule}.ts`, 'esm'));
  // Fetched beside the script: somebody who was never here would wait for it after that.
  const table = (attributes = '') => `<link rel="modulepreload" href="${zones}"${attributes}>`;
  const templateOf = (content: string, sharedBelow: string) =>
    `<template data-first-answer="${sharedBelow}">${content}</template>`;
  const answers = pageNames.filter(hasFirstAnswer).map(async (page) => {
    const code = await firstAnswerCode(page, zones);
    return sites.map((site): [file: string, answer: FirstAnswer] => {
      const address = href(site.code, { page });
      const text = scriptOf(page, code, site);
      if (page === 'result') {
        // Below the address of the result are those of shared results.
        const template = templateOf(table(' data-answer=""'), withBasePath(address));
        return [pageFile(address), { code, template, inline: inlineScriptOf(text) }];
      }
      const source = written(out, `${site.code}-${page}`, text, compileHint);
      const tag = `<script src="${source}" async="" fetchpriority="high" data-answer=""></script>`;
      return [pageFile(address), { code, template: templateOf(tag + table(), ''), inline: '' }];
    });
  });
  return new Map((await Promise.all(answers)).flat());
}

/**
 * Adds the template of the first answer before the early scripts, which look for it, and its inline
 * script before the payload.
 * @throws {Error} for a page without the element that it is drawn into, or without a payload
 */
export function withFirstAnswer(html: string, { template, inline }: FirstAnswer): string {
  if (!html.includes(host) || !payloadStart.test(html)) {
    throw new Error('A page without a place for its first answer');
  }
  return insertAtHeadStart(html, template).replace(payloadStart, (start) => inline + start);
}
