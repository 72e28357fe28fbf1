import { join } from 'node:path';
import { nameErrors } from '@/lib/articles/name-errors';
import { withEarlyScripts } from './early-scripts';
import { bareArticles, declaredPages, exportedPages, type ExportedPage } from './exported-pages';
import { rewriteFile } from './files';
import { withFirstAnswer, type FirstAnswer } from './first-answer';
import { withInlineStyles, type SharedSheet } from './inline-styles';
import { withLateScripts } from './late-scripts';
import { withResultScripts } from './result-scripts';
import { withBareArticlePolicy, withSecurityPolicy } from './security-policy';
import { withStructuredData } from './structured-data';

/** What the steps insert into the pages, prepared once for all of them. */
export interface PageParts {
  sheet: SharedSheet;
  /** By the file of their page. */
  firstAnswers: ReadonlyMap<string, FirstAnswer>;
  /** The code of the scripts that may run on a page without calculator and result. */
  textScripts: (html: string) => string;
  /** Addresses of the scripts that result pages start with. */
  resultScripts: readonly string[];
}

/** Rewrites the HTML of a page, and nothing else. @throws {Error} when it is not as expected */
type PageStep = (html: string, page: ExportedPage, parts: PageParts) => string;

/** All steps, in the order in which they run. */
const pageSteps = {
  structuredData: withStructuredData,
  earlyScripts: withEarlyScripts,
  // After the early scripts: the names in these and in the first answer decide which rules are kept.
  inlineStyles: (html, { file }, { sheet, firstAnswers, textScripts }) => {
    const answer = firstAnswers.get(file);
    const later = { code: answer?.code ?? textScripts(html), isAll: !answer };
    return withInlineStyles(html, sheet, later);
  },
  resultScripts: (html, { page }, { resultScripts }) =>
    page === 'result' ? withResultScripts(html, resultScripts) : html,
  lateScripts: withLateScripts,
  // After the late scripts: its own script must not wait with them.
  firstAnswer: (html, { file }, { firstAnswers }) => {
    const answer = firstAnswers.get(file);
    return answer ? withFirstAnswer(html, answer) : html;
  },
  // Last: it contains hashes of all inline scripts and styles.
  securityPolicy: withSecurityPolicy,
} satisfies Record<string, PageStep>;

/** Runs all steps on a page. @throws {Error} what a step throws, with the name of step and page */
export function finishedPage(html: string, page: ExportedPage, parts: PageParts): string {
  const steps: [name: string, step: PageStep][] = Object.entries(pageSteps);
  return steps.reduce(
    (changed, [name, step]) =>
      nameErrors(`${page.file}, ${name}`, () => step(changed, page, parts)),
    html,
  );
}

/** Finishes all pages. @throws {Error} for other pages than declared */
export function finishPages(out: string, parts: PageParts, declared = declaredPages()): void {
  const files = exportedPages(out);
  const missing = [...declared.keys()].filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Error(`Pages that were not exported: ${missing}`);
  const unknown = files.filter((file) => !declared.has(file));
  if (unknown.length > 0) throw new Error(`Neither in the table of pages nor articles: ${unknown}`);
  for (const page of declared.values()) {
    rewriteFile(join(out, page.file), (html) => finishedPage(html, page, parts));
  }
}

/** Finishes the bare texts of articles. */
export function finishBareArticles(out: string): void {
  for (const file of bareArticles(out)) {
    rewriteFile(join(out, file), (html) => nameErrors(file, () => withBareArticlePolicy(html)));
  }
}
