import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { openSharedLink } from '@/lib/early/lost-path';
import { bundledModule, inlineScript } from '@/tools/build/inline-script';

const openShared = inlineScript('lib/early/lost-path.ts', openSharedLink);

/** The addresses that the script redirects to from a path. */
function ledFrom(pathname: string, script: string): string[] {
  const led: string[] = [];
  runInNewContext(script, { location: { pathname, replace: (to: string) => led.push(to) } });
  return led;
}

describe('inlineScript', () => {
  it('calls the function with the arguments, without anything from outside', () => {
    expect(ledFrom('/bac/result/aB3/', openShared('/bac', ['/result/']))).toEqual([
      '/bac/result/#aB3',
    ]);
    expect(ledFrom('/pl/wynik/aB3', openShared('', ['/result/', '/pl/wynik/']))).toEqual([
      '/pl/wynik/#aB3',
    ]);
  });

  it('leaves the words of every language as they are', () => {
    expect(openShared('/данные/日本', [])).toContain('"/данные/日本"');
  });

  it('refuses a text that would end its own element', () => {
    expect(() => openShared('</script><b>', [])).toThrow('end its own element');
  });

  it('refuses a function that the module does not export', () => {
    const noSuchFunction = () => undefined;
    const script = inlineScript('lib/early/lost-path.ts', noSuchFunction);
    expect(() => script()).toThrow('noSuchFunction');
  });
});

describe('bundledModule', () => {
  it.each(['withdrawn-worker', 'root-worker'])('is one script: %s', (name) => {
    expect(() => new Function(bundledModule(`lib/pwa/${name}.ts`))).not.toThrow();
  });
});
