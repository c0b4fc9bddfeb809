import { describe, expect, it } from 'vitest';
import { showTracking } from './show-tracking.ts';

const today = '2026-11-18';
const show = {
  title: 'La nuit',
  titleTracking: 'The Night',
  refHubble: '41470',
  originalTitle: null,
  nationality: 'Portugal, Brésil',
  nationalityTracking: 'PT, BR',
  visaHubble: '144641',
  next24ShowtimesCount: 7,
  copiesCount: null,
  actors: 'A, B, C, D, E, F',
  directors: 'G, H, I',
  genres: ['Drame'],
  genresTracking: ['Drama, Comedy', 'Thriller', 'War'],
  isNew: false,
};
const state = { event: false, releaseDay: '2026-09-02', today };

describe('what the data layer is told of a film', () => {
  it('R122 R293 has its names for tracking, five actors, two directors and three genres at most', () => {
    expect(showTracking(show, state)).toEqual({
      title: 'The Night',
      refHubble: '41470',
      originalTitle: null,
      nationality: 'PT, BR',
      visa: '144641',
      next24ShowtimesCount: 7,
      copiesCount: null,
      actors: ['A', 'B', 'C', 'D', 'E'],
      directors: ['G', 'H'],
      genres: ['Drama', 'Comedy', 'Thriller'],
      recency: "à l'affiche",
    });
  });

  it('has its own names where there are none for tracking', () => {
    const plain = {
      ...show,
      titleTracking: null,
      nationalityTracking: null,
      genresTracking: [],
      actors: null,
    };
    expect(showTracking(plain, state)).toMatchObject({
      title: 'La nuit',
      nationality: 'Portugal, Brésil',
      genres: ['Drame'],
      actors: [],
    });
  });

  it.each([
    ['an event', { event: true }, {}, 'spécial'],
    ['a film to come', { releaseDay: '2026-11-19' }, {}, 'prochainement'],
    ['a film of today', { releaseDay: today }, {}, 'nouveautés'],
    ['a film of this week', { releaseDay: '2026-11-12' }, {}, 'nouveautés'],
    ['a film of last week', { releaseDay: '2026-11-11' }, {}, "à l'affiche"],
    ['an older film that the chain calls new', {}, { isNew: true }, 'nouveautés'],
    ['a film without a day that is shown', { releaseDay: null }, {}, "à l'affiche"],
    ['a film without a day', { releaseDay: null }, { next24ShowtimesCount: 0 }, 'prochainement'],
  ])('R293 tells the recency of %s', (_case, itsState, itself, recency) => {
    expect(showTracking({ ...show, ...itself }, { ...state, ...itsState }).recency).toBe(recency);
  });
});
