import { describe, expect, it } from 'vitest';
import { checkSharedChunks } from '@/tools/build/shared-chunks';

describe('the chunks that pages share stop the build', () => {
  const chunks = { shell: { takes: ['lib/site/', 'lib/bac/'], leaves: ['lib/site/dev'] } };
  const shipped = ['lib/site/sites.ts', 'lib/site/dev-addresses.ts', 'lib/bac/curve.ts'];
  const scripts = ['main-app-650d.js', 'shell-d661.js'];

  it('only if they are not what they are meant to be', () => {
    expect(() => checkSharedChunks(scripts, shipped, chunks)).not.toThrow();
  });

  it('after a folder was renamed', () => {
    const renamed = shipped.map((file) => file.replace('lib/bac/', 'lib/alcohol/'));
    expect(() => checkSharedChunks(scripts, renamed, chunks)).toThrow(/no script has: lib\/bac\/$/);
    const moved = shipped.filter((file) => !file.includes('dev'));
    expect(() => checkSharedChunks(scripts, moved, chunks)).toThrow(/has: lib\/site\/dev$/);
  });

  it('after a chunk that shares one was renamed', () => {
    expect(() => checkSharedChunks(['main-app-650d.js'], shipped, chunks)).toThrow(
      'No chunk shell',
    );
  });
});
