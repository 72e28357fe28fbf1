import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMarkup } from '@/tools/build/framework-markup';
import { tempFolder, writeFiles } from '../temp-folder';

/** One of everything, copied from an export of Next 16.4.6 before the steps that follow it. */
const written = {
  languageTag: '<html lang="en" data-theme="business">',
  charsetTag: '<meta charSet="utf-8"/>',
  sheetLink:
    '<link rel="stylesheet" href="/_next/static/css/cb1edb24497544f2.css" data-precedence="next"/>',
  startPreload:
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-190e.js"/>',
  asyncScripts: '<script src="/_next/static/chunks/4bd1b696-8cd12253.js" async=""></script>',
  oldBrowsersOnly: '<script src="/_next/static/chunks/polyfills-4237.js" noModule=""></script>',
  payloadScripts: '<script>self.__next_f.push([1,"4:X"])</script>',
  payloadStart: '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
};
/** Its tag is like the others: what matters is its name. */
const errorScript = '<script src="/_next/static/chunks/app/global-error-6423.js"></script>';
const payload =
  ':HL["/_next/static/css/cb1edb24497544f2.css","style"]\n' +
  '12:"static/chunks/app/global-error-6423ef24abfd2d93.js"\n';

const out = tempFolder();

function exported(page: string, itsPayload = payload): string {
  writeFiles(out, { 'index.html': page, 'index.txt': itsPayload });
  return out;
}

const whole = [...Object.values(written), errorScript].join('');

describe('the markup of the framework', () => {
  it('is what Next 16.4.6 writes', () => {
    mkdirSync(join(out, '_next/static/chunks/app/robots.txt'), { recursive: true });
    expect(() => checkMarkup(exported(whole))).not.toThrow();
  });

  it.each(Object.entries(written))('is named where an export has no %s', (name, markup) => {
    const wanted = new RegExp(`framework-markup\\.ts says: ${name}$`);
    expect(() => checkMarkup(exported(whole.replace(markup, '')))).toThrow(wanted);
  });

  it('is named where it is written in another way', () => {
    const moved = whole.replace('/app/global-error-', '/app/globalError-');
    expect(() => checkMarkup(exported(moved))).toThrow(/says: errorScripts$/);
    const hint = payload.replace('"style"]', '"style",{}]');
    expect(() => checkMarkup(exported(whole, hint))).toThrow(/says: sheetHint$/);
    const elsewhere = payload.replace('static/chunks', 'static/scripts');
    expect(() => checkMarkup(exported(whole, elsewhere))).toThrow(/says: chunkNames$/);
  });
});
