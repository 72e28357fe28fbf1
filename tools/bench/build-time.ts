import { execFileSync } from 'node:child_process';
import { exportedPages } from '@/tools/build/exported-pages';

/** Measures a full build, which writes `out/` anew. */
export function benchBuild() {
  const startedMs = performance.now();
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const seconds = (performance.now() - startedMs) / 1000;
  const pages = exportedPages('out').length;
  return [
    {
      pages,
      'seconds of the build': seconds.toFixed(1),
      'milliseconds per page': ((seconds * 1000) / pages).toFixed(0),
    },
  ];
}
