import { bareArticle } from '@/lib/articles/bare-article';
import { articlesOf } from '@/lib/articles/manifest';
import { sites } from '@/lib/site/sites';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The `html_path` of all articles in all languages. */
export function generateStaticParams() {
  return sites.flatMap(({ code }) =>
    articlesOf(code).map(({ html_path }) => ({ path: html_path.split('/') })),
  );
}

export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const html = await bareArticle((await params).path.join('/'));
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
