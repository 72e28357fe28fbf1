import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

/** The background of public/icon.svg. */
const ground = '#1b2027';

/** Share of the width that launchers never cut off from a maskable icon. */
const maskableShare = 0.8;

function draw(master: string, sizePx: number): Sharp {
  // Rendered larger, then scaled down, for sharp edges.
  return sharp(readFileSync(`public/${master}`), { density: 144 }).resize(sizePx);
}

async function save(image: Sharp, name: string) {
  await image.png({ compressionLevel: 9, palette: true }).toFile(`public/${name}`);
}

/** The icon on a full square, for launchers that cut their own shape. */
async function onGround(sizePx: number, share: number): Promise<Sharp> {
  const inner = await draw('icon.svg', Math.round(sizePx * share))
    .png()
    .toBuffer();
  return sharp({
    create: { width: sizePx, height: sizePx, channels: 4, background: ground },
  }).composite([{ input: inner }]);
}

/** Draws the PNG icons from the SVG files in public/. They are committed. */
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
