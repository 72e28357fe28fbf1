import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shippedModules } from './shipped-modules';

/** In the export; README.md and docs/hosting.md link to it. */
const noticesName = 'third-party-notices.txt';

/** Packages that ship to visitors in another way than as a module of a chunk. */
const beside = [
  { folder: 'node_modules/@fontsource-variable/inter', part: 'font, cut to the letters in use' },
  { folder: 'node_modules/daisyui', part: 'style sheet' },
  { folder: 'node_modules/tailwindcss', part: 'style sheet' },
  { folder: 'node_modules/next/dist/compiled/webpack', part: 'loader of the scripts' },
];

function packageOf(folder: string) {
  const file = join(folder, 'package.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  return JSON.parse(text) as { name?: string; version?: string };
}

/** The folder of the package that a file belongs to. */
function packageFolder(file: string): string {
  let folder = dirname(file);
  while (folder !== '.' && !packageOf(folder).name) folder = dirname(folder);
  if (folder === '.') throw new Error(`${file} belongs to no package`);
  return folder;
}

function noticeOf(folder: string, part: string) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(name));
  if (!file) throw new Error(`${folder} is sent to visitors and has no licence file`);
  const { name = '', version } = packageOf(folder);
  const licence = readFileSync(join(folder, file), 'utf8').trim();
  // Next has copies of React with names such as react-builtin.
  return { name: name.replace(/-builtin$/, ''), version, part, licence };
}

/** A notice for each package whose work is in the export, in alphabetical order. */
function notices() {
  const files = shippedModules().filter((file) => file.includes('node_modules/'));
  const folders = [...new Set(files.map(packageFolder))];
  const all = [
    ...folders.map((folder) => noticeOf(folder, 'script')),
    ...beside.map(({ folder, part }) => noticeOf(folder, part)),
  ];
  // Next's copies of React have no version, and the licence text of the package itself.
  const originals = all.filter(({ version }) => version);
  return all
    .filter(
      ({ name, version, licence }) =>
        version || !originals.some((one) => one.name === name && one.licence === licence),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Writes the licences of all work in the export: minified chunks contain none. */
export function writeNotices(out: string): void {
  const own = readFileSync('LICENSE', 'utf8').trim();
  const rule = '-'.repeat(80);
  const parts = notices().map(({ name, version, part, licence }) =>
    [rule, [name, version].filter(Boolean).join(' '), `(${part})`, '', licence].join('\n'),
  );
  const head = 'What this site sends to its visitors, and under which licences.\n';
  const text = [head, `Virtual Breathalyser\n\n${own}`, ...parts].join('\n\n');
  writeFileSync(join(out, noticesName), `${text}\n`);
}
