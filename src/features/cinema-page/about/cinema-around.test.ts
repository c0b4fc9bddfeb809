import { describe, expect, it } from 'vitest';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { cinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import {
  cinemaListView,
  type CinemaListView,
  type ServiceView,
} from '#src/domain/cinema/cinema-list-view.ts';
import { servicesByPlace, showtimesNearby } from './cinema-around.ts';

const here = { ...cinemaDetailView(cinemaFixture), position: { latitude: 48.85, longitude: 2.35 } };
const canal = cinemaListView(cinemasFixture[1]);

const bySlug = (...cinemas: readonly CinemaListView[]) => new Map(cinemas.map((one) => [one.slug, one]));

function service(slug: string, accessibility = false): ServiceView {
  return { slug, label: slug, descriptionHtml: null, image: null, accessibility };
}

describe('what is around a cinema', () => {
  it('R067 points to the other cinema for showtimes, where the site knows it', () => {
    expect(showtimesNearby(here, bySlug(canal))).toEqual({
      slug: 'velours-canal',
      name: 'Velours Canal',
      wording: 'À dix minutes à pied : Velours Canal',
    });
    expect(showtimesNearby(here, bySlug())).toBeNull();
    expect(showtimesNearby({ showtimesNearby: null }, bySlug(canal))).toBeNull();
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
