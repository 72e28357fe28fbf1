import { buildSync } from 'esbuild';

/**
 * A module and what it imports as the text of an inline script.
 * @param entry its path from the root of the project
 * @param constants what its declared constants stand for
 */
export function inlineScript(entry: string, constants: Record<string, unknown> = {}): string {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    // What Next builds its own scripts for.
    target: ['chrome111', 'firefox111', 'safari16.4'],
    define: Object.fromEntries(define) as Record<string, string>,
    write: false,
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (text.includes('</script')) throw new Error(`${entry} would end its own element`);
  return text;
}
