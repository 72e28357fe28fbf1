import './base-path';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '@/lib/site/metadata';
import { buildSettings, recordBuild } from './build-settings.mjs';
import { hintScripts } from './compile-hints';
import { compressExport } from './compress';
import { writeFirstAnswers } from './first-answer';
import { hoistEnglish } from './hoist-english';
import { writeHostFiles } from './host-files';
import { dropSheetHints, trimSheet, writeRests } from './inline-styles';
import { dropPolyfills } from './late-scripts';
import { finishBareArticles, finishPages } from './page-pipeline';
import { writeServiceWorkers } from './service-workers';
import { resultScripts } from './result-scripts';
import { textScripts } from './text-scripts';
import { checkSharedChunks } from './shared-chunks';
import { shippedModules } from './shipped-modules';
import { writeNotices } from './third-party-notices';

const withoutSiteUrl =
  'SITE_URL is not set: no og:url and og:image; canonical, hreflang, structured data and sitemap.xml name no host, which search engines want. For a deployment: SITE_URL=https://example.org npm run build';

/** Finishes the export that `next build` wrote to `out/`, in this order. */
const out = 'out';
hoistEnglish(out);
checkSharedChunks(readdirSync(join(out, '_next/static/chunks')), shippedModules());
dropSheetHints(out);
const sheet = trimSheet(out);
finishPages(out, {
  sheet,
  firstAnswers: await writeFirstAnswers(out),
  textScripts: textScripts(out, '.next'),
  resultScripts: resultScripts('.next'),
});
writeRests(out, sheet);
dropPolyfills(out);
hintScripts(out);
finishBareArticles(out);
if (!siteUrl()) console.log(withoutSiteUrl);
writeNotices(out);
writeHostFiles(out);
writeServiceWorkers(out);
await compressExport(out);
recordBuild(buildSettings(process.env));
