import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import type { Draft } from './draft.ts';
import { editorialWithoutDangling } from './dangling-editorial.ts';
import type { Findings } from './findings.ts';
import { References } from './references.ts';
import type { Known } from './references.ts';

/**
 * Leaves out what names a cinema, show, city, event or article that the draft lacks, as incomplete feeds do,
 * and lists each of them. Shows that answered 410 leave their list.
 */
export function dropDangling(draft: Draft, findings: Findings): Draft {
  return new Dangling(draft, findings).drop();
}

class Dangling {
  readonly #draft: Draft;
  readonly #references: References;
  readonly #shows: Known;
  readonly #cinemas: Known;

  constructor(draft: Draft, findings: Findings) {
    this.#draft = draft;
    this.#references = new References(findings, draft.language);
    const gone = new Set(draft.goneShows);
    this.#shows = new Set(draft.shows.map(({ slug }) => slug).filter((slug) => !gone.has(slug)));
    this.#cinemas = new Set(draft.cinemas.map(({ slug }) => slug));
  }

  drop(): Draft {
    const draft = this.#draft;
    return {
      ...draft,
      shows: draft.shows.filter(({ slug }, index) =>
        this.#references.has(this.#shows, slug, 'shows', `${index}`, 'a show that is gone:'),
      ),
      cinemas: draft.cinemas.map((cinema) => ({
        ...cinema,
        nearbySessionsCinema: this.#references.orNull(
          this.#cinemas,
          cinema.nearbySessionsCinema,
          'cinemas',
          `${cinema.slug}.nearbySessionsCinema`,
        ),
      })),
      cinemaDetails: this.#cinemaDetails(),
      cinemaShows: this.#programmes(),
      showDetails: this.#showDetails(),
      showCinemas: this.#references.keyed(draft.showCinemas, this.#shows, 'show cinemas', (cinemas, show) =>
        this.#references.keyed(cinemas, this.#cinemas, `show/${show}/cinemas`, (one) => one),
      ),
      showtimes: this.#references.keyed(draft.showtimes, this.#shows, 'showtimes', (cinemas, show) =>
        this.#references.keyed(cinemas, this.#cinemas, `show/${show}/showtimes`, (one) => one),
      ),
      ...this.#cities(),
      ...this.#events(),
      ...this.#editorial(),
      ...editorialWithoutDangling(draft, this.#references, { shows: this.#shows, cinemas: this.#cinemas }),
    };
  }

  #cinemaDetails(): Draft['cinemaDetails'] {
    const cities = this.#citySlugs();
    return this.#references.keyed(this.#draft.cinemaDetails, this.#cinemas, 'cinema', (detail, slug) => {
      const origin = `cinema/${slug}`;
      return {
        ...detail,
        nearbySessionsCinema: this.#references.orNull(
          this.#cinemas,
          detail.nearbySessionsCinema,
          origin,
          'nearbySessionsCinema',
        ),
        nearbyCinemas: this.#references.only(this.#cinemas, detail.nearbyCinemas, origin, 'nearbyCinemas'),
        nearbyCities: this.#references.only(cities, detail.nearbyCities, origin, 'nearbyCities'),
        redirectSlug: this.#references.orNull(this.#cinemas, detail.redirectSlug, origin, 'redirectSlug'),
      };
    });
  }

  #programmes(): Draft['cinemaShows'] {
    return this.#references.keyed(
      this.#draft.cinemaShows,
      this.#cinemas,
      'programmes',
      (programme, slug): Programme => {
        const origin = `cinema/${slug}/shows`;
        const days = Object.entries(programme.days).map(([day, { upsell, highlightedShowtime }]) => {
          const field = `days.${day}`;
          return [
            day,
            {
              upsell: this.#reference(upsell, origin, `${field}.upsell`),
              highlightedShowtime: this.#reference(
                highlightedShowtime,
                origin,
                `${field}.highlightedShowtime`,
              ),
            },
          ] as const;
        });
        return {
          days: Object.fromEntries(days),
          shows: this.#references.keyed(programme.shows, this.#shows, origin, (show) => show),
        };
      },
    );
  }

  /** Details of unlisted shows stay: old pages live on, or lead elsewhere. */
  #showDetails(): Draft['showDetails'] {
    const gone = new Set(this.#draft.goneShows);
    const details = Object.entries(this.#draft.showDetails).filter(([slug]) => !gone.has(slug));
    return Object.fromEntries(
      details.map(([slug, detail]) => [
        slug,
        {
          ...detail,
          redirectSlug: this.#references.orNull(
            this.#shows,
            detail.redirectSlug,
            `show/${slug}`,
            'redirectSlug',
          ),
        },
      ]),
    );
  }

  #cities(): Partial<Draft> {
    const { cities } = this.#draft;
    const known = this.#citySlugs();
    return {
      ...(cities === undefined
        ? {}
        : {
            cities: cities.map((city) => ({
              ...city,
              cinemas: this.#references.only(this.#cinemas, city.cinemas, 'cities', `${city.slug}.cinemas`),
            })),
          }),
      cityDetails: this.#references.keyed(this.#draft.cityDetails, known, 'city', (detail, slug) => {
        const origin = `city/${slug}`;
        return {
          ...detail,
          cinemas: this.#references.only(this.#cinemas, detail.cinemas, origin, 'cinemas'),
          defaultCinema: this.#references.orNull(
            this.#cinemas,
            detail.defaultCinema,
            origin,
            'defaultCinema',
          ),
          nearbyCinemas: this.#references.only(this.#cinemas, detail.nearbyCinemas, origin, 'nearbyCinemas'),
          nearbyCities: this.#references.only(known, detail.nearbyCities, origin, 'nearbyCities'),
          highlight:
            detail.highlight === null
              ? null
              : {
                  ...detail.highlight,
                  shows: this.#references.only(
                    this.#shows,
                    detail.highlight.shows,
                    origin,
                    'highlight.shows',
                  ),
                },
        };
      }),
    };
  }

  #events(): Partial<Draft> {
    const events = this.#draft.events?.filter(
      ({ type, slug }, index) =>
        type !== 'show' || this.#references.has(this.#shows, slug, 'events', `${index}.slug`),
    );
    const known = new Set((events ?? []).map(({ slug }) => slug));
    return {
      ...(events === undefined ? {} : { events }),
      eventDetails: this.#references.keyed(this.#draft.eventDetails, known, 'event', (detail, slug) => ({
        ...detail,
        shows: this.#references.only(this.#shows, detail.shows, `event/${slug}`, 'shows'),
      })),
      eventShows: this.#references.keyed(this.#draft.eventShows, known, 'event shows', ({ shows }, slug) => ({
        shows: this.#references.keyed(shows, this.#shows, `event/${slug}/shows`, (show) => show),
      })),
    };
  }

  #editorial(): Partial<Draft> {
    const { alerts, featured } = this.#draft;
    return {
      ...(alerts === undefined
        ? {}
        : {
            alerts: alerts.map((alert, index) => ({
              ...alert,
              cinemas: this.#references.only(this.#cinemas, alert.cinemas, 'alerts', `${index}.cinemas`),
            })),
          }),
      ...(featured === undefined
        ? {}
        : {
            featured: featured.map((one, index) => ({
              ...one,
              showSlug: this.#references.orNull(this.#shows, one.showSlug, 'featured', `${index}.showSlug`),
            })),
          }),
    };
  }

  /** Cities of the list; without one they are made from the cinemas. */
  #citySlugs(): Known {
    const { cities, cinemas } = this.#draft;
    return new Set(
      cities === undefined ? cinemas.map(({ citySlug }) => citySlug) : cities.map(({ slug }) => slug),
    );
  }

  #reference<T extends { showSlug: string }>(reference: T | null, origin: string, field: string): T | null {
    return reference !== null && this.#references.has(this.#shows, reference.showSlug, origin, field)
      ? reference
      : null;
  }
}
