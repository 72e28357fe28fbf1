import { describe, expect, it } from 'vitest';
import { lateScripts, withLateScripts } from '@/tools/build/late-scripts';

const page =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/w.js"/>' +
  '<script src="/a.js" async=""></script><script src="/b.js" async=""></script></head>' +
  '<body><p>text</p><script src="/old.js" noModule=""></script>' +
  '<script src="/w.js" id="_R_" async=""></script><script>push()</script></body>';

describe('withLateScripts', () => {
  it('puts the async scripts into templates where they stood, and leaves all others', () => {
    const html = withLateScripts(page);
    expect(html).toContain(
      '<template data-late=""><script src="/a.js" async=""></script><script src="/b.js" async=""></script></template>',
    );
    expect(html).toContain(
      '<template data-late=""><script src="/w.js" id="_R_" async=""></script></template>',
    );
    expect(html).toContain('<script>push()</script></body>');
  });

  it('drops the preload, and what only browsers without modules run', () =>
    expect(withLateScripts(page)).not.toMatch(/rel="preload"|old\.js/));

  it('refuses a page of which one script would start by itself', () => {
    const deferred = page.replace(
      'async=""></script><script src="/b',
      'defer=""></script><script src="/b',
    );
    expect(() => withLateScripts(deferred)).toThrow('/a.js');
    const preload = '<link as="script" rel="modulepreload" href="/w.js"/>';
    expect(() => withLateScripts(page + preload)).toThrow('/w.js');
  });

  it('is read again: the scripts that wait, in order', () => {
    expect(lateScripts(withLateScripts(page))).toEqual(['/a.js', '/b.js', '/w.js']);
  });

  it('refuses a page without such scripts', () => {
    expect(() => withLateScripts('<p>text</p>')).toThrow('without scripts');
  });
});
