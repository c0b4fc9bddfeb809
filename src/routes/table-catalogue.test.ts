import { describe, expect, it } from 'vitest';
import { matchPath } from './match.ts';
import { problemsOf } from './table-test-kit.ts';

const moved = (path: string) => ({ kind: 'redirect', status: 308, path, varies: false });

describe('the route table: home, cinemas, shows, events', () => {
  it('R013 R014 home is the prefix, and on the French site the root for French', () => {
    expect(
      problemsOf(
        { page: 'home' },
        { fr: '/ /en', ch: '/en /fr /de', be: '/en /fr /nl', nl: '/nl /en', africa: '/fr /en' },
      ),
    ).toEqual([]);
  });

  it('R015 cinemas', () => {
    expect(
      problemsOf(
        { page: 'cinemas' },
        {
          fr: '/cinemas /en/cinemas',
          ch: '/en/cinemas /fr/cinemas /de/kinos',
          be: '/en/cinemas /fr/cinemas /nl/bioscopen',
          nl: '/nl/bioscopen /en/cinemas',
          africa: '/fr/cinemas /en/cinemas',
        },
      ),
    ).toEqual([]);
  });

  it('R046 cinema', () => {
    expect(
      problemsOf(
        { page: 'cinema', slug: 'bellevue' },
        {
          fr: '/cinemas/bellevue /en/cinemas/bellevue',
          ch: '/en/cinemas/bellevue /fr/cinemas/bellevue /de/kinos/bellevue',
          be: '/en/cinemas/bellevue /fr/cinemas/bellevue /nl/bioscopen/bellevue',
          nl: '/nl/bioscopen/bellevue /en/cinemas/bellevue',
          africa: '/fr/cinemas/bellevue /en/cinemas/bellevue',
        },
      ),
    ).toEqual([]);
  });

  it('R016 cinemaLight has one wording, and each language’s own cinemas word leads to it', () => {
    expect(
      problemsOf(
        { page: 'cinemaLight', slug: 'bellevue' },
        {
          fr: '/cinemas/l/bellevue /en/cinemas/l/bellevue',
          ch: '/en/cinemas/l/bellevue /fr/cinemas/l/bellevue /de/cinemas/l/bellevue',
          be: '/en/cinemas/l/bellevue /fr/cinemas/l/bellevue /nl/cinemas/l/bellevue',
          nl: '/nl/cinemas/l/bellevue /en/cinemas/l/bellevue',
          africa: '/fr/cinemas/l/bellevue /en/cinemas/l/bellevue',
        },
      ),
    ).toEqual([]);
    expect(matchPath('ch', '/de/kinos/l/x', 'en')).toEqual(moved('/de/cinemas/l/x'));
    expect(matchPath('ch', '/kinos/l/x', 'en')).toEqual(moved('/de/cinemas/l/x'));
    expect(matchPath('ch', '/en/kinos/l/x', 'fr')).toEqual(moved('/en/cinemas/l/x'));
    expect(matchPath('nl', '/nl/bioscopen/l/x', 'en')).toEqual(moved('/nl/cinemas/l/x'));
    expect(matchPath('nl', '/bioscopen/l/x', 'en')).toEqual(moved('/nl/cinemas/l/x'));
    expect(matchPath('be', '/bioscopen/l/x', 'en')).toEqual(moved('/nl/cinemas/l/x'));
    expect(matchPath('fr', '/kinos/l/x', 'fr').kind).toBe('none');
    expect(matchPath('be', '/kinos/l/x', 'fr').kind).toBe('none');
  });

  it('R017 city', () => {
    expect(
      problemsOf(
        { page: 'city', slug: 'bern' },
        {
          fr: '/cinemas/ville/bern /en/cinemas/city/bern',
          ch: '/en/cinemas/city/bern /fr/cinemas/ville/bern /de/kinos/stadt/bern',
          be: '/en/cinemas/city/bern /fr/cinemas/ville/bern /nl/bioscopen/stad/bern',
          nl: '/nl/bioscopen/stad/bern /en/cinemas/city/bern',
          africa: '/fr/cinemas/ville/bern /en/cinemas/city/bern',
        },
      ),
    ).toEqual([]);
  });

  it('R018 cityLight', () => {
    expect(
      problemsOf(
        { page: 'cityLight', slug: 'bern' },
        {
          fr: '/ville-list/bern /en/city-list/bern',
          ch: '/en/city-list/bern /fr/ville-list/bern /de/stadt-list/bern',
          be: '/en/city-list/bern /fr/ville-list/bern /nl/stad-list/bern',
          nl: '/nl/stad-list/bern /en/city-list/bern',
          africa: '/fr/ville-list/bern /en/city-list/bern',
        },
      ),
    ).toEqual([]);
  });

  it('R019 shows', () => {
    expect(
      problemsOf(
        { page: 'shows' },
        {
          fr: '/films /en/movies-events',
          ch: '/en/movies-events /fr/films-evenements /de/filme-events',
          be: '/en/movies-events /fr/films-evenements /nl/films-evenementen',
          nl: '/nl/films /en/movies-events',
          africa: '/fr/films-evenements /en/movies-events',
        },
      ),
    ).toEqual([]);
  });

  it('R046 movie', () => {
    expect(
      problemsOf(
        { page: 'movie', slug: 'dusk-12' },
        {
          fr: '/films/dusk-12 /en/movies-events/dusk-12',
          ch: '/en/movies-events/dusk-12 /fr/films-evenements/dusk-12 /de/filme-events/dusk-12',
          be: '/en/movies-events/dusk-12 /fr/films-evenements/dusk-12 /nl/films-evenementen/dusk-12',
          nl: '/nl/films/dusk-12 /en/movies-events/dusk-12',
          africa: '/fr/films-evenements/dusk-12 /en/movies-events/dusk-12',
        },
      ),
    ).toEqual([]);
  });

  it('R020 upcomingShowsLight', () => {
    expect(
      problemsOf(
        { page: 'upcomingShowsLight' },
        {
          fr: '/sorties-cinema /en/cinema-releases',
          ch: '/en/cinema-releases /fr/sorties-cinema /de/kinostarts',
          be: '/en/cinema-releases /fr/sorties-cinema /nl/binnenkort-cinema',
          nl: '/nl/aankomende /en/cinema-releases',
          africa: '/fr/sorties-cinema /en/cinema-releases',
        },
      ),
    ).toEqual([]);
  });

  it('R021 events', () => {
    expect(
      problemsOf(
        { page: 'events' },
        {
          fr: '/evenements /en/events',
          ch: '/en/events /fr/evenements /de/events',
          be: '/en/events /fr/evenements /nl/evenementen',
          nl: '/nl/evenementen /en/events',
          africa: '/fr/evenements /en/events',
        },
      ),
    ).toEqual([]);
  });

  it('R021 entertainment stands under the events word', () => {
    expect(
      problemsOf(
        { page: 'entertainment', slug: 'gala-7' },
        {
          fr: '/evenements/gala-7 /en/events/gala-7',
          ch: '/en/events/gala-7 /fr/evenements/gala-7 /de/events/gala-7',
          be: '/en/events/gala-7 /fr/evenements/gala-7 /nl/evenementen/gala-7',
          nl: '/nl/evenementen/gala-7 /en/events/gala-7',
          africa: '/fr/evenements/gala-7 /en/events/gala-7',
        },
      ),
    ).toEqual([]);
  });

  it('D37 showtime: a show, a cinema, a programme day and what names the showtime there', () => {
    const part = 'dusk-12/bellevue/2026-11-21/2030-1zz';
    expect(
      problemsOf(
        { page: 'showtime', show: 'dusk-12', cinema: 'bellevue', day: '2026-11-21', id: '2030-1zz' },
        {
          fr: `/seance/${part} /en/showtime/${part}`,
          ch: `/en/showtime/${part} /fr/seance/${part} /de/vorstellung/${part}`,
          be: `/en/showtime/${part} /fr/seance/${part} /nl/voorstelling/${part}`,
          nl: `/nl/voorstelling/${part} /en/showtime/${part}`,
          africa: `/fr/seance/${part} /en/showtime/${part}`,
        },
      ),
    ).toEqual([]);
    expect(matchPath('fr', `/fr/seance/${part}/`, 'fr')).toEqual(moved(`/seance/${part}`));
    for (const path of [
      'dusk-12/bellevue/2026-02-30/2030-1zz',
      'dusk-12/bellevue/2026-11-21/2430-1zz',
      'dusk-12/bellevue/2026-11-21/2030',
      'dusk-12/bellevue/2026-11-21',
      `${part}/x`,
      `${part}/filters/versions-vo`,
      'filters/bellevue/2026-11-21/2030-1zz',
    ])
      expect([path, matchPath('fr', `/seance/${path}`, 'fr').kind]).toEqual([path, 'none']);
  });

  it('R022 season', () => {
    expect(
      problemsOf(
        { page: 'season', slug: 'opera' },
        {
          fr: '/saison/opera /en/season/opera',
          ch: '/en/season/opera /fr/saison/opera /de/saison/opera',
          be: '/en/season/opera /fr/saison/opera /nl/seizoen/opera',
          nl: '/nl/seizoen/opera /en/season/opera',
          africa: '/fr/saison/opera /en/season/opera',
        },
      ),
    ).toEqual([]);
  });

  it('R023 specialEvent', () => {
    expect(
      problemsOf(
        { page: 'specialEvent', slug: 'night' },
        {
          fr: '/event-special/night /en/event-special/night',
          ch: '/en/event-special/night /fr/event-special/night /de/event-special/night',
          be: '/en/event-special/night /fr/event-special/night /nl/event-special/night',
          nl: '/nl/event-special/night /en/event-special/night',
          africa: '/fr/event-special/night /en/event-special/night',
        },
      ),
    ).toEqual([]);
  });
});
