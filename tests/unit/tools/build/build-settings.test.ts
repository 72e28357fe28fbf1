import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildSettings } from '@/tools/build/build-settings.mjs';
import { filesBelow } from '@/tools/build/files';

describe('the settings of a build', () => {
  // Exceptions: NEXT_PUBLIC_BASE_PATH is BASE_PATH, NODE_ENV is the kind of build, DEV_THEME_SCRIPT
  // is for the dev server.
  it('are all that its sources read of the environment', () => {
    const sources = ['app', 'components', 'lib'].flatMap(filesBelow);
    const files = sources.filter((path) => /\.tsx?$/.test(path));
    const read = [...files, 'next.config.ts'].flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name),
    );
    const others = ['NEXT_PUBLIC_BASE_PATH', 'NODE_ENV', 'DEV_THEME_SCRIPT'];
    const known = [...Object.keys(buildSettings({})), ...others];
    expect([...new Set(read)].sort()).toEqual(known.sort());
  });

  it('do not differ by what makes no other export', () => {
    const one = buildSettings({ SITE_URL: 'https://example.org/', LANGUAGE_CHOICE: 'no' });
    const other = buildSettings({ SITE_URL: 'https://example.org', BASE_PATH: '' });
    expect(one).toEqual(other);
  });
});
