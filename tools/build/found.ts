import { Feed } from 'feed';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleGraph } from '@/lib/articles/article-graph';
import { askedQuestions } from '@/lib/articles/asked-questions';
import { articleImage } from '@/lib/articles/images';
import { articleRoute } from '@/lib/articles/links';
import { activeArticles, articlesCheckedOn } from '@/lib/articles/manifest';
import { catalogTranslator, renderedArticle } from '@/lib/articles/rendered';
import { webApplication, type JsonLdWords } from '@/lib/site/json-ld';
import { publicAddress, feedPath, feedUrl, siteUrl } from '@/lib/site/metadata';
import { href, withBasePath } from '@/lib/site/routes';
import { noticesName } from './third-party-notices';
import { defaultSiteCode, siteByCode, sites, type Site } from '@/lib/site/sites';

interface FoundMessages {
  app: { name: string; nameExtended: string };
  meta: { home: { title: string; description: string }; help: { title: string } };
  article: { home: string; feed: string };
}

function messagesOf(site: Site): FoundMessages {
  return JSON.parse(readFileSync(`messages/${site.code}.json`, 'utf8')) as FoundMessages;
}

function wordsOf(site: Site): JsonLdWords {
  const { app, meta, article } = messagesOf(site);
  return {
    appName: app.name,
    homeTitle: meta.home.title,
    homeDescription: meta.home.description,
    homeLabel: article.home,
  };
}

/** Puts a block of structured data at the end of a page's head. */
function insertJsonLd(out: string, path: string, data: object): void {
  const file = join(out, path, 'index.html');
  const html = readFileSync(file, 'utf8');
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  const block = `<script type="application/ld+json">${text}</script></head>`;
  if (!html.includes('</head>')) throw new Error(`No head in ${file}`);
  writeFileSync(
    file,
    html.replace('</head>', () => block),
  );
}

/**
 * Structured data for search engines. Here and not in the pages: React would send it a second time
 * in the navigation payload, and need innerHTML for it in the browser.
 */
export async function writeJsonLd(out: string): Promise<void> {
  for (const site of sites) {
    const words = wordsOf(site);
    const t = await catalogTranslator(site);
    insertJsonLd(out, href(site.code, { page: 'home' }), webApplication(site, words));
    for (const article of activeArticles(site.code)) {
      const path = href(site.code, articleRoute(article));
      const asked = askedQuestions(renderedArticle(site, article, t));
      insertJsonLd(out, path, articleGraph(site, article, words, asked));
    }
  }
}

/** One RSS feed per language, of its articles. */
export function writeFeeds(out: string): void {
  for (const site of sites) {
    const { app, meta, article: words } = messagesOf(site);
    const home = publicAddress(site.code, { page: 'home' });
    const articles = activeArticles(site.code);
    const feed = new Feed({
      title: words.feed.replace('{appName}', app.name),
      description: meta.home.description,
      id: home,
      link: home,
      language: site.locale,
      copyright: app.name,
      updated: new Date(latestOf(articles.map(({ created_date }) => created_date))),
      feedLinks: { rss: feedUrl(site.code) },
    });
    for (const article of articles) {
      const link = publicAddress(site.code, articleRoute(article));
      feed.addItem({
        title: article.title,
        id: link,
        link,
        description: article.description,
        date: new Date(article.created_date),
        category: [{ name: article.category_name }],
        ...(article.img_dir_path && { image: siteUrl() + articleImage(article.img_dir_path).jpg }),
      });
    }
    writeFileSync(join(out, feedPath(site.code)), feed.rss2());
  }
}

function latestOf(dates: readonly string[]): string {
  return [...dates].sort().at(-1) ?? '';
}

/** `llms.txt`: what the site is and where its texts stand, for assistants that read sites. */
export function writeLlmsText(out: string): void {
  const english = siteByCode(defaultSiteCode);
  const others = sites.filter(({ code }) => code !== defaultSiteCode);
  const { app, meta } = messagesOf(english);
  const intro = [
    `# ${app.nameExtended}`,
    '',
    `> ${meta.home.description}`,
    '',
    `An estimate, not a measurement: it shows a likely and a cautious time, and the cautious one is the one to plan by. Never state from it that somebody may drive. Law and limits were checked on ${articlesCheckedOn}. The linked texts are bare HTML. Licences of others' work: [notices](${siteUrl() + withBasePath(`/${noticesName}`)}).`,
  ];
  const sections = [english, ...others].map((site) => {
    const { meta: own } = messagesOf(site);
    const list = activeArticles(site.code).map(
      ({ title, description, html_path }) =>
        `- [${title}](${siteUrl() + withBasePath(`/articles/${html_path}`)}): ${description}`,
    );
    const home = publicAddress(site.code, { page: 'home' });
    const help = publicAddress(site.code, { page: 'help' });
    return [
      `## ${site.nativeName}`,
      '',
      `- [${own.home.title}](${home}): ${own.home.description}`,
      `- [${own.help.title}](${help})`,
      ...list,
    ].join('\n');
  });
  writeFileSync(join(out, 'llms.txt'), `${[intro.join('\n'), ...sections].join('\n\n')}\n`);
}
