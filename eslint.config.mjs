import { readdirSync } from 'node:fs';
import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';
import { defineConfig, globalIgnores } from 'eslint/config';
import { loneText } from './tools/check/lone-text.mjs';

/** What calculator, result and article share. */
const sharedFolders = ['ui', 'shell', 'plans', 'history', 'limit', 'answers', 'facts'];

/** The other folders of components that a folder of components may import. */
const importedComponents = {
  ui: [],
  shell: ['ui'],
  limit: ['ui'],
  facts: ['ui'],
  answers: ['ui'],
  plans: ['ui'],
  history: ['ui', 'shell'],
  calculator: sharedFolders,
  result: sharedFolders,
  article: sharedFolders,
  'first-answer': ['calculator', 'result', 'facts', 'limit'],
  pages: ['calculator', 'result', 'article', ...sharedFolders],
};

/** All of a folder but some of what is in it. The rule's own `except` resolves each path: 35 s more. */
const allBut = (folder, ...kept) =>
  readdirSync(folder)
    .filter((name) => !kept.includes(name))
    .map((name) => `./${folder}/${name}`);

const componentZones = Object.entries(importedComponents).map(([folder, imported]) => ({
  target: `./components/${folder}`,
  from: allBut('components', folder, ...imported),
}));

/**
 * Layers of lib: pure logic, words, browser. A layer may import only itself and the layers before
 * it.
 */
const pureFolders = [
  'model',
  'drinks',
  'countries',
  'share',
  'calendar',
  'evening',
  'answer',
  'chart',
  'evidence',
];
const wordFolders = ['i18n', 'articles', 'answers'];
const browserFolders = ['store', 'browser', 'pwa'];
const lib = (folders) => folders.map((folder) => `./lib/${folder}`);

/** Documented in CONTRIBUTING.md, "Which folder may import which". */
const zones = [
  { target: './lib', from: ['./app', './components'] },
  { target: './lib/bac', from: allBut('lib', 'bac') },
  {
    target: ['./lib/share/base62.ts', './lib/share/mixed-radix.ts'],
    from: ['./lib/model', './lib/site', './lib/store', './lib/i18n', './content'],
  },
  { target: './lib/chart', from: allBut('lib', 'chart', 'bac', 'evening') },
  { target: './lib/site', from: allBut('lib', 'site') },
  { target: './lib/early', from: allBut('lib', 'early') },
  { target: lib(pureFolders), from: lib([...wordFolders, ...browserFolders]) },
  { target: lib(wordFolders), from: lib(browserFolders) },
  { target: './components', from: './app' },
  { target: './components/ui', from: './lib' },
  ...componentZones,
  { target: './app', from: allBut('components', 'pages', 'shell') },
  { target: ['./app', './components', './lib'], from: './tools' },
];

const nextLink = {
  name: 'next/link',
  message:
    'Links are plain: linkTo() in lib/site/routes.ts. Only components/shell/use-go.ts calls the router.',
};
const limitItself = {
  selector: 'Identifier[name=/^(waitPermille|onlyAbove)$/]',
  message: 'Answer.until and limit.bound say it (lib/answer/answer.ts).',
};
const cautiousTimes = [
  'MemberExpression[property.name=/^(driveMin|soberMin)$/]:matches([object.name=/^(said|cautious)$/], [object.property.name=/^(said|cautious)$/])',
  "ImportSpecifier[imported.name='saidMin']",
].map((selector) => ({
  selector,
  message: 'A medium prints the sentence and time of say() (lib/answer/say.ts), or is listed here.',
}));
const frameworks = ['react', 'react-dom', 'next', 'next-intl', 'zustand'];

export default defineConfig([
  globalIgnores([
    '.next/**',
    'out/**',
    'public/**',
    'next-env.d.ts',
    'test-results/**',
    'playwright-report/**',
  ]),
  ...next,
  ...nextTypescript,
  {
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'no-restricted-imports': ['error', { paths: [nextLink] }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: 'error',
      // A static export has no image server; next/image would only add client code.
      '@next/next/no-img-element': 'off',
      'import/no-anonymous-default-export': 'off',
    },
  },
  {
    // Not pages and articles: they render at build time and never change.
    files: ['components/{calculator,result,plans,history,shell,ui}/**/*.tsx'],
    plugins: { own: { rules: { 'lone-text': loneText } } },
    rules: {
      'own/lone-text': [
        'error',
        {
          element: [
            'children',
            'action',
            'icon',
            'note',
            'warnings',
            'details',
            'createPortal',
            'apart',
            'first',
            'entered',
            'rest',
          ],
          // The text of a link is the title of its page and does not change while it is shown.
          alone: ['Fact', 'Note', 'WheelField', 'a'],
        },
      ],
    },
  },
  {
    files: [`lib/{bac,${pureFolders}}/**/*.ts`, 'lib/site/{sites,routes,menu}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: frameworks.flatMap((name) => [name, `${name}/*`]) }] },
      ],
    },
  },
  {
    files: ['lib/{bac,chart}/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'navigator', 'localStorage', 'Intl', 'Date', 'performance'],
      ],
    },
  },
  {
    files: ['lib/**/*.ts'],
    ignores: ['lib/{store,browser,early,bac,pwa}/**'],
    rules: { 'no-restricted-globals': ['error', 'window', 'document', 'localStorage'] },
  },
  {
    // Drawn without React (docs/adr/0014-first-paint.md).
    files: ['components/first-answer/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['react', 'react/*', 'react-dom', 'react-dom/*'], allowTypeImports: true },
          ],
        },
      ],
    },
  },
  {
    // Every medium says the same: what is awaited, and whether the limit itself is an offence.
    files: ['components/**'],
    rules: { 'no-restricted-syntax': ['error', limitItself] },
  },
  {
    // And no medium chooses its own time: these show or draw another one beside that of say().
    files: ['components/**'],
    ignores: [
      'components/plans/{one-more,ready-by}.tsx',
      'components/result/answer/{figures,other-limit,ring}.tsx',
      'components/result/{cards/**,curve/curve-chart.tsx,measurement/measured-result.tsx}',
    ],
    rules: { 'no-restricted-syntax': ['error', limitItself, ...cautiousTimes] },
  },
  {
    // They render at build time.
    files: ['app/**', 'components/pages/**'],
    ignores: ['app/**/{error,global-error}.tsx', 'components/pages/{lazy-result,result-ahead}.tsx'],
    rules: {
      'no-restricted-syntax': ['error', "ExpressionStatement[directive='use client']"],
    },
  },
  {
    files: ['tools/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  prettier,
]);
