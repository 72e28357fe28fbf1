import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

/** The ground of public/icon.svg, so that the margins around it do not show. */
const ground = '#1b2027';

/** Launchers may cut a maskable icon to a circle of 80 percent of its width. */
const maskableShare = 0.8;

function draw(master: string, sizePx: number): Sharp {
  // Twice the size of the master, then down: sharp edges at every size.
  return sharp(readFileSync(`public/${master}`), { density: 144 }).resize(sizePx);
}

async function save(image: Sharp, name: string) {
  await image.png({ compressionLevel: 9, palette: true }).toFile(`public/${name}`);
}

/** On a full square of the ground, for launchers that cut their own shape. */
async function onGround(sizePx: number, share: number): Promise<Sharp> {
  const inner = await draw('icon.svg', Math.round(sizePx * share))
    .png()
    .toBuffer();
  return sharp({
    create: { width: sizePx, height: sizePx, channels: 4, background: ground },
  }).composite([{ input: inner }]);
}

/** Draws the PNG icons from the SVG masters in public/. The results are committed. */
export async function drawIcons(): Promise<void> {
  await save(draw('icon.svg', 192), 'icon-192.png');
  await save(draw('icon.svg', 512), 'icon-512.png');
  await save(await onGround(512, maskableShare), 'icon-maskable-512.png');
  await save(await onGround(180, 1), 'apple-touch-icon.png');
  await save(draw('icon-monochrome.svg', 512), 'icon-monochrome-512.png');

  for (const shortcut of ['log', 'calculate', 'result', 'limits']) {
    for (const sizePx of [96, 192]) {
      await save(draw(`shortcuts/${shortcut}.svg`, sizePx), `shortcuts/${shortcut}-${sizePx}.png`);
    }
  }
}
