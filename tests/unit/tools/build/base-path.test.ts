import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Modules that read it on loading come after; what it says: tests/unit/tools/hosting and prepare.
it.each(['prepare', 'build', 'hosting', 'bench'])(
  'the sub-path of a deployment is set first of all in tools/%s',
  (tool) => {
    const [first] = readFileSync(`tools/${tool}/index.ts`, 'utf8').split('\n');
    expect(first).toMatch(/^import '(\.|@\/tools\/build)\/base-path';$/);
  },
);
