import '@/tools/build/base-path';
import { drawArticleImages } from './article-images';
import { buildSettings, forgetBuild } from '../build/build-settings.mjs';
import { cutFonts } from './fonts';
import { writeManifests } from './manifests';
import { orSayWhy } from '../start/setting-error.mjs';

/** Generates files that pages need; runs before `next dev` and `next build`. */
await orSayWhy(() => buildSettings(process.env));
forgetBuild();
writeManifests('public');
await cutFonts();
await drawArticleImages('public/articles');
