import { expect, it } from 'vitest';
import { textScripts } from '@/tools/build/text-scripts';
import { tempFolder, writeFiles } from '../temp-folder';

const out = tempFolder();
const next = tempFolder();

it('reads the scripts that a page of text starts with or asks for, and none of the calculator', () => {
  const chunks = {
    'app/%5Bsite%5D/page-1.js': 'text-page',
    '2.js': 'menu-part',
    '3.js': 'wheel-part',
    '4.js': 'framework',
  };
  const files = Object.entries(chunks).map(([name, code]) => [
    `_next/static/chunks/${decodeURI(name)}`,
    code,
  ]);
  writeFiles(out, Object.fromEntries(files) as Record<string, string>);
  const asked = {
    'components/shell/menu.tsx -> ./menu-content': { files: ['static/chunks/2.js'] },
    'components/ui/wheel-picker/wheel-picker-button.tsx -> ./time-picker': {
      files: ['static/chunks/3.js'],
    },
  };
  writeFiles(next, { 'react-loadable-manifest.json': JSON.stringify(asked) });
  const html =
    '<script src="/_next/static/chunks/app/%5Bsite%5D/page-1.js"></script>' +
    '<script src="/_next/static/chunks/4.js"></script>';
  const code = textScripts(out, next)(html);
  expect(code).toContain('text-page');
  expect(code).toContain('menu-part');
  expect(code).not.toMatch(/wheel-part|framework/);
  expect(() => textScripts(out, next)('<script src="/4.js"></script>')).toThrow('names no script');
});
