import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { setTitle } from '../../lettering/title.ts';
import { contrast, schemeOf } from '../colour.ts';
import { Drawing } from '../drawing.ts';
import { families } from '../families.ts';
import { drawPoster, safeArea } from '../film-art.ts';
import type { FilmArt } from '../film-art.ts';
import { randomOf } from '../random.ts';
import type { Layout, Scene } from '../scene.ts';
import { figure } from '../subjects/people/figure.ts';
import { subjectsOf } from '../subjects/find.ts';
import { nightCompositions } from './worlds-and-night.ts';

const genres = Object.keys(nightCompositions).filter(
  (key): key is keyof typeof nightCompositions => key in nightCompositions,
);
const scenes = [...new Set(Object.values(nightCompositions).flat())];
const palettes = [
  ['#0b2545', '#8ecae6', '#e4572e'],
  ['#5b2a86', '#7785ac', '#9ac6c5'],
  ['#f7e9d0', '#e2b04a', '#c2554d'],
  ['#11151c', '#7d4e57', '#d66853'],
] as const;
const motifs = [
  'a fox and a lantern',
  'a train',
  'a key',
  'a lighthouse and a whale',
  'a clock',
  'no subject',
];

function paint(scene: Scene, key: string, motif: string, palette: number, wide = false): [Drawing, Layout] {
  const [width, height] = wide ? [1920, 1080] : [720, 1080];
  const drawing = new Drawing(width, height);
  const named = subjectsOf(motif);
  const layout = scene({
    d: drawing,
    w: width,
    h: height,
    wide,
    cx: wide ? 1230 : 360,
    s: schemeOf([...(palettes[palette % palettes.length] ?? palettes[0])]),
    r: randomOf(key),
    subjects: named.length > 0 ? named : [figure],
    names: [],
  });
  return [drawing, layout];
}

/** Contrast of the lettering with what lies under it, in the worst twelfth of the title's area. */
async function legibility(scene: Scene, key: string, motif: string, palette: number): Promise<number> {
  const [drawing, layout] = paint(scene, key, motif, palette);
  const { box } = setTitle('The Long Night of Winter', layout.box, {
    ...families.thriller.type,
    maxSize: 132,
    maxLines: 4,
    ...layout.style,
    align: layout.align,
    valign: layout.valign,
  });
  // A third of the size: enough to see what lies behind letters, and quick.
  const third = (value: number): number => Math.max(1, Math.floor(value / 3));
  const pixels = await sharp(Buffer.from(drawing.toSvg()), { density: 24 })
    .removeAlpha()
    .extract({
      left: third(box.x),
      top: third(box.y),
      width: third(box.w),
      height: third(box.h),
    })
    .resize(36, 12, { fit: 'fill' })
    .raw()
    .toBuffer();
  const found: number[] = [];
  for (let at = 0; at < pixels.length; at += 3)
    found.push(contrast(`#${pixels.subarray(at, at + 3).toString('hex')}`, layout.fill));
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 12)] ?? 0;
}

describe('the compositions of far worlds and of the night', () => {
  it('are at least seven for every genre, none twice', () => {
    const short = genres.filter((genre) => new Set(nightCompositions[genre]).size < 7);
    const twice = genres.filter(
      (genre) => new Set(nightCompositions[genre]).size !== nightCompositions[genre].length,
    );
    expect([short, twice]).toEqual([[], []]);
    expect(genres).toHaveLength(9);
  });

  it('draw no two pictures alike, in either format, whatever the subject', () => {
    const drawn: string[] = [];
    for (const scene of scenes)
      for (const [index, motif] of motifs.entries())
        for (const wide of [false, true])
          drawn.push(paint(scene, `film-${index}`, motif, 0, wide)[0].toSvg());
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(300_000);
    const broken = drawn.filter((svg) =>
      /NaN|Infinity|undefined|\de-\d/u.test(svg.replaceAll(/data:image\/png;base64,[^"]+/gu, '')),
    );
    expect(broken).toEqual([]);
  });

  it('look different with another key alone', () => {
    const alike = scenes.filter(
      (scene) => paint(scene, 'one', 'a fox', 0)[0].toSvg() === paint(scene, 'other', 'a fox', 0)[0].toSvg(),
    );
    expect(alike.map((scene) => scene.name)).toEqual([]);
  });

  it('keep the title where it can be read, inside the safe area', async () => {
    const dim: string[] = [];
    const outside: string[] = [];
    for (const [turn, scene] of scenes.entries()) {
      for (const index of [turn, turn + 3]) {
        const motif = motifs[index % motifs.length] ?? '';
        const { box } = paint(scene, `film-${index}`, motif, index)[1];
        if (
          box.x < safeArea.x ||
          box.y < safeArea.y ||
          box.x + box.w > safeArea.x + safeArea.w ||
          box.y + box.h > 1000
        )
          outside.push(scene.name);
        const found = await legibility(scene, `film-${index}`, motif, index);
        if (found < 3) dim.push(`${scene.name} ${index}: ${found.toFixed(2)}`);
      }
    }
    expect(outside).toEqual([]);
    expect(dim).toEqual([]);
  }, 60_000);

  it('give two hundred films of one palette two hundred posters', () => {
    const text = { fr: 'Soir', en: 'Evening', de: 'Abend', nl: 'Avond' };
    const films = Array.from({ length: 200 }, (_, index): FilmArt => ({
      key: `film-${index}`,
      title: text,
      originalTitle: 'Evening',
      tagline: text,
      genres: [genres[index % genres.length] ?? 'thriller'],
      directors: [],
      actors: [],
      originalLanguage: 'en',
      palette: ['#1c2b3a', '#c8794a', '#ecd9b6'],
      motif: 'a stag',
    }));
    expect(new Set(films.map((film) => drawPoster(film).svg)).size).toBe(films.length);
  });
});
