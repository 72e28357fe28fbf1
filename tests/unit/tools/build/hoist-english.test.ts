import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hoistEnglish } from '@/tools/build/hoist-english';

let out: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}
const read = (path: string) => readFileSync(join(out, path), 'utf8');

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'hoist-'));
});
afterEach(() => rmSync(out, { recursive: true }));

describe('hoisting English to the root', () => {
  it('moves pages and payloads, and leaves no /en', () => {
    write('en/index.html', 'home');
    write('en/result/index.txt', 'payload');
    write('en/404/index.html', 'oops');
    write('de/index.html', 'start');
    hoistEnglish(out);
    expect([read('index.html'), read('result/index.txt'), read('de/index.html')]).toEqual([
      'home',
      'payload',
      'start',
    ]);
    expect(existsSync(join(out, 'en'))).toBe(false);
  });

  it('puts its 4.04 where hosts look for it, over the one of Next', () => {
    write('404.html', 'of Next');
    write('404/index.html', 'of Next');
    write('_not-found/index.html', 'of Next');
    write('en/404/index.html', 'oops');
    hoistEnglish(out);
    expect([read('404.html'), read('404/index.html')]).toEqual(['oops', 'oops']);
    expect(existsSync(join(out, '_not-found'))).toBe(false);
  });

  it('refuses an export without English', () => {
    write('de/index.html', 'start');
    expect(() => hoistEnglish(out)).toThrow('not whole');
  });
});
