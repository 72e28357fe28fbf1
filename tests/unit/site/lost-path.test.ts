import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { lostLinkScript, lostPathScript } from '@/lib/site/lost-path';

/** Runs the script of 404.html at a path and says where it leads; null when it stays. */
function runAt(pathname: string, script = lostPathScript): string | null {
  let target: string | null = null;
  const location = { pathname, replace: (to: string) => (target = to) };
  runInNewContext(script, { location });
  return target;
}

describe('the script of 404.html', () => {
  it('sends a shared result to the result page of its language', () => {
    expect(runAt('/result/aB3/')).toBe('/result/#aB3');
    expect(runAt('/pl/wynik/aB3')).toBe('/pl/wynik/#aB3');
  });

  it.each(['.', ')', '/)', '/).', '/%29', '/%EF%BC%89', '/)/', '/».'])(
    'sends one on to which %s is glued',
    (glued) => {
      const kept = glued.startsWith('/') ? '' : glued;
      expect(runAt(`/result/aB3${glued}`)).toBe(`/result/#aB3${kept}`);
      expect(runAt(`/de/ergebnis/aB3${glued}`, lostLinkScript)).toBe(`/de/ergebnis/#aB3${kept}`);
    },
  );

  it('sends an unknown page of another language to that language’s 4.04, once', () => {
    expect(runAt('/de/nirgends/')).toBe('/de/404/');
    expect(runAt('/de/404/')).toBeNull();
  });

  it('stays on an unknown English page', () => {
    expect(runAt('/nowhere/')).toBeNull();
    expect(runAt('/result/a/b/')).toBeNull();
  });
});

describe('the script of another language’s own 4.04', () => {
  it('stays on any page that is no shared result', () => {
    for (const path of ['/de/404/', '/de/nirgends/', '/de/ergebnis/a/b/', '/de/ergebnis/']) {
      expect(runAt(path, lostLinkScript)).toBeNull();
    }
  });
});
