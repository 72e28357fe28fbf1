/**
 * What `tools/build/service-workers.ts` stamps into each language's copy of the worker. All addresses
 * are decoded and carry the base path.
 */
export interface WorkerStamp {
  /** Digest by address of every file the language needs without a network; pages end with a slash. */
  files: Record<string, string>;
  /** The build's id, which each of its pages names. */
  build: string;
  /** The page that also answers for shared results, and the one for unknown addresses. */
  resultPage: string;
  notFoundPage: string;
  /** Where article pictures lie, and a digest that changes when one of them does. */
  pictureFolder: string;
  pictures: string;
  /** Prefixes of the languages whose addresses lie in this scope too (English): not ours. */
  foreignPrefixes: string[];
}

/** True for files whose name changes with their content. */
export function isHashed(path: string): boolean {
  return path.includes('/_next/static/') || path.includes('/fonts/');
}
