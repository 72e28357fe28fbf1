import './base-path';
import { drawArticleImages } from './article-images';
import { cutFonts } from './fonts';
import { writeManifests } from './manifests';

/** What the pages need before Next renders them; runs before `next dev` and `next build`. */
writeManifests('public');
await cutFonts();
await drawArticleImages('public/articles');
