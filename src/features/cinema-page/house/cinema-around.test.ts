import { describe, expect, it } from 'vitest';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { cinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import {
  cinemaListView,
  type CinemaListView,
  type ServiceView,
} from '#src/domain/cinema/cinema-list-view.ts';
import { otherCinemas, otherCities, servicesByPlace, sessionsNearby } from './cinema-around.ts';

const here = { ...cinemaDetailView(cinemaFixture), position: { latitude: 48.85, longitude: 2.35 } };
const canal = cinemaListView(cinemasFixture[1]);

function cinemaAt(slug: string, latitude: number | null, closed = false): CinemaListView {
  return { ...canal, slug, closed, position: latitude === null ? null : { latitude, longitude: 2.35 } };
}

const bySlug = (...cinemas: readonly CinemaListView[]) => new Map(cinemas.map((one) => [one.slug, one]));

function service(slug: string, accessibility = false): ServiceView {
  return { slug, label: slug, descriptionHtml: null, image: null, accessibility };
}

describe('what is around a cinema', () => {
  it('R069 shows the cinemas it names, nearest first, those without a position last', () => {
    const nearby = otherCinemas(
      { ...here, nearbyCinemas: ['lost', 'far', 'near', 'gone'] },
      bySlug(cinemaAt('far', 49.85), cinemaAt('near', 48.86), cinemaAt('lost', null)),
    );
    expect(nearby.map(({ cinema, kilometres }) => [cinema.slug, kilometres?.toFixed(2)])).toEqual([
      ['near', '1.11'],
      ['far', '111.19'],
      ['lost', undefined],
    ]);
  });

  it('R235 shows the open ones within the limits where it names none', () => {
    const cinemas = bySlug(cinemaAt('far', 49.85), cinemaAt('near', 48.86), cinemaAt('closed', 48.86, true), {
      ...here,
      nearbyCinemas: [],
    } as CinemaListView);
    const slugs = (limits?: Parameters<typeof otherCinemas>[2]) =>
      otherCinemas({ ...here, nearbyCinemas: [] }, cinemas, limits).map(({ cinema }) => cinema.slug);
    expect(slugs()).toEqual(['near']);
    expect(slugs({ maxGeolocationCinemas: 6, maxGeolocationDistance: 200 })).toEqual(['near', 'far']);
  });

  it('R069 names the cities near it, each once, not its own', () => {
    const cities = [
      { slug: 'montreuil', name: 'Montreuil' },
      { slug: here.citySlug, name: 'Paris' },
    ];
    expect(
      otherCities({ ...here, nearbyCities: ['montreuil', 'nowhere', here.citySlug, 'montreuil'] }, cities),
    ).toEqual(['Montreuil']);
  });

  it('R067 points to the other cinema for showings, where the site knows it', () => {
    expect(sessionsNearby(here, bySlug(canal))).toEqual({
      slug: 'velours-canal',
      name: 'Velours Canal',
      wording: 'À dix minutes à pied : Velours Canal',
    });
    expect(sessionsNearby(here, bySlug())).toBeNull();
    expect(sessionsNearby({ sessionsNearby: null }, bySlug(canal))).toBeNull();
  });

  it.each(['horaires', 'opening-hours', 'oeffnungszeiten', 'openingstijden'])(
    'R067 puts each service in one place: hours under %s, help, all others',
    (slug) => {
      const places = servicesByPlace([service('bar'), service(slug), service('lift', true)]);
      expect(places.openingHours?.slug).toBe(slug);
      expect(places.accessibility.map((one) => one.slug)).toEqual(['lift']);
      expect(places.others.map((one) => one.slug)).toEqual(['bar']);
      expect(servicesByPlace([service('bar')]).openingHours).toBeNull();
    },
  );
});
