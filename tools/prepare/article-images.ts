import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { imageWidths } from '@/lib/articles/images';
import { cardSize } from '@/lib/site/metadata';

const masters = 'content/articles/images';

/** Width and height of a master drawing, pixels. */
const masterPx = 1080;

/** Lower qualities have visible artefacts in flat drawings. */
const webpQuality = 82;
const jpgQuality = 85;

/** Draws the images of all articles and the preview image for links, below `public/articles`. */
export async function drawArticleImages(out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const directories = readdirSync(masters, { withFileTypes: true }).filter((e) => e.isDirectory());
  for (const { name } of directories) {
    const master = readFileSync(join(masters, name, 'master.svg'));
    const folder = join(out, name);
    mkdirSync(folder, { recursive: true });
    for (const width of imageWidths) {
      await sharp(master, { density: (72 * width) / masterPx })
        .resize(width, width)
        .webp({ quality: webpQuality, effort: 6 })
        .toFile(join(folder, `img-${width}w.webp`));
    }
    await sharp(master)
      .resize(masterPx, masterPx)
      .flatten()
      .jpeg({ quality: jpgQuality, mozjpeg: true })
      .toFile(join(folder, `img-${masterPx}w.jpg`));
  }
  await sharp(readFileSync(join(masters, 'og.svg')))
    .resize(cardSize.width, cardSize.height)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(out, 'og.png'));
}
