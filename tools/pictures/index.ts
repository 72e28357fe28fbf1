import { drawIcons } from './icons';
import { takeScreenshots } from './screenshots';

/**
 * `npm run pictures -- icons` after a change of an SVG icon in public/; `-- screenshots` after a build
 * and a visible change of the product.
 */
const kinds: Record<string, () => Promise<void>> = {
  icons: drawIcons,
  screenshots: takeScreenshots,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in kinds));
if (wanted.length === 0 || unknown.length > 0) {
  throw new Error(`Name what to draw: ${Object.keys(kinds).join(', ')}`);
}
for (const name of wanted) await kinds[name]?.();
