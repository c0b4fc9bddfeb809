// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { webEnvironment } from '#src/config/environment.ts';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import type { PriceLine, Pricing } from '#src/contract/cinema/pricing.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { eventFixture } from '#src/contract/event/fixture.ts';
import type { EventItem } from '#src/contract/events/schema.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import { showtimeModel } from '#src/domain/showtime/showtime-model.ts';
import { idOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import { ownPriceOf, showtimePrice } from '#src/domain/showtime/showtime-price.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import { CinemaPage } from '#src/features/cinema-page/cinema-page.tsx';
import { loadCinema } from '#src/features/cinema-page/load-cinema.ts';
import { EventsPage } from '#src/features/event-list/events-page.tsx';
import { loadEvents } from '#src/features/event-list/load-events.ts';
import { screeningEventsJsonLd } from '#src/features/film-page/film-metadata.ts';
import { loadFilm } from '#src/features/film-page/load-film.ts';
import { seasonJsonLd } from '#src/features/season-page/season-metadata.ts';
import { loadSeason } from '#src/features/season-page/load-season.ts';
import { SeasonPage } from '#src/features/season-page/season-page.tsx';
import { showtimeJsonLd } from '#src/features/showtime-page/showtime-metadata.ts';
import { loadShowtime } from '#src/features/showtime-page/load-showtime.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { sites } from '#src/sites/registry.ts';
import { ShowtimeFacts } from '#src/ui/showtime/details/showtime-parts.tsx';

/** All pages that say the price of a showtime, with any prices of the cinema and of the event (D61). */
const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[], now: '' }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(reads.now) }));

const locale = 'fr-FR';
const day = '2026-11-18';
const { slug } = showFixture;
const [template] = cinemasFixture;
const cinema = template.slug;
const [wireShowtime] = showtimesDayFixture;
const [wireShow] = showsFixture.shows;
const programmed = cinemaShowsFixture.shows[slug];
const entry = Object.values(programmed?.days ?? {})[0];
if (wireShowtime === undefined || programmed === undefined || entry === undefined)
  throw new Error('the fixtures lack a showtime');
const season = eventFixture.slug;

const showtimeAt = (clock: string, tags: readonly string[]): Showtime => ({
  ...wireShowtime,
  time: `${day} ${clock}:00`,
  tags: [...tags],
  endTime: null,
  reservabilityEnd: null,
  refCmd: `https://tunnel.example.org/fr/V1S${clock.replace(':', '')}/booking`,
});

const amount = fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10);
const anyLine = fc
  .record({
    amount,
    forAll: fc.constantFrom(true, true, false, null, undefined),
    until: fc.constantFrom('12:00', '18:00', null, undefined),
    days: fc.constantFrom<(number[] | null | undefined)[]>([1, 2], [3], null, undefined),
  })
  .map(({ amount: price, ...holds }): PriceLine => ({
    label: `L${price}`,
    amount: price,
    termsIndex: null,
    ...holds,
  }));
const anyPricing = fc
  .record({ lines: fc.array(anyLine, { maxLength: 5 }), imax: amount, tagged: fc.boolean() })
  .map(({ lines, imax, tagged }): Pricing => ({
    lines,
    complements: [
      { label: 'IMAX', amount: imax, termsIndex: null, lines: [], ...(tagged ? { tags: ['imax'] } : {}) },
    ],
    terms: [],
    globalTerms: null,
  }));
const anyCase = fc.record({
  pricing: fc.option(anyPricing),
  isMovie: fc.boolean(),
  price: fc.option(amount),
  listed: fc.boolean(),
  showtimes: fc.uniqueArray(
    fc.record({
      clock: fc.constantFrom('10:00', '11:55', '12:00', '17:30', '20:15'),
      tags: fc.subarray(['imax', 'live', 'pmr']),
    }),
    { selector: ({ clock }) => clock, minLength: 1, maxLength: 4 },
  ),
});
type Case = typeof anyCase extends fc.Arbitrary<infer T> ? T : never;

function answer({ pricing, isMovie, price, listed, showtimes }: Case) {
  const wire = showtimes.map(({ clock, tags }) => showtimeAt(clock, tags));
  const own: EventItem = { ...eventFixture, slug, title: 'Own', type: 'show', price, initialPrice: null };
  const events = [eventFixture, ...(listed ? [own] : [])];
  const answers = {
    show: { ...showFixture, isMovie },
    shows: {
      ...showsFixture,
      shows: [
        { ...wireShow, slug, isMovie },
        { ...wireShow, slug: 'a-film-1', isMovie: true },
      ],
    },
    showTranslate: {},
    cinemaTranslate: {},
    events,
    event: { ...eventFixture, shows: [slug] },
    eventShows: {
      shows: {
        [slug]: {
          days: {
            [day]: {
              seasonId: season,
              day,
              tags: [],
              versions: ['vf'],
              bookable: true,
              specialShowtime: false,
              cinemas: [cinema],
            },
          },
          live: false,
          bookable: true,
          order: 1,
        },
      },
    },
    cities: [],
    tags: [],
    versions: [],
    cinemas: [template],
    cinema: { ...cinemaFixture, slug: cinema, pricing },
    cinemaShows: {
      days: { [day]: { upsell: null, highlightedShowtime: null } },
      shows: { [slug]: { ...programmed, days: { [day]: entry } } },
    },
    showCinemas: { [cinema]: { days: { [day]: entry }, releasedAt: null } },
    showtimesCinema: { [day]: wire },
    showtimesDay: wire,
    cinemaShowtimes: { [slug]: wire },
    showtimesEvent: { [cinema]: wire },
  };
  for (const [id, value] of Object.entries(answers)) reads.answers.set(id, value);
  return { wire, events, answers };
}

/** The texts of a page, or of one part of it. */
const shown = (page: ReactElement, part?: string): string => {
  const { container } = render(<WithMessages locale={locale}>{page}</WithMessages>);
  const root = part === undefined ? container : container.querySelector(part);
  if (root === null) throw new Error(`the page lacks ${part}`);
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
  cleanup();
  return texts.join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');
};
const money = (text: string) => new Set(text.match(/\d[\d ]*,\d\d €/g) ?? []);
const written = (price: number) => formatPrice(locale, price).replaceAll(/[\u00a0\u202f]/g, ' ');
/** The prices in structured data, wherever they stand. */
const offered = (things: readonly object[]): number[] =>
  [...JSON.stringify(things).matchAll(/"price":([\d.]+)/g)].map(([, price]) => Number(price));

beforeEach(() => {
  reads.answers.clear();
  reads.asked.length = 0;
  reads.now = `${day}T06:00:00Z`;
});

it('D61 no page, popup or structured data says a price that the one function did not return', async () => {
  const { siteOrigins } = webEnvironment();
  await fc.assert(
    fc.asyncProperty(anyCase, async (asked) => {
      const { wire, events, answers } = answer(asked);
      const ownPrice = ownPriceOf({ slug, isMovie: asked.isMovie }, events);
      const priceOf = ({ time, tags }: Pick<Showtime, 'tags' | 'time'>) =>
        showtimePrice(asked.pricing, { time, tags, special: false, ownPrice })?.amount ?? null;
      const returned = new Map(wire.map((one) => [one.time, priceOf(one)]));
      const prices = new Set([...returned.values()].filter((price) => price !== null));
      const texts = new Set([...prices].map(written));
      const priced = (views: readonly ShowtimeView[]) =>
        new Map(views.map(({ time, price }) => [time, price?.amount ?? null]));

      const film = await loadFilm(locale, slug, day, {});
      expect(priced(film.showtimes?.cinemas[0]?.showtimes ?? [])).toEqual(returned);
      expect(new Set(offered(screeningEventsJsonLd(locale, film, siteOrigins)))).toEqual(prices);

      const ofCinema = await loadCinema(locale, cinema, day, {});
      expect(priced(ofCinema.programme?.films[0]?.showtimes ?? [])).toEqual(returned);
      // What else the page says are the source's own lists: tickets for some, cards, subscriptions.
      const programme = shown(<CinemaPage locale={locale} model={ofCinema} filters={{}} />, '#programme');
      expect(money(programme)).toEqual(texts);

      for (const one of wire) {
        const ref = { show: slug, cinema, day, id: idOfShowtime(one) };
        const page = await loadShowtime(locale, ref, day);
        const popup = showtimeModel({
          ...answers,
          site: sites.fr,
          now: new Date(reads.now),
          cinema,
          is: (other) => other.refCmd === one.refCmd,
          showtimes: wire,
          pricing: asked.pricing,
        });
        const own = returned.get(one.time) ?? null;
        for (const details of [page.details, popup]) {
          expect(details?.showtime.price?.amount ?? null).toBe(own);
          if (details === null) continue;
          const parts = details.showtime.price?.parts.map((part) => written(part.amount)) ?? [];
          const said = money(shown(<ShowtimeFacts locale={locale} model={details} />));
          expect(said).toEqual(new Set(own === null ? [] : [written(own), ...parts]));
        }
        expect(offered(showtimeJsonLd(locale, page, siteOrigins))).toEqual(own === null ? [] : [own]);
      }

      const own = typeof ownPrice === 'number' ? [ownPrice] : [];
      const ofSeason = [eventFixture.price, eventFixture.initialPrice, 27].flatMap((price) => price ?? []);
      const seasonModel = await loadSeason(locale, 'season', season, day);
      expect(money(shown(<SeasonPage locale={locale} model={seasonModel} />))).toEqual(
        new Set([...ofSeason, ...own].map(written)),
      );
      expect(offered(seasonJsonLd(locale, seasonModel, siteOrigins)).toSorted((a, b) => a - b)).toEqual(
        [...own, 132].toSorted((a, b) => a - b),
      );

      const list = shown(<EventsPage locale={locale} model={await loadEvents(locale, day)} filters={{}} />);
      const allowed = new Set([...ofSeason, ...own].map(written));
      for (const price of money(list)) expect(allowed).toContain(price);
      if (asked.listed && !asked.isMovie) for (const price of own) expect(list).toContain(written(price));
    }),
    { seed: 2026, numRuns: 40 },
  );
}, 60_000);
