import type { FilmData } from '../../seed/data-types.ts';
import { canLetter } from '../lettering/fonts.ts';
import type { Lettering } from '../lettering/typeset.ts';
import { lineAt, measure } from '../lettering/typeset.ts';
import { setTitle } from '../lettering/title.ts';
import { chooseScene } from './choose.ts';
import { contrast, schemeOf } from './colour.ts';
import type { Scheme } from './colour.ts';
import { Drawing } from './drawing.ts';
import type { Box } from './drawing.ts';
import { families } from './families.ts';
import { randomOf } from './random.ts';
import type { Layout } from './scene.ts';
import { path } from './shapes.ts';
import { figure } from './subjects/people/figure.ts';
import { subjectsOf } from './subjects/find.ts';

/** What the pictures of a film are made from. */
export type FilmArt = Pick<
  FilmData,
  | 'key'
  | 'title'
  | 'originalTitle'
  | 'tagline'
  | 'genres'
  | 'directors'
  | 'actors'
  | 'originalLanguage'
  | 'palette'
  | 'motif'
>;

/** Size of a poster's drawing, 2:3. */
const posterSize = { width: 720, height: 1080 } as const;
/** Size of a backdrop's drawing, 16:9. */
const backdropSize = { width: 1920, height: 1080 } as const;
/** Lettering stays inside this part of a poster. */
export const safeArea: Box = { x: 36, y: 40, w: 648, h: 1004 };

/** A finished poster: the document, and where its lettering landed. */
export interface Poster {
  svg: string;
  title: Lettering;
  /** Every block of small lettering. */
  small: readonly Lettering[];
}

/**
 * Draws a film's poster. The same film gives the same bytes. One poster serves all sites, so its lettering is the
 * original title, or the English one where the original is not written in Latin letters.
 */
export function drawPoster(film: FilmArt): Poster {
  const { drawing, layout, scheme } = paint(film, posterSize.width, posterSize.height);
  const family = families[film.genres[0] ?? 'drama'];
  const style = {
    ...family.type,
    maxSize: 132,
    maxLines: 4,
    ...layout.style,
    align: layout.align,
    valign: layout.valign,
  };
  const title = setTitle(posterTitle(film), layout.box, style);
  drawing.add(path(title.path, layout.fill));
  const small: Lettering[] = [];
  const colour = layout.small ?? layout.fill;
  const tagline = taglineOf(film);
  if (layout.tagline !== 'none' && tagline !== undefined) {
    const y = layout.tagline === 'under' ? title.box.y + title.box.h + 40 : title.box.y - 26;
    const line = smallLine(
      tagline,
      { face: 'display-italic', axes: { wght: 420, opsz: 24, SOFT: 50, WONK: 0 } },
      23,
      y,
      layout,
    );
    small.push(line);
    drawing.add(path(line.path, colour));
  }
  const credits = creditsOf(film);
  if (credits !== '') {
    const line = smallLine(
      credits,
      { face: 'plain', axes: { wght: 560, opsz: 14 }, tracking: 0.09, upper: true },
      13,
      1028,
      layout,
    );
    small.push(line);
    drawing.add(path(line.path, layout.credits ?? readable(colour, scheme)));
  }
  return { svg: drawing.toSvg(), title, small };
}

/**
 * Draws a film's backdrop as an SVG document: the poster's scene in 16:9 without lettering.
 * `printed` false leaves the grain out, which moving pictures compress badly.
 */
export function drawBackdrop(film: FilmArt, printed = true): string {
  return paint(film, backdropSize.width, backdropSize.height, printed).drawing.toSvg();
}

/** The title a poster is lettered with. */
export function posterTitle(film: FilmArt): string {
  return canLetter('display', film.originalTitle) && canLetter('display-italic', film.originalTitle)
    ? film.originalTitle
    : film.title.en;
}

function paint(
  film: FilmArt,
  width: number,
  height: number,
  printed = true,
): { drawing: Drawing; layout: Layout; scheme: Scheme } {
  const drawing = new Drawing(width, height);
  const wide = width > height;
  const random = randomOf(film.key);
  const scheme = schemeOf(film.palette);
  const named = subjectsOf(film.motif);
  const layout = chooseScene(
    film.motif,
    film.genres,
    random.fork('scene'),
  )({
    d: drawing,
    w: width,
    h: height,
    wide,
    cx: wide ? 1230 : 360,
    s: scheme,
    r: random.fork('paint'),
    subjects: named.length > 0 ? named : [figure],
    names: film.actors
      .map((name) => name.split(' ')[0] ?? '')
      .filter((name) => name !== '' && canLetter('display-italic', name)),
  });
  if (printed) drawing.add(families[film.genres[0] ?? 'drama'].surface(drawing, scheme));
  return { drawing, layout, scheme };
}

function taglineOf(film: FilmArt): string | undefined {
  const language = film.originalLanguage.slice(0, 2);
  const own =
    language === 'fr' || language === 'de' || language === 'nl' ? film.tagline[language] : film.tagline.en;
  return posterTitle(film) === film.originalTitle ? own : film.tagline.en;
}

function creditsOf(film: FilmArt): string {
  const names = [...new Set([...film.directors, ...film.actors])].filter((name) => canLetter('plain', name));
  return names.slice(0, 4).join('  ·  ');
}

function smallLine(
  text: string,
  type: Parameters<typeof measure>[1],
  largest: number,
  y: number,
  layout: Layout,
): Lettering {
  const ink = measure(text, type);
  const room = 608;
  const size = Math.min(largest, room / (ink.right - ink.left));
  const width = (ink.right - ink.left) * size;
  const left =
    layout.align === 'left'
      ? Math.max(56, Math.min(layout.box.x, 684 - 36 - width))
      : layout.align === 'right'
        ? 664 - width
        : 360 - width / 2;
  return lineAt(text, type, left - ink.left * size, y, size);
}

function readable(colour: string, scheme: Scheme): string {
  return contrast(colour, scheme.ink) >= 3 ? colour : scheme.paper;
}
