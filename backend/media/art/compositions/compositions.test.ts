import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { GenreKey } from '../../../seed/data-types.ts';
import { films } from '../../../seed/films.ts';
import type { Lettering } from '../../lettering/typeset.ts';
import { chooseScene } from '../choose.ts';
import { contrast } from '../colour.ts';
import { drawBackdrop, drawPoster, safeArea } from '../film-art.ts';
import type { FilmArt } from '../film-art.ts';
import { randomOf } from '../random.ts';
import { lifeCompositions } from './stage-and-life.ts';

const genres = Object.keys(lifeCompositions).filter(
  (key): key is keyof typeof lifeCompositions => key in lifeCompositions,
);

const palettes: FilmArt['palette'][] = [
  ['#1c2b3a', '#c8794a', '#ecd9b6'],
  ['#0f3b3a', '#7fa99b', '#f2e3bc'],
  ['#12233f', '#4f86c6', '#f4d35e'],
  ['#7a1f2b', '#e8a0a0', '#fbe9df'],
  ['#8a5a44', '#b98b73', '#d7b49e'],
];
const motifs = [
  'a fox and a lantern',
  'a train',
  'nothing in particular',
  'a tall mast',
  'a whale',
  'a letter and a cook',
];
const titles = ['Onder', 'The Quiet Salt of Marguerite', 'Les Heures lentes du dimanche après la pluie'];

function film(key: string, genre: GenreKey, index: number): FilmArt {
  const text = (words: string): FilmArt['tagline'] => ({ fr: words, en: words, de: words, nl: words });
  return {
    key,
    title: text('Evening'),
    originalTitle: titles[index % titles.length] ?? 'Evening',
    tagline: text('A tagline of some seven words here.'),
    genres: [genre],
    directors: ['Ada Lindqvist'],
    actors: ['Bo Marchand', 'Dara Nwosu'],
    originalLanguage: 'en',
    palette: palettes[index % palettes.length] ?? ['#101010', '#808080', '#f0f0f0'],
    motif: motifs[index % motifs.length] ?? 'nothing',
  };
}

/** Keys of films for which each of a genre's compositions is chosen, `count` for each. */
function keysOf(genre: GenreKey, scenes: readonly unknown[], count: number): string[][] {
  const keys = new Map(scenes.map((scene): [unknown, string[]] => [scene, []]));
  for (let probe = 0; probe < 2000; probe += 1) {
    const key = `probe-${probe}`;
    const chosen = keys.get(chooseScene('', [genre], randomOf(key).fork('scene')));
    if (chosen !== undefined && chosen.length < count) chosen.push(key);
  }
  return [...keys.values()];
}

/** The colour of a block of lettering in a document, and the document without it. */
function lifted(svg: string, { path }: Lettering): { bare: string; fill: string } {
  const start = svg.indexOf(`<path d="${path}"`);
  const end = svg.indexOf('/>', start) + 2;
  const fill = /fill="(#[\da-f]{6})"/u.exec(svg.slice(start, end))?.[1] ?? '';
  return { bare: svg.slice(0, start) + svg.slice(end), fill };
}

/** The share of the pixels behind a line that stand off its colour by less than 3:1. */
async function illegible(one: FilmArt): Promise<{ title: number; small: number }> {
  const { svg, title, small } = drawPoster(one);
  let bare = svg;
  const marks = [title, ...small].map((lettering) => {
    const found = lifted(bare, lettering);
    bare = found.bare;
    return { lettering, fill: found.fill };
  });
  const half = Buffer.from(bare.replace('width="720" height="1080"', 'width="360" height="540"'));
  const { data } = await sharp(half).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const shares = marks.map(({ lettering, fill }) =>
    Math.max(
      ...lettering.lines.map(({ box }) => {
        let weak = 0;
        let all = 0;
        for (let y = Math.floor(box.y / 2); y < (box.y + box.h) / 2; y += 1) {
          for (let x = Math.floor(box.x / 2); x < (box.x + box.w) / 2; x += 1) {
            const at = (y * 360 + x) * 3;
            all += 1;
            if (contrast(`#${data.subarray(at, at + 3).toString('hex')}`, fill) < 3) weak += 1;
          }
        }
        return weak / all;
      }),
    ),
  );
  return { title: shares[0] ?? 1, small: Math.max(0, ...shares.slice(1)) };
}

function isInside(lettering: Lettering): boolean {
  const { x, y, w, h } = lettering.box;
  const slack = 0.6;
  return (
    x >= safeArea.x - slack &&
    y >= safeArea.y - slack &&
    x + w <= safeArea.x + safeArea.w + slack &&
    y + h <= safeArea.y + safeArea.h + slack
  );
}

describe('the compositions of stage and life', () => {
  it('are seven or more for every genre, and no genre shares one with another', () => {
    const few = genres.filter((genre) => lifeCompositions[genre].length < 7);
    const all = genres.flatMap((genre) => [...lifeCompositions[genre]]);
    expect(few).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('never draw two films alike, not even two of one composition with the same subject and colours', () => {
    const drawn = genres.flatMap((genre) =>
      keysOf(genre, lifeCompositions[genre], 2).flatMap((keys) => keys.map((key) => film(key, genre, 0))),
    );
    expect(drawn.length).toBeGreaterThan(130);
    expect(new Set(drawn.map((one) => drawPoster(one).svg)).size).toBe(drawn.length);
    expect(new Set(drawn.map((one) => drawBackdrop(one)).values()).size).toBe(drawn.length);
  });

  it('spread over the films of the demonstration: none is used for more than three of a genre', () => {
    const uses = new Map<string, number>();
    for (const { key, motif, genres: of } of films) {
      const scene = chooseScene(motif, of, randomOf(key).fork('scene'));
      const place = genres.find((genre) => genre === of[0] && lifeCompositions[genre].includes(scene));
      if (place !== undefined)
        uses.set(`${place} ${scene.name}`, (uses.get(`${place} ${scene.name}`) ?? 0) + 1);
    }
    expect([...uses].filter(([, count]) => count > 3)).toEqual([]);
  });

  it('are all chosen about equally often', () => {
    const rare = genres.filter((genre) =>
      keysOf(genre, lifeCompositions[genre], 100).some((keys) => keys.length < 100),
    );
    expect(rare).toEqual([]);
  });

  it.each(genres)(
    'keep the lettering legible and in the safe area: %s',
    { timeout: 60_000 },
    async (genre) => {
      const wrong: string[] = [];
      for (const [place, keys] of keysOf(genre, lifeCompositions[genre], 5).entries()) {
        for (const [index, key] of keys.entries()) {
          const one = film(key, genre, place + index);
          const { title, small } = drawPoster(one);
          const weak = await illegible(one);
          const touches = small.some(
            ({ box }) => box.y < title.box.y + title.box.h && box.y + box.h > title.box.y,
          );
          if (weak.title > 0.08 || weak.small > 0.3 || touches || ![title, ...small].every(isInside)) {
            wrong.push(
              `${lifeCompositions[genre][place]?.name} ${key} ${weak.title.toFixed(2)} ${weak.small.toFixed(2)}`,
            );
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
