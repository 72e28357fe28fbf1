import { describe, expect, it } from 'vitest';
import { openLostPath } from '@/lib/early/lost-path';
import { inlineScript } from '@/tools/build/inline-script';

// What such scripts do: early-scripts.test.ts.
describe('inlineScript', () => {
  it('refuses a text that would end its own element', () => {
    const openLost = inlineScript('lib/early/lost-path.ts', openLostPath);
    expect(() => openLost('</script><b>', [], [])).toThrow('end its own element');
  });

  it('refuses a function that the module does not export', () => {
    const noSuchFunction = () => undefined;
    const script = inlineScript('lib/early/lost-path.ts', noSuchFunction);
    expect(() => script()).toThrow('noSuchFunction');
  });
});
