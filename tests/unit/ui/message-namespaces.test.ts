import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calculatorNamespaces, resultNamespaces } from '@/components/pages/message-namespaces';
import messages from '@/messages/en.json';

/** The source files that a file imports, also dynamically. */
function filesFrom(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  const source = readFileSync(path, 'utf8');
  for (const [, target = ''] of source.matchAll(/(?:from|import\()\s*'((?:@|\.)\/[^']+)'/g)) {
    const base = target.startsWith('@') ? target.slice(2) : join(path, '..', target);
    const file = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(existsSync);
    if (file) filesFrom(file, known);
  }
  return known;
}

/** The namespaces whose keys are in the files: keys are whole literals. */
function namespacesOf(...entries: string[]): string[] {
  const files = entries.flatMap((entry) => [...filesFrom(entry)]);
  const source = files.map((path) => readFileSync(path, 'utf8')).join('\n');
  const namespaces = Object.keys(messages);
  return namespaces
    .filter((namespace) => new RegExp(`'${namespace}\\.\\w+(\\.\\w+)*'`).test(source))
    .sort();
}

describe('the message namespaces sent to the browser', () => {
  it('are those that the calculator and the language choice read, and no others', () => {
    const read = namespacesOf(
      'components/calculator/calculator.tsx',
      'components/shell/language-choice.tsx',
    );
    expect([...calculatorNamespaces].sort()).toEqual(read);
  });

  it('are those that the result reads, and no others', () => {
    expect([...resultNamespaces].sort()).toEqual(namespacesOf('components/result/result.tsx'));
  });
});
