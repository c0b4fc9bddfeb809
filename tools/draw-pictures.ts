import './check-node.ts';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import sharp from 'sharp';
import { root } from './lib/build.ts';

/**
 * Draws the originals of the demonstration's pictures into `demo/pictures`, with the drawing program of commit 8b1e74e:
 *
 *     node tools/draw-pictures.ts CHECKOUT [KIND/KEY …]
 *
 * CHECKOUT is a checkout of that commit with its packages (demo/pictures/README.md says how to get one); without names
 * all pictures of films and cinemas are drawn. The same data gives the same bytes.
 */
const [checkout, ...names] = process.argv.slice(2);
if (checkout === undefined) throw new Error('expected the folder of a checkout of 8b1e74e');
const program = path.resolve(checkout, 'backend');
const folder = path.join(root, 'demo/pictures');

/** A drawing that takes longer than this to render, in milliseconds on one core, is stored as pixels. */
const slow = 1_000;
/** A second encoding with these options changes the picture no more than the first one. */
const avif = { quality: 80, effort: 4, chromaSubsampling: '4:4:4' } as const;

const compress = promisify(gzip);
sharp.concurrency(1);
sharp.cache(false);

interface Subject {
  readonly key: string;
}

async function part(file: string, name: string): Promise<unknown> {
  const loaded: unknown = await import(pathToFileURL(path.join(program, file)).href);
  if (typeof loaded !== 'object' || loaded === null || !(name in loaded))
    throw new Error(`${file} of ${program} has no ${name}: is it a checkout of 8b1e74e?`);
  return Object.entries(loaded).find(([one]) => one === name)?.[1];
}

async function maker(file: string, name: string): Promise<(subject: unknown) => unknown> {
  const made = await part(file, name);
  if (typeof made !== 'function') throw new Error(`${name} of ${file} is no function`);
  return (subject) => Reflect.apply(made, undefined, [subject]);
}

function isSubject(value: unknown): value is Subject {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}

async function subjects(file: string, name: string): Promise<readonly Subject[]> {
  const list = await part(file, name);
  if (!Array.isArray(list)) throw new Error(`${name} of ${file} is no list`);
  return list.filter(isSubject);
}

/** The SVG document: `drawBackdrop` and `drawFacade` return it; the result of `drawPoster` contains it. */
function svgOf(drawn: unknown): string {
  if (typeof drawn === 'string') return drawn;
  if (typeof drawn === 'object' && drawn !== null && 'svg' in drawn) return svgOf(drawn.svg);
  throw new Error('the drawing is no SVG document');
}

async function master(kind: string, key: string, svg: string): Promise<void> {
  const from = process.cpuUsage();
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { user, system } = process.cpuUsage(from);
  const [asPixels = false, asDrawing = false] = [`${key}.avif`, `${key}.svgz`].map((name) =>
    existsSync(path.join(folder, kind, name)),
  );
  // An existing picture keeps its format, because rendering times differ between machines.
  const isSlow = asPixels || (!asDrawing && (user + system) / 1_000 > slow);
  const { width, height } = info;
  const bytes = isSlow
    ? await sharp(data, { raw: { width, height, channels: 3 } })
        .avif(avif)
        .toBuffer()
    : await compress(svg, { level: 9 });
  const file = path.join(kind, `${key}.${isSlow ? 'avif' : 'svgz'}`);
  await mkdir(path.join(folder, kind), { recursive: true });
  await writeFile(path.join(folder, file), bytes);
  process.stdout.write(`${file} ${bytes.length}\n`);
}

const drawPoster = await maker('media/art/film-art.ts', 'drawPoster');
const drawBackdrop = await maker('media/art/film-art.ts', 'drawBackdrop');
const drawFacade = await maker('media/art/facade.ts', 'drawFacade');
const artOfHouse = await maker('seed/houses.ts', 'artOfHouse');
const asked = (name: string): boolean => names.length === 0 || names.includes(name);
for (const film of await subjects('seed/films.ts', 'films')) {
  if (asked(`poster/${film.key}`)) await master('poster', film.key, svgOf(drawPoster(film)));
  if (asked(`backdrop/${film.key}`)) await master('backdrop', film.key, svgOf(drawBackdrop(film)));
}
for (const cinema of await subjects('seed/houses.ts', 'houses'))
  if (asked(`cinema/${cinema.key}`))
    await master('cinema', cinema.key, svgOf(drawFacade(artOfHouse(cinema))));
