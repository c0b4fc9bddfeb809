import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alertsAnswer } from '#src/contract/alerts/schema.ts';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { cinemaDetail } from '#src/contract/cinema/schema.ts';
import { programme } from '#src/contract/cinema-shows/schema.ts';
import { cinemasAnswer } from '#src/contract/cinemas/schema.ts';
import { citiesAnswer } from '#src/contract/cities/schema.ts';
import { cityDetail } from '#src/contract/city/schema.ts';
import { eventDetail } from '#src/contract/event/schema.ts';
import { eventShows } from '#src/contract/event-shows/schema.ts';
import { eventsAnswer } from '#src/contract/events/schema.ts';
import { featuredAnswer } from '#src/contract/featured/schema.ts';
import { footer } from '#src/contract/footer/schema.ts';
import { footerFaq } from '#src/contract/footer-faq/schema.ts';
import { nativeAd } from '#src/contract/native-ad/schema.ts';
import { permanentAutopromo } from '#src/contract/permanent-autopromo/schema.ts';
import { settings } from '#src/contract/settings/schema.ts';
import { showDetail } from '#src/contract/show/schema.ts';
import { showCinemas } from '#src/contract/show-cinemas/schema.ts';
import { showsAnswer } from '#src/contract/shows/schema.ts';
import { showtimesOfDay } from '#src/contract/showtimes-day/schema.ts';
import { tagsAnswer } from '#src/contract/tags/schema.ts';
import { translation } from '#src/contract/translation.ts';
import { versionsAnswer } from '#src/contract/versions/schema.ts';
import { youtubeLatest } from '#src/contract/youtube-latest/schema.ts';
import { siteIds, sites } from '#src/sites/registry.ts';
import { generateCatalogue } from './generate.ts';
import type { GenerateOptions } from './generator/context.ts';

const options = { mediaOrigin: 'http://media.test', tunnelOrigin: 'http://tickets.test' };
const now = new Date('2026-11-20T14:00:00Z');

/** A local time of the wire as if it were UTC, in milliseconds. */
function utc(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/** Addresses in the footer of a site. */
function footerLinks(given: GenerateOptions): string[] {
  const content = generateCatalogue('sn', now, given).languages.fr;
  return (content?.footer.columns ?? []).flatMap((column) => column.links.map(({ url }) => url));
}

interface Reader {
  parse(value: unknown): unknown;
}

/** Every answer that a catalogue gives, with the schema that it must equal its own reading by. */
function answersOf(catalogue: LanguageCatalogue): [string, Reader, unknown][] {
  const each = (name: string, schema: Reader, record: Record<string, unknown>): [string, Reader, unknown][] =>
    Object.entries(record).map(([key, value]) => [`${name} ${key}`, schema, value]);
  const days = Object.values(catalogue.showtimes).flatMap((byCinema) =>
    Object.values(byCinema).flatMap((byDay) => Object.values(byDay)),
  );
  return [
    ['cinemas', cinemasAnswer, catalogue.cinemas],
    ...each('cinema', cinemaDetail, catalogue.cinemaDetails),
    ...each('programme', programme, catalogue.programmes),
    ['cities', citiesAnswer, catalogue.cities],
    ...each('city', cityDetail, catalogue.cityDetails),
    ['shows', showsAnswer, { shows: catalogue.shows, labels: [], contentratings: [] }],
    ...each('show', showDetail, catalogue.showDetails),
    ...each('show cinemas', showCinemas, catalogue.showCinemas),
    ['showtimes', showtimesOfDay, days.flat()],
    ['events', eventsAnswer, catalogue.events],
    ...each('event', eventDetail, catalogue.eventDetails),
    ...each('event shows', eventShows, catalogue.eventShows),
    ['tags', tagsAnswer, catalogue.tags],
    ['versions', versionsAnswer, catalogue.versions],
    ['alerts', alertsAnswer, catalogue.alerts],
    ['featured', featuredAnswer, catalogue.featured],
    ['footer', footer, catalogue.footer],
    ['footer faq', footerFaq, catalogue.footerFaq],
    ['settings', settings, catalogue.settings],
    ['native ad', nativeAd, catalogue.nativeAd],
    ['permanent autopromo', permanentAutopromo, catalogue.permanentAutopromo],
    ['youtube', youtubeLatest, catalogue.youtubeLatest],
  ];
}

const generated = siteIds.map((site) => generateCatalogue(site, now, options));
const inLanguages = generated.flatMap((catalogue) =>
  Object.entries(catalogue.languages).map(
    ([language, content]) => [`${catalogue.site} in ${language}`, catalogue, content] as const,
  ),
);

describe.each(inLanguages)('the catalogue of %s', (_, catalogue, content) => {
  it('equals its own reading by the wire contract', () => {
    for (const [name, schema, answer] of answersOf(content)) {
      expect([name, schema.parse(answer)]).toEqual([name, answer]);
    }
  });

  it('has a list item and a detail for every show that a programme names', () => {
    const listed = new Set(content.shows.map(({ slug }) => slug));
    for (const { shows } of Object.values(content.programmes)) {
      for (const slug of Object.keys(shows)) {
        expect(listed.has(slug)).toBe(true);
        expect(content.showDetails[slug]?.slug).toBe(slug);
      }
    }
    expect([...listed].filter((slug) => !content.showDetails[slug] || !content.showCinemas[slug])).toEqual(
      [],
    );
  });

  it('has a detail and a programme for every cinema, a detail for every city', () => {
    const cinemas = content.cinemas.map(({ slug }) => slug);
    expect(Object.keys(content.cinemaDetails)).toEqual(cinemas);
    expect(Object.keys(content.programmes)).toEqual(cinemas);
    const cities = content.cities.map(({ slug }) => slug);
    expect(Object.keys(content.cityDetails)).toEqual(cities);
    expect(content.cinemas.filter(({ citySlug }) => !cities.includes(citySlug))).toEqual([]);
    expect(content.cities.flatMap((city) => city.cinemas).toSorted()).toEqual(cinemas.toSorted());
  });

  it('derives programme and cinemas of a show from the same showtimes', () => {
    for (const [show, byCinema] of Object.entries(content.showtimes)) {
      expect(Object.keys(content.showCinemas[show] ?? {}).toSorted()).toEqual(
        Object.keys(byCinema).toSorted(),
      );
      for (const [cinema, byDay] of Object.entries(byCinema)) {
        const entries = content.programmes[cinema]?.shows[show]?.days ?? {};
        expect(Object.keys(entries).toSorted()).toEqual(Object.keys(byDay).toSorted());
        for (const [day, showtimes] of Object.entries(byDay)) {
          expect(new Set(entries[day]?.tags)).toEqual(new Set(showtimes.flatMap(({ tags }) => tags)));
          expect(new Set(entries[day]?.versions)).toEqual(new Set(showtimes.map(({ version }) => version)));
          expect(content.programmes[cinema]?.days).toHaveProperty([day]);
        }
      }
    }
  });

  it('lists as events exactly the shows that are no films', () => {
    const events = content.shows.filter(({ isMovie }) => !isMovie).map(({ slug }) => slug);
    expect(content.events.map(({ slug }) => slug).toSorted()).toEqual(events.toSorted());
    expect(Object.keys(content.eventDetails).toSorted()).toEqual(events.toSorted());
    expect(Object.keys(content.eventShows).toSorted()).toEqual(events.toSorted());
    expect(events.length).toBeGreaterThan(0);
  });

  it('sends one old address on, and one show is gone', () => {
    const moved = Object.values(content.showDetails).filter(({ redirectSlug }) => redirectSlug !== null);
    expect([1, 2]).toContain(moved.length);
    for (const { slug, redirectSlug } of moved) {
      expect(content.shows.map((show) => show.slug)).not.toContain(slug);
      expect(content.shows.map((show) => show.slug)).toContain(redirectSlug);
    }
    expect(content.goneShows).toHaveLength(1);
    for (const slug of content.goneShows) expect(content.showDetails[slug]).toBeUndefined();
  });

  it('alerts everywhere, in a single cinema, and with a link in a new window', () => {
    expect(content.alerts.some(({ allCinemas }) => allCinemas)).toBe(true);
    expect(content.alerts.some(({ allCinemas, cinemas }) => !allCinemas && cinemas.length === 1)).toBe(true);
    expect(content.alerts.some(({ cta }) => cta?.target === 'new')).toBe(true);
    const known = new Set(content.cinemas.map(({ slug }) => slug));
    expect(content.alerts.flatMap(({ cinemas }) => cinemas).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('counts the showtimes of the next 24 hours', () => {
    for (const show of content.shows) {
      const inCinemas = Object.values(content.programmes).map(
        ({ shows }) => shows[show.slug]?.next24ShowtimesCount ?? 0,
      );
      expect(show.next24ShowtimesCount).toBe(inCinemas.reduce((sum, count) => sum + count, 0));
    }
    expect(content.shows.some(({ next24ShowtimesCount }) => next24ShowtimesCount > 0)).toBe(true);
  });

  it('leads every booking address to the site’s tunnel in its language', () => {
    const language = Object.entries(catalogue.languages).find(([, value]) => value === content)?.[0];
    const addresses = Object.values(content.showtimes).flatMap((byCinema) =>
      Object.values(byCinema).flatMap((byDay) =>
        Object.values(byDay).flatMap((day) => day.map(({ refCmd }) => refCmd)),
      ),
    );
    const pattern = new RegExp(`^http://tickets\\.test/${catalogue.site}/${language}/V\\d{4}S\\d+/booking$`);
    expect(addresses.filter((address) => !pattern.test(address ?? ''))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('R070 has sub-prices under a parent line, and a legend for every line that points to one', () => {
    const details = Object.values(content.cinemaDetails);
    expect(details.filter(({ pricing, status }) => (pricing === null) === status)).toEqual([]);
    for (const pricing of details.map((detail) => detail.pricing).filter((prices) => prices !== null)) {
      const pointed = [...pricing.lines, ...pricing.complements]
        .map(({ termsIndex }) => termsIndex)
        .filter((index) => index !== null);
      expect(pointed.length).toBeGreaterThan(0);
      expect(pointed.filter((index) => !pricing.terms[index])).toEqual([]);
      expect(pricing.complements.some(({ lines }) => lines.length > 0)).toBe(true);
    }
  });

  it('has films showing, upcoming ones on sale, and upcoming ones without showtimes', () => {
    const shown = new Set(Object.keys(content.showtimes));
    const films = content.shows.filter(({ isMovie }) => isMovie);
    expect(
      films.filter(({ slug, isComingSoon }) => shown.has(slug) && !isComingSoon).length,
    ).toBeGreaterThanOrEqual(30);
    expect(films.filter(({ slug, isComingSoon }) => shown.has(slug) && isComingSoon).length).toBeGreaterThan(
      0,
    );
    expect(films.filter(({ slug, isComingSoon }) => !shown.has(slug) && isComingSoon).length).toBeGreaterThan(
      0,
    );
  });
});

describe.each(generated.map((catalogue) => [catalogue.site, catalogue] as const))(
  'the site %s',
  (site, catalogue) => {
    it('speaks exactly its languages', () => {
      expect(Object.keys(catalogue.languages).toSorted()).toEqual([...sites[site].languages].toSorted());
    });

    it('translates every slug of every language', () => {
      const { translations } = catalogue;
      for (const [language, content] of Object.entries(catalogue.languages)) {
        const slugs = (kind: keyof typeof translations): string[] =>
          translations[kind]
            .map((item) => Object.entries(item).find(([key]) => key === language)?.[1] ?? '')
            .toSorted();
        expect(slugs('shows')).toEqual(Object.keys(content.showDetails).toSorted());
        expect(slugs('cinemas')).toEqual(Object.keys(content.cinemaDetails).toSorted());
        expect(slugs('cities')).toEqual(Object.keys(content.cityDetails).toSorted());
        expect(slugs('events')).toEqual(Object.keys(content.eventDetails).toSorted());
      }
      const all = Object.values(translations).flat();
      for (const item of all) expect(translation.parse(item)).toEqual(item);
      expect(all.filter((item) => new Set(Object.values(item)).size > 1).length).toBeGreaterThanOrEqual(10);
    });

    it('has the same showtimes in every language', () => {
      const [first, ...others] = Object.values(catalogue.languages).map((content) => {
        const all = Object.values(content.showtimes).flatMap((byCinema) =>
          Object.values(byCinema).flatMap((byDay) => Object.values(byDay).flat()),
        );
        return all.map(({ time, version, auditoriumName, status }) => [
          time,
          version,
          auditoriumName,
          status,
        ]);
      });
      for (const other of others) expect(other).toEqual(first);
    });

    it('is the same every time', () => {
      expect(generateCatalogue(site, new Date(now), options)).toEqual(catalogue);
    });
  },
);

describe('generateCatalogue', () => {
  it('ends a showing twenty minutes and the film after its start, across the change of the clock too', () => {
    const catalogue = generateCatalogue('fr', new Date('2026-10-24T12:00:00Z'), options);
    const content = catalogue.languages.fr;
    if (!content) throw new Error('expected the fr site in French');
    const overNight = Object.entries(content.showtimes).flatMap(([show, byCinema]) =>
      Object.values(byCinema).flatMap((byDay) =>
        (byDay['2026-10-24'] ?? []).map(({ time, endTime }) => ({
          wall: (utc(endTime ?? '') - utc(time)) / 60_000,
          expected: (content.showDetails[show]?.duration ?? Number.NaN) + 20,
          crosses: time >= '2026-10-25 00' && (endTime ?? '') >= '2026-10-25 02',
        })),
      ),
    );
    const crossing = overNight.filter(({ crosses }) => crosses);
    expect(
      overNight.filter(
        ({ crosses, wall, expected }) => !crosses && wall !== expected && wall !== expected - 60,
      ),
    ).toEqual([]);
    expect(crossing.length).toBeGreaterThan(0);
    for (const { wall, expected } of crossing) expect([expected, expected - 60]).toContain(wall);
  });

  it('names what is wrong with an impossible instant', () => {
    expect(() => generateCatalogue('fr', new Date('never'), options)).toThrow('now: expected a valid date');
  });

  it('R050 links the client host only where it is named, and not on the site of the identity provider', () => {
    expect(footerLinks(options).filter((url) => url.startsWith('http'))).toEqual([]);
    expect(footerLinks({ ...options, accountOrigin: 'http://account.test' })).toContain(
      'http://account.test/fr/register?site=sn',
    );
    const dutch = generateCatalogue('nl', now, { ...options, accountOrigin: 'http://account.test' });
    expect(JSON.stringify(dutch.languages.nl?.footer)).not.toContain('account.test');
  });

  it('keeps the pictures and the client host on the origins it is given', () => {
    const content = generateCatalogue('sn', now, { ...options, accountOrigin: 'http://account.test' })
      .languages.fr;
    expect(content?.settings.clientUrl).toBe('http://account.test');
    expect(
      content?.shows.every(({ posterPath }) => posterPath?.lg.startsWith('http://media.test/media/poster/')),
    ).toBe(true);
    expect(content?.cinemas[0]?.backdrop).toMatch(
      /^http:\/\/media\.test\/media\/cinema\/dakar-almadies\/1920\.webp$/,
    );
  });

  it('names pictures that are there', async () => {
    const written = JSON.stringify(generateCatalogue('sn', now, options));
    const found = [...written.matchAll(/\/media\/([a-z]+\/[^/"]+)\//g)];
    const named = new Set(found.map(([, name = '']) => name));
    const pictures = join(import.meta.dirname, '../../demo/pictures');
    const there = await readdir(pictures, { recursive: true });
    const names = new Set(there.map((file) => file.replace(/\.\w+$/, '')));
    expect(named.size).toBeGreaterThan(40);
    expect([...named].filter((name) => !names.has(name))).toEqual([]);
  });
});
