import { describe, expect, it } from 'vitest';
import { bareHtml } from '@/lib/articles/bare-article';
import { linkTarget } from '@/lib/articles/links';
import { activeArticles, articleById, articleByKey, articlesOf } from '@/lib/articles/manifest';
import { articleIds } from '@/lib/articles/manifest-schema';
import { renderArticle } from '@/lib/articles/render';
import { ArticleWords } from '@/lib/articles/words';
import { siteByCode, sites } from '@/lib/site/sites';
import { translatorOf } from '@/tools/build/messages';

const t = translatorOf('en');
const render = (text: string) => renderArticle(text, new ArticleWords(siteByCode('en'), t));

const text = `The lead with [limit:PL].[source:1]

## First part

One [link:bac-limits-in-countries|sentence], one [link:privacy-policy|unlisted], one [link:none|unknown].

[calculator]

## Second part

[table:hours-to-zero]

[sources]

1. Watson PE, 1980
`;

describe('renderArticle', () => {
  it('takes an article apart', () => {
    const { lead, body, headings, sources } = render(text);
    expect(lead.children).toHaveLength(1);
    expect(headings).toEqual([
      { id: 'first-part', text: 'First part' },
      { id: 'second-part', text: 'Second part' },
    ]);
    expect(body.children.filter((n) => n.type === 'element' && n.tagName === 'aside')).toHaveLength(
      1,
    );
    expect(JSON.stringify(sources)).toContain('"id":"source-1"');
  });

  it('marks the limits that are unconfirmed, or that another source contradicts', () => {
    const html = bareHtml(render('A lead.\n\n## All\n\n[table:limits]\n'), 'en', '');
    expect(html).toContain('Liechtenstein (not confirmed)');
    expect(html).toContain('Albania (not confirmed)');
    expect(html).not.toContain('Poland (');
  });

  it.each([
    ['a reference without a source', 'A lead.[source:2]\n\n[sources]\n\n1. One\n', 'source-2'],
    ['a table that there is not', 'A lead.\n\n[table:none]\n', '[table:none]'],
    ['a directive as the lead', '[answers:hours]\n\nMore.\n', 'Cannot read [answers:hours]'],
    ['one in a source', 'A lead.\n\n[sources]\n\n1. [figur:rate]\n', 'Cannot read [figur:rate]'],
    ['more sources', `${text}\n[sources]\n\n1. Two\n`, 'Cannot read [sources]'],
  ])('stops the build at %s', (_, wrong, why) => {
    expect(() => render(wrong)).toThrow(why);
  });

  it.each([
    '[aftr:4x]',
    '[After:4xbeer-500,2|gone]',
    '[answer:hours]',
    '[selfcheck]',
    '[table: limits]',
    'foo [answers:hours]',
    '- [answers:hours]',
    '| a |\n| --- |\n| [aftr:4x\\|gone] |',
    '[source:1',
    '[calculator]\n[calculator]',
  ])('stops the build at what only looks like a directive: %s', (wrong) => {
    expect(() => render(`A lead.\n\n${wrong}\n`)).toThrow(/Cannot read \[/);
  });

  it('lets links, references and footnotes pass', () => {
    const { body } = render(
      'A lead.\n\nA [word](https://example.org), a [word], a [longer name][word], a note.[^note] ' +
        'See [link:help|help].[source:1]\n\n[word]: https://example.org\n[^note]: Of it.\n\n' +
        '[sources]\n\n1. One\n',
    );
    const html = JSON.stringify(body);
    expect(html.match(/"href":"https:\/\/example.org"/g)).toHaveLength(3);
    expect(html).toContain('"href":"page:help"');
    expect(html).toMatch(/"href":"#[a-z-]*fn-note"/);
  });

  it('writes the table of hours, cautious as from a measured value and nothing beside', () => {
    const html = bareHtml(render(text), 'en', 'Open');
    // 0.5 permille: 0.5 × 1.15 ÷ 0.12 = 4 h 47.5 and 75 min: 6 h 2.5, up to the half hour.
    expect(html).toMatch(/0\.05<\/td>\s*<td[^>]*>6.h.30.min<\/td>\s*<\/tr>/);
    expect(html).toMatch(/<th[^>]*>Level, %<\/th>/);
  });

  it('gives no bare HTML without the tables that were asked for', () => {
    const asked = render('A lead.\n\n[answers:hours]\n\n[self-check]\n');
    expect(() => bareHtml(asked, 'en', 'Open')).toThrow('without its hours');
  });

  it('gives bare HTML with real addresses; unlisted and unknown targets are plain text', () => {
    const html = bareHtml(render(text), 'en', 'Open');
    const { category_key, article_key } = articleById('en', 'bac-limits-in-countries');
    expect(html).toContain(`<a href="/${category_key}/${article_key}/">sentence</a>`);
    expect(html).toContain('<span>unlisted</span>');
    expect(html).toContain('<span>unknown</span>');
    expect(html).toContain('<a href="/">Open</a>');
    expect(html).not.toMatch(/<script|<html|page:/);
  });
});

/** Not listed in the library (specification, section 3). */
const unlisted = ['about', 'privacy-policy'];

describe('manifest', () => {
  it.each(sites.map(({ code }) => code))('%s has every article once, with unique keys', (code) => {
    const articles = articlesOf(code);
    expect(articles.map(({ id }) => id).sort()).toEqual([...articleIds].sort());
    const listed = activeArticles(code).map(({ id }) => id);
    expect(listed.sort()).toEqual(articleIds.filter((id) => !unlisted.includes(id)).sort());
    for (const article of activeArticles(code)) {
      expect(articleByKey(code, article.article_key)).toBe(article);
    }
  });

  it('knows no key of an unlisted article', () => {
    const { article_key } = articleById('en', 'privacy-policy');
    expect(() => articleByKey('en', article_key)).toThrow('No article');
    expect(linkTarget('en', 'page:privacy-policy')).toBeNull();
  });
});
