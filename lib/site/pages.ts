import type messages from '@/messages/en.json';
import type { PageName } from './slugs';

/** A link of the menu; the footer repeats those at its bottom. */
export interface MenuEntry {
  /** Its name is the message `shell.menu.{label}`. */
  label: keyof typeof messages.shell.menu;
  position: 'top' | 'bottom';
}

/** A page that every site has once. */
interface PageRow {
  /** Id of an article with title and description; else these are the messages `meta.{page}`. */
  article?: string;
  /** The title ends with the name of the app. */
  hasAppNameInTitle?: true;
  menu?: MenuEntry;
  /** Search engines must not list it: `noindex`, and not in the sitemap. */
  isUnlisted?: true;
  /**
   * A script without React draws its answer first (`components/first-answer/{page}.ts`), and its other
   * scripts start after the first paint; those of other pages wait for interaction.
   */
  hasFirstAnswer?: true;
}

/**
 * The single source of truth about pages, with their addresses in `slugs.ts`: metadata, menu, sitemap,
 * service workers and the build derive from it. Articles are declared in
 * `content/articles/{site}/manifest.json`. A field that has its default is left out.
 */
export const pages = {
  home: {
    menu: { label: 'calculator', position: 'top' },
    hasFirstAnswer: true,
  },
  result: {
    hasAppNameInTitle: true,
    menu: { label: 'result', position: 'top' },
    isUnlisted: true,
    hasFirstAnswer: true,
  },
  help: { menu: { label: 'help', position: 'top' } },
  about: {
    article: 'about',
    hasAppNameInTitle: true,
    menu: { label: 'about', position: 'top' },
  },
  privacy: {
    article: 'privacy-policy',
    hasAppNameInTitle: true,
    menu: { label: 'privacy', position: 'bottom' },
  },
  notFound: { isUnlisted: true },
} as const satisfies Record<PageName, PageRow>;

type Pages = typeof pages;

/** Pages whose title and description are those of an article. */
type ArticlePage = {
  [Page in PageName]: Pages[Page] extends { article: string } ? Page : never;
}[PageName];

/** Pages whose answer is drawn before React has come. */
export type FirstAnswerPage = {
  [Page in PageName]: Pages[Page] extends { hasFirstAnswer: true } ? Page : never;
}[PageName];

/** The row of a page with its optional fields. */
export function rowOf(page: PageName): PageRow {
  return pages[page];
}

export function hasArticle(page: PageName): page is ArticlePage {
  return rowOf(page).article !== undefined;
}

export function hasFirstAnswer(page: PageName): page is FirstAnswerPage {
  return rowOf(page).hasFirstAnswer === true;
}
