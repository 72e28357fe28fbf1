/** Logs what a build without SITE_URL leaves out, since it requires absolute addresses. */
export function tellMissingSiteUrl(): void {
  console.log(
    'SITE_URL is not set: no og:url, og:image and feed.xml; canonical, hreflang, structured data, sitemap.xml and llms.txt name no host, which search engines want. For a deployment: SITE_URL=https://example.org npm run build',
  );
}
