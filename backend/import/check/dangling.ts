import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import type { Draft } from './draft.ts';
import type { Findings } from './findings.ts';

type Known = ReadonlySet<string>;

/**
 * Leaves out what names a cinema, show, city or event that the draft's lists lack, as incomplete feeds do,
 * and lists each of them. Shows that answered 410 leave their list.
 */
export function dropDangling(draft: Draft, findings: Findings): Draft {
  return new Dangling(draft, findings).drop();
}

class Dangling {
  readonly #draft: Draft;
  readonly #findings: Findings;
  readonly #shows: Known;
  readonly #cinemas: Known;

  constructor(draft: Draft, findings: Findings) {
    this.#draft = draft;
    this.#findings = findings;
    const gone = new Set(draft.goneShows);
    this.#shows = new Set(draft.shows.map(({ slug }) => slug).filter((slug) => !gone.has(slug)));
    this.#cinemas = new Set(draft.cinemas.map(({ slug }) => slug));
  }

  drop(): Draft {
    const draft = this.#draft;
    return {
      ...draft,
      shows: draft.shows.filter(({ slug }, index) =>
        this.#has(this.#shows, slug, 'shows', `${index}`, 'a show that is gone:'),
      ),
      cinemas: draft.cinemas.map((cinema) => ({
        ...cinema,
        nearbySessionsCinema: this.#orNull(
          this.#cinemas,
          cinema.nearbySessionsCinema,
          'cinemas',
          `${cinema.slug}.nearbySessionsCinema`,
        ),
      })),
      cinemaDetails: this.#cinemaDetails(),
      cinemaShows: this.#programmes(),
      showDetails: this.#showDetails(),
      showCinemas: this.#keyed(draft.showCinemas, this.#shows, 'show cinemas', (cinemas, show) =>
        this.#keyed(cinemas, this.#cinemas, `show/${show}/cinemas`, (one) => one),
      ),
      showtimes: this.#keyed(draft.showtimes, this.#shows, 'showtimes', (cinemas, show) =>
        this.#keyed(cinemas, this.#cinemas, `show/${show}/showtimes`, (one) => one),
      ),
      ...this.#cities(),
      ...this.#events(),
      ...this.#editorial(),
    };
  }

  #cinemaDetails(): Draft['cinemaDetails'] {
    const cities = this.#citySlugs();
    return this.#keyed(this.#draft.cinemaDetails, this.#cinemas, 'cinema', (detail, slug) => {
      const origin = `cinema/${slug}`;
      return {
        ...detail,
        nearbySessionsCinema: this.#orNull(
          this.#cinemas,
          detail.nearbySessionsCinema,
          origin,
          'nearbySessionsCinema',
        ),
        nearbyCinemas: this.#only(this.#cinemas, detail.nearbyCinemas, origin, 'nearbyCinemas'),
        nearbyCities: this.#only(cities, detail.nearbyCities, origin, 'nearbyCities'),
        redirectSlug: this.#orNull(this.#cinemas, detail.redirectSlug, origin, 'redirectSlug'),
      };
    });
  }

  #programmes(): Draft['cinemaShows'] {
    return this.#keyed(this.#draft.cinemaShows, this.#cinemas, 'programmes', (programme, slug): Programme => {
      const origin = `cinema/${slug}/shows`;
      const days = Object.entries(programme.days).map(([day, { upsell, highlightedShowtime }]) => {
        const field = `days.${day}`;
        return [
          day,
          {
            upsell: this.#reference(upsell, origin, `${field}.upsell`),
            highlightedShowtime: this.#reference(highlightedShowtime, origin, `${field}.highlightedShowtime`),
          },
        ] as const;
      });
      return {
        days: Object.fromEntries(days),
        shows: this.#keyed(programme.shows, this.#shows, origin, (show) => show),
      };
    });
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
          redirectSlug: this.#orNull(this.#shows, detail.redirectSlug, `show/${slug}`, 'redirectSlug'),
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
              cinemas: this.#only(this.#cinemas, city.cinemas, 'cities', `${city.slug}.cinemas`),
            })),
          }),
      cityDetails: this.#keyed(this.#draft.cityDetails, known, 'city', (detail, slug) => {
        const origin = `city/${slug}`;
        return {
          ...detail,
          cinemas: this.#only(this.#cinemas, detail.cinemas, origin, 'cinemas'),
          defaultCinema: this.#orNull(this.#cinemas, detail.defaultCinema, origin, 'defaultCinema'),
          nearbyCinemas: this.#only(this.#cinemas, detail.nearbyCinemas, origin, 'nearbyCinemas'),
          nearbyCities: this.#only(known, detail.nearbyCities, origin, 'nearbyCities'),
          highlight:
            detail.highlight === null
              ? null
              : {
                  ...detail.highlight,
                  shows: this.#only(this.#shows, detail.highlight.shows, origin, 'highlight.shows'),
                },
        };
      }),
    };
  }

  #events(): Partial<Draft> {
    const events = this.#draft.events?.filter(
      ({ type, slug }, index) => type !== 'show' || this.#has(this.#shows, slug, 'events', `${index}.slug`),
    );
    const known = new Set((events ?? []).map(({ slug }) => slug));
    return {
      ...(events === undefined ? {} : { events }),
      eventDetails: this.#keyed(this.#draft.eventDetails, known, 'event', (detail, slug) => ({
        ...detail,
        shows: this.#only(this.#shows, detail.shows, `event/${slug}`, 'shows'),
      })),
      eventShows: this.#keyed(this.#draft.eventShows, known, 'event shows', ({ shows }, slug) => ({
        shows: this.#keyed(shows, this.#shows, `event/${slug}/shows`, (show) => show),
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
              cinemas: this.#only(this.#cinemas, alert.cinemas, 'alerts', `${index}.cinemas`),
            })),
          }),
      ...(featured === undefined
        ? {}
        : {
            featured: featured.map((one, index) => ({
              ...one,
              showSlug: this.#orNull(this.#shows, one.showSlug, 'featured', `${index}.showSlug`),
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

  #has(known: Known, slug: string, origin: string, field: string, what = 'the lists lack'): boolean {
    if (known.has(slug)) return true;
    this.#findings.leave(`${this.#draft.language}/${origin}`, field, `${what} "${slug}"`);
    return false;
  }

  #only(known: Known, slugs: readonly string[], origin: string, field: string): string[] {
    return slugs.filter((slug) => this.#has(known, slug, origin, field));
  }

  #orNull(known: Known, slug: string | null, origin: string, field: string): string | null {
    return slug !== null && this.#has(known, slug, origin, field) ? slug : null;
  }

  #reference<T extends { showSlug: string }>(reference: T | null, origin: string, field: string): T | null {
    return reference !== null && this.#has(this.#shows, reference.showSlug, origin, field) ? reference : null;
  }

  #keyed<T, R>(
    map: Readonly<Record<string, T>>,
    known: Known,
    origin: string,
    step: (value: T, key: string) => R,
  ): Record<string, R> {
    return Object.fromEntries(
      Object.entries(map)
        .filter(([key]) => this.#has(known, key, origin, key))
        .map(([key, value]) => [key, step(value, key)]),
    );
  }
}
