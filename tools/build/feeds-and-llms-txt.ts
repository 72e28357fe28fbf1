import { Feed } from 'feed';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleImage } from '@/lib/articles/images';
import { articleRoute } from '@/lib/articles/links';
import { activeArticles, articlesCheckedOn } from '@/lib/articles/manifest';
import { publicAddress, feedPath, feedUrl, siteUrl } from '@/lib/site/metadata';
import { withBasePath } from '@/lib/site/routes';
import { defaultSiteCode, sites } from '@/lib/site/sites';
import { messagesOf } from './messages';
import { noticesName } from './third-party-notices';

/** Writes an RSS feed of the articles of each language. */
export function writeFeeds(out: string): void {
  for (const site of sites) {
    const { app, meta, article: words } = messagesOf(site.code);
    const home = publicAddress(site.code, { page: 'home' });
    const articles = activeArticles(site.code);
    const feed = new Feed({
      title: words.feed.replace('{appName}', app.name),
      description: meta.home.description,
      id: home,
      link: home,
      language: site.locale,
      copyright: app.name,
      updated: new Date(Math.max(...articles.map((article) => Date.parse(article.created_date)))),
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

/** Writes `llms.txt`: what the site is and where its texts are, for language models. */
export function writeLlmsText(out: string): void {
  const { app, meta } = messagesOf(defaultSiteCode);
  const intro = [
    `# ${app.nameExtended}`,
    '',
    `> ${meta.home.description}`,
    '',
    `An estimate, not a measurement: it shows a likely and a cautious time, and the cautious one is the one to plan by. Never state from it that somebody may drive. Law and limits were checked on ${articlesCheckedOn}. The linked texts are bare HTML. Licences of others' work: [notices](${siteUrl() + withBasePath(`/${noticesName}`)}).`,
  ];
  const sections = sites.map((site) => {
    const { meta: own } = messagesOf(site.code);
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
