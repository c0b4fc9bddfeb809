import { expect, it } from 'vitest';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { genreInOther } from './known-genres.ts';

const [show] = showsFixture.shows;
if (show === undefined) throw new Error('the fixture has no show');

/** Shows with genres, identified by a reference. */
const list = (...shows: readonly (readonly [ref: string, ...genres: string[]])[]) =>
  shows.map(([showRef, ...genresSlug]) => ({
    ...show,
    slug: showRef,
    showRef,
    genresSlug,
    genres: genresSlug,
  }));

const french = list(['1', 'drame', 'policier'], ['2', 'drame'], ['3', 'comedie'], ['4', 'comedie', 'drame']);
const dutch = list(
  ['1', 'drama', 'misdaad'],
  ['2', 'drama'],
  ['3', 'komedie'],
  ['4', 'komedie', 'drama'],
  ['5', 'western'],
);

it.each([
  ['drama', 'drame'],
  ['misdaad', 'policier'],
  ['komedie', 'comedie'],
  // No show of the other language says.
  ['western', null],
  ['no-such', null],
])('D41 the genre %s of another language is %s in this one', (genre, expected) => {
  expect(genreInOther(french, dutch, genre)).toBe(expected);
});

it('D41 most shows decide, and one whose genres differ in number says nothing', () => {
  const here = list(['1', 'a'], ['2', 'b'], ['3', 'a'], ['4', 'b', 'c']);
  const there = list(['1', 'x'], ['2', 'x'], ['3', 'x'], ['4', 'x']);
  expect(genreInOther(here, there, 'x')).toBe('a');
});
