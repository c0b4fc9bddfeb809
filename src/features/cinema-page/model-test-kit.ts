import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import type { CinemaDetail } from '#src/contract/cinema/schema.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { cinemaDetailView } from '#src/domain/cinema/cinema-detail-view.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { openingHoursView } from '#src/domain/cinema/opening-hours.ts';
import { cinemasAround } from '#src/domain/cinema/nearby-cinemas.ts';
import { tagsAt, withPages } from '#src/domain/tag/vocabulary.ts';
import type { Filters } from '#src/routes/filters.ts';
import { servicesByPlace, showtimesNearby } from './about/cinema-around.ts';
import type { CinemaModel } from './load-cinema.ts';
import { planOf, showtimeAt, timed, vocabulary, type TestFilm } from './programme/programme-test-kit.ts';

/** The model of a page from the contract's examples, for tests of views and of structured data. */
export function modelOf(changes: Partial<CinemaModel> = {}, detail: Partial<CinemaDetail> = {}): CinemaModel {
  const cinema = cinemaDetailView({ ...cinemaFixture, ...detail });
  const cinemas = new Map(cinemasFixture.map((one) => [one.slug, cinemaListView(one)]));
  return {
    cinema,
    city: { slug: 'paris', name: 'Paris' },
    programme: playing(),
    hours: openingHoursView({ ...cinemaFixture, ...detail }.openingHours, '2026-11-20'),
    experiences: withPages(tagsAt(vocabulary.tags, cinema.tags, 'cinema'), new Map()),
    services: servicesByPlace(cinema.services),
    nearbyCinemas: cinemasAround({ ...cinema, own: [cinema.slug] }, cinemas),
    nearbyCities: [{ slug: 'montreuil', name: 'Montreuil' }],
    showtimesNearby: showtimesNearby(cinema, cinemas),
    offers: [],
    nativeAds: [],
    promos: [],
    checked: null,
    origin: 'https://fr.example.org',
    refs: { fr: { page: 'cinema', slug: cinema.slug }, en: { page: 'cinema', slug: `${cinema.slug}-en` } },
    ref: { page: 'cinema', slug: cinema.slug },
    ...changes,
  };
}

const films: readonly TestFilm[] = [
  { slug: 'one', order: 1, days: { '2026-11-20': { versions: ['vf', 'vost'] }, '2026-11-26': {} } },
  { slug: 'two', order: 2 },
];

/**
 * A programme of two films. The first has a showtime that can be booked, a full one and one that is over; the times of
 * the second could not be read.
 */
export function playing(filters: Filters = {}) {
  const one = [
    showtimeAt('10:00'),
    showtimeAt('14:00', { refCmd: 'https://tunnel.example.org/fr/V1/booking' }),
    showtimeAt('17:00', { status: 'soldout', version: 'vost' }),
    showtimeAt('18:00', { status: 'closed' }),
  ];
  return timed(planOf(films, { filters }), { one, two: null }, filters);
}

/** A programme without a film on any day. */
export function dark() {
  return timed(planOf([]), {});
}
