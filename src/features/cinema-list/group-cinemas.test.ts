import { describe, expect, it } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { citiesWithoutLetters, groupCinemas, letterOf, type ListedCinema } from './group-cinemas.ts';

const some = cinemaListView(cinemasFixture[0]);

function listed(city: string, name = `Cinema of ${city}`, closed = false): ListedCinema {
  return {
    cinema: { ...some, slug: name.toLowerCase(), name, closed },
    city: { slug: city.toLowerCase(), name: city },
    experiences: [],
  };
}

const seen = (cinemas: readonly ListedCinema[]) =>
  groupCinemas(cinemas).map(({ letter, blocks }) => [
    letter,
    blocks.map(({ city, cinemas: own }) => [city?.name ?? null, own.map(({ cinema }) => cinema.name)]),
  ]);

const many = Array.from({ length: citiesWithoutLetters }, (_, index) => listed(`Z${index}`));

describe('the list of cinemas', () => {
  it.each([
    ['Évry', 'E'],
    ['’s-Hertogenbosch', 'H'],
    ["'s-Gravenzande", 'G'],
    ['Œuilly', 'O'],
    ['L’Isle', 'L'],
    ['6-Fours', '#'],
    ['', '#'],
  ])('%s stands under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  it('stands by city, the cities by name whatever their accents, a city with several under its name', () => {
    expect(
      seen([listed('Évry'), listed('Lyon', 'B'), listed('Dijon'), listed('Lyon', 'A'), listed('Nice')]),
    ).toEqual([
      [
        null,
        [
          [null, ['Cinema of Dijon', 'Cinema of Évry']],
          ['Lyon', ['A', 'B']],
          [null, ['Cinema of Nice']],
        ],
      ],
    ]);
  });

  it('puts what is closed last in its city', () => {
    expect(seen([listed('Lyon', 'A', true), listed('Lyon', 'B')])).toEqual([[null, [['Lyon', ['B', 'A']]]]]);
  });

  it('has letters where there are many cities', () => {
    expect(seen(many).map(([letter]) => letter)).toEqual([null]);
    expect(seen([...many, listed('Ath'), listed('Æbeltoft')]).map(([letter]) => letter)).toEqual(['A', 'Z']);
  });

  it('of no cinemas is empty', () => {
    expect(groupCinemas([])).toEqual([]);
  });
});
