import { cutFonts } from './fonts';

/** What the pages need before Next renders them; runs before `next dev` and `next build`. */
await cutFonts();
