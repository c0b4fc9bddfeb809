import './check-node.ts';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { markPaths, namePaths } from '#src/styles/brand-paths.ts';
import { palette } from '#src/styles/palette.ts';
import { themeColor } from '#src/styles/theme-color.ts';
import { root } from './lib/build.ts';

/**
 * Draws the brand's pictures into `public/`: favicons, icons of the home screen, and the picture in link previews of
 * pages without one of their own. Run it by hand when the brand changes; the same brand gives the same bytes.
 */
const velvet = palette.light.accent;
const velvetDeep = palette.both['velvet-deep'];
const lamp = palette.both.lamp;
/** The colour of the screen's light on the velvet. */
const warmth = '#a8453a';
const paper = themeColor.light;
const ground = themeColor.dark;

/** Sizes in pixels of the icons in pages (R290) and in the manifest. */
const iconSizes = [32, 128, 152, 167, 180, 192, 196, 512];
const faviconSizes = [16, 32, 48];

function mark(folds: boolean): string {
  const drapes = markPaths.drapes.map((drape) => `<path fill="${velvet}" d="${drape}"/>`).join('');
  const lines = `<path fill="none" stroke="${velvetDeep}" stroke-width="1.1" stroke-linecap="round" opacity=".75" d="${markPaths.folds}"/>`;
  return `<path fill="${lamp}" d="${markPaths.light}"/>${drapes}${folds ? lines : ''}`;
}

/** The mark on its background; the mark takes `share` of the icon's width. */
function icon(share: number, folds: boolean): string {
  const edge = 48 / share;
  const from = 24 - edge / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${edge} ${edge}"><rect x="${from}" y="${from}" width="${edge}" height="${edge}" fill="${ground}"/>${mark(folds)}</svg>`;
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size, { kernel: 'lanczos3' })
    .png({ compressionLevel: 9, palette: size > 100 })
    .toBuffer();
}

/** An ICO file of PNG pictures: a directory with sixteen bytes for each, then the pictures. */
function ico(pictures: readonly { readonly size: number; readonly data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

/** The curtain of one side: folds of velvet, drawn aside towards the bottom. */
function curtain(mirrored: boolean): string {
  const folds = Array.from({ length: 7 }, (_, index) => {
    const x = index * 46;
    const lower = index * 30;
    return `<path d="M${x} 0h46C${x + 44} 260 ${lower + 44} 420 ${lower + 30} 630h-32C${lower + 4} 420 ${x + 2} 260 ${x} 0Z" fill="url(#fold)"/>`;
  });
  return `<g${mirrored ? ' transform="matrix(-1 0 0 1 1200 0)"' : ''}>${folds.join('')}</g>`;
}

function sharePicture(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<defs>
<linearGradient id="fold" x1="0" x2="1" y1="0" y2="0">
<stop offset="0" stop-color="${velvetDeep}"/><stop offset=".45" stop-color="${velvet}"/><stop offset=".7" stop-color="#74102a"/><stop offset="1" stop-color="${velvetDeep}"/>
</linearGradient>
<radialGradient id="glow" cx=".5" cy=".42" r=".5">
<stop offset="0" stop-color="${warmth}" stop-opacity=".34"/><stop offset="1" stop-color="${warmth}" stop-opacity="0"/>
</radialGradient>
<linearGradient id="floor" x1="0" x2="0" y1="0" y2="1">
<stop offset=".55" stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}" stop-opacity=".8"/>
</linearGradient>
</defs>
<rect width="1200" height="630" fill="${ground}"/>
<rect width="1200" height="630" fill="url(#glow)"/>
${curtain(false)}${curtain(true)}
<rect width="1200" height="630" fill="url(#floor)"/>
<g transform="translate(600 222) scale(4.6) translate(-24 -24)">${mark(true)}</g>
<g transform="translate(600 452) scale(2.75) translate(-146 -24)" fill="${paper}" fill-rule="evenodd">${namePaths.map((letter) => `<path d="${letter}"/>`).join('')}</g>
</svg>`;
}

async function write(file: string, data: Buffer): Promise<void> {
  await writeFile(path.join(root, 'public', file), data);
  process.stdout.write(`public/${file} ${data.length}\n`);
}

for (const size of iconSizes)
  await write(`icons/velours-${size}.png`, await png(icon(size > 100 ? 0.72 : 0.88, size > 100), size));
// The platform's mask leaves at least a circle of 80 % visible.
await write('icons/velours-maskable-512.png', await png(icon(0.56, true), 512));
await write(
  'favicon.ico',
  ico(
    await Promise.all(faviconSizes.map(async (size) => ({ size, data: await png(icon(0.86, false), size) }))),
  ),
);
await write(
  'icons/velours-share.jpg',
  await sharp(Buffer.from(sharePicture())).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
);
