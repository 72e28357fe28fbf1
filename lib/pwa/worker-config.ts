import type { AbsentLanguage } from './absent-page';

/** What tools/build/service-workers.ts writes into a worker; addresses decoded, with base path. */
export interface WorkerConfig {
  /** Digests of all files for offline use by their addresses; those of pages end with a slash. */
  files: Record<string, string>;
  /** The id of the build, which all its pages contain. */
  build: string;
  /** The page that also answers shared results, and the one that answers unknown addresses. */
  resultPage: string;
  notFoundPage: string;
  /** The folder of article images, and a digest of all of them. */
  pictureFolder: string;
  pictures: string;
  /** Prefixes of other languages in the scope of this service worker (English only). */
  foreignPrefixes: string[];
  /** All languages, to answer for those that are not stored (English only). */
  languages: AbsentLanguage[];
}
