/**
 * A build that was not told where it will stand leaves out what can only hold absolute addresses, and
 * says so here. An address of the machine that builds would be worse than none.
 */
export function tellMissingSiteUrl(): void {
  console.log(
    'SITE_URL is not set: no og:url, og:image and feed.xml; canonical, hreflang, structured data, sitemap.xml and llms.txt name no host, which search engines want. For a deployment: SITE_URL=https://example.org npm run build',
  );
}
