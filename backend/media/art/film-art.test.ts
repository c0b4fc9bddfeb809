import { describe, expect, it } from 'vitest';
import type { GenreKey } from '../../seed/data-types.ts';
import { films } from '../../seed/films.ts';
import type { Box } from './drawing.ts';
import { families } from './families.ts';
import { drawBackdrop, drawPoster, posterTitle, safeArea } from './film-art.ts';
import type { FilmArt } from './film-art.ts';

const genres = Object.keys(families).filter((key): key is GenreKey => key in families);

/** A film without a motif that any scene knows. */
function plain(changes: Partial<FilmArt> = {}): FilmArt {
  const text = { fr: 'Soir', en: 'Evening', de: 'Abend', nl: 'Avond' };
  return {
    key: 'plain',
    title: text,
    originalTitle: 'Evening',
    tagline: text,
    genres: ['drama'],
    directors: ['Ada Ek'],
    actors: ['Bo Lind'],
    originalLanguage: 'en',
    palette: ['#1c2b3a', '#c8794a', '#ecd9b6'],
    motif: 'nothing in particular',
    ...changes,
  };
}

function inside(box: Box, area: Box): boolean {
  const slack = 0.6;
  return (
    box.x >= area.x - slack &&
    box.y >= area.y - slack &&
    box.x + box.w <= area.x + area.w + slack &&
    box.y + box.h <= area.y + area.h + slack
  );
}

/** Whether a document holds something that a renderer stumbles over; embedded pictures are left out. */
function isBroken(svg: string): boolean {
  return /NaN|Infinity|undefined|\de-\d/u.test(svg.replaceAll(/data:image\/png;base64,[^"]+/gu, ''));
}

describe('the posters of the demonstration', () => {
  it('are the same bytes each time', () => {
    const changing = films.filter(
      (film) => drawPoster(film).svg !== drawPoster(film).svg || drawBackdrop(film) !== drawBackdrop(film),
    );
    expect(changing).toEqual([]);
  });

  it('differ from one another and stay under 300 kB of SVG', () => {
    const drawn = films.flatMap((film) => [drawPoster(film).svg, drawBackdrop(film)]);
    expect(new Set(drawn).size).toBe(films.length * 2);
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(300_000);
  });

  it('hold only numbers that a renderer can read', () => {
    const broken = films.filter((film) => isBroken(drawPoster(film).svg) || isBroken(drawBackdrop(film)));
    expect(broken.map((film) => film.key)).toEqual([]);
  });

  it('keep their lettering inside the safe area, tagline and credits apart from the title', () => {
    const outside: string[] = [];
    const touching: string[] = [];
    for (const film of films) {
      const { title, small } = drawPoster(film);
      for (const line of [title, ...small]) if (!inside(line.box, safeArea)) outside.push(film.key);
      for (const { box } of small) {
        if (box.y < title.box.y + title.box.h && box.y + box.h > title.box.y) touching.push(film.key);
      }
    }
    expect(outside).toEqual([]);
    expect(touching).toEqual([]);
  });
});

describe('any other film', () => {
  const titles = [
    'It',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'The Extraordinarily Long and Winding Autobiography of an Honest Thief in Four Parts',
    'À bientôt : œuvres complètes',
    'Ĉirkaŭ la Łódź',
  ];

  it('gets a picture in every genre, with titles of every length inside the safe area', () => {
    const wrong: string[] = [];
    for (const genre of genres) {
      for (const [index, originalTitle] of titles.entries()) {
        const film = plain({ key: `plain-${index}`, genres: [genre], originalTitle });
        const { svg, title } = drawPoster(film);
        if (!inside(title.box, safeArea) || isBroken(svg) || isBroken(drawBackdrop(film))) {
          wrong.push(`${genre}: ${originalTitle}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('looks different in another genre, with another key and with another palette', () => {
    const posters = [
      plain(),
      plain({ genres: ['horror'] }),
      plain({ key: 'other' }),
      plain({ palette: ['#0a3d2e', '#7fb069', '#fffbdb'] }),
    ].map((film) => drawPoster(film).svg);
    expect(new Set(posters).size).toBe(4);
  });

  it('shows what its motif names', () => {
    const drawn = ['a fox', 'a whale', 'a grand piano'].map((motif) => drawPoster(plain({ motif })).svg);
    expect(new Set(drawn).size).toBe(3);
  });

  it('is lettered in English where its own title is not in Latin letters', () => {
    expect(posterTitle(plain({ originalTitle: 'かさのきおく' }))).toBe('Evening');
    expect(posterTitle(plain({ originalTitle: 'الطبقة السابعة' }))).toBe('Evening');
    expect(posterTitle(plain({ originalTitle: 'Wieczór' }))).toBe('Wieczór');
  });

  it('names what is wrong with a palette', () => {
    expect(() => drawPoster(plain({ palette: ['#123456', 'red', '#ffffff'] }))).toThrow(
      '"red" is not of the form #rrggbb',
    );
  });
});
