import { describe, expect, it } from 'vitest';
import { translation } from '#src/contract/translation.ts';
import { siteIds, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { importOrder } from '#backend/import/catalogue-schema.ts';
import { demonstrationOf } from '#backend/rolling/test-demonstration.ts';
import { readWords } from './facts.ts';

const now = new Date('2026-11-20T14:00:00Z');
const options = {
  mediaOrigin: 'http://media.test',
  tunnelOrigin: 'http://tickets.test',
  accountOrigin: 'http://account.test',
};
const at = async (site: SiteId, instant = now) => demonstrationOf(site, instant, options);

/** A local time of the wire, read as if it were UTC, in milliseconds. */
function utc(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

const generated = await Promise.all(siteIds.map((site) => at(site)));
const inLanguages = generated.flatMap((catalogue) =>
  Object.entries(catalogue.languages).map(
    ([language, content]) => [`${catalogue.site} in ${language}`, catalogue, content] as const,
  ),
);

describe.each(inLanguages)('the catalogue of %s', (_, catalogue, content) => {
  it('has a list item and a detail for every show that a programme names', () => {
    const listed = new Set(content.shows.map(({ slug }) => slug));
    for (const { shows } of Object.values(content.cinemaShows)) {
      for (const slug of Object.keys(shows)) {
        expect(listed.has(slug)).toBe(true);
        expect(content.showDetails[slug]?.slug).toBe(slug);
      }
    }
    expect([...listed].filter((slug) => !content.showDetails[slug] || !content.showCinemas[slug])).toEqual(
      [],
    );
  });

  it('calls no film that is out a preview', () => {
    const { preview } = readWords().flags;
    const previews = content.shows.filter(({ flag }) => Object.values(preview.text).includes(flag ?? ''));
    expect(previews.filter(({ isComingSoon }) => !isComingSoon).map(({ title }) => title)).toEqual([]);
    const out = new Set(content.shows.filter(({ isComingSoon }) => !isComingSoon).map(({ slug }) => slug));
    const met = Object.values(content.showDetails).filter(
      ({ extraInformation }) => extraInformation !== null,
    );
    expect(met.filter(({ slug }) => out.has(slug)).map(({ title }) => title)).toEqual([]);
  });

  it('R088 has captions in four languages for every trailer, and says since when it is there', () => {
    const trailers = Object.values(content.showDetails).flatMap((show) => show.trailers);
    expect(trailers.length).toBeGreaterThan(100);
    for (const { captions } of trailers)
      expect(captions?.map(({ language }) => language)).toEqual(['fr', 'en', 'de', 'nl']);
    expect(new Set(trailers.flatMap(({ captions = [] }) => captions.map(({ url }) => url)))).toEqual(
      new Set(
        ['fr', 'en', 'de', 'nl'].map(
          (language) => `http://media.test/media/trailer/velours-trailer.${language}.vtt`,
        ),
      ),
    );
    const days = trailers.flatMap(({ publishedAt }) => publishedAt ?? []);
    expect(days.length).toBeGreaterThan(50);
    for (const day of days) expect(Date.parse(day)).toBeLessThan(now.getTime());
    expect(content.experienceDetails['imax']?.video?.captions).toHaveLength(4);
  });

  it('has a detail and a programme for every cinema, a detail for every city', () => {
    const cinemas = content.cinemas.map(({ slug }) => slug);
    expect(Object.keys(content.cinemaDetails)).toEqual(cinemas);
    expect(Object.keys(content.cinemaShows)).toEqual(cinemas);
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
        const entries = content.cinemaShows[cinema]?.shows[show]?.days ?? {};
        expect(Object.keys(entries).toSorted()).toEqual(Object.keys(byDay).toSorted());
        for (const [day, showtimes] of Object.entries(byDay)) {
          expect(new Set(entries[day]?.tags)).toEqual(new Set(showtimes.flatMap(({ tags }) => tags)));
          expect(new Set(entries[day]?.versions)).toEqual(new Set(showtimes.map(({ version }) => version)));
          expect(content.cinemaShows[cinema]?.days).toHaveProperty([day]);
        }
      }
    }
  });

  it('lists as events exactly the shows that are no films', () => {
    const events = content.shows.filter(({ isMovie }) => !isMovie).map(({ slug }) => slug);
    const ofType = (season: boolean): string[] =>
      content.events.filter(({ type }) => (type !== 'show') === season).map(({ slug }) => slug);
    expect(ofType(false).toSorted()).toEqual(events.toSorted());
    const all = [...events, ...ofType(true)].toSorted();
    expect(Object.keys(content.eventDetails).toSorted()).toEqual(all);
    expect(Object.keys(content.eventShows).toSorted()).toEqual(all);
    expect(events.length).toBeGreaterThan(0);
  });

  it('R098 gives every season the days of its events, in their order', () => {
    for (const { slug, type } of content.events.filter((event) => event.type !== 'show')) {
      const shows = content.eventDetails[slug]?.shows ?? [];
      const played = content.eventShows[slug]?.shows ?? {};
      expect([type, Object.keys(played)]).toEqual([type, shows]);
      expect(Object.values(played).map(({ order }) => order)).toEqual(
        [...shows.keys()].map((index) => index + 1),
      );
      for (const show of shows) {
        const alone = content.eventShows[show]?.shows[show];
        expect(alone?.live).toBe(played[show]?.live);
        expect(Object.keys(played[show]?.days ?? {})).toEqual(Object.keys(alone?.days ?? {}));
        for (const [day, { seasonId, cinemas }] of Object.entries(played[show]?.days ?? {})) {
          expect(seasonId).toBe(slug);
          expect(cinemas).toEqual(alone?.days[day]?.cinemas);
        }
      }
    }
    const days = content.events.flatMap(({ slug, type }) =>
      type === 'show' ? [] : Object.values(content.eventShows[slug]?.shows ?? {}),
    );
    expect(days.some((show) => show.bookable && Object.keys(show.days).length > 0)).toBe(true);
  });

  it('rents only films that have their page, which names the price too', () => {
    expect(content.vod.length).toBeGreaterThanOrEqual(6);
    expect(content.vod.length).toBeLessThanOrEqual(8);
    for (const { slug, vod } of content.vod)
      expect(content.showDetails[slug]).toMatchObject({ vod, vodAvailability: true });
  });

  it('has the newest video first, and items with the same days wherever they stand', () => {
    const published = content.youtubeLatest.map(({ publishedAt }) => Date.parse(publishedAt ?? ''));
    expect(published).toEqual(published.toSorted((one, other) => other - one));
    expect(published.filter((instant) => instant > now.getTime())).toEqual([]);
    for (const { slug, date } of content.newsOffers) expect(content.offerDetails[slug]?.date).toEqual(date);
    const articles = Object.values(content.experienceGroupDetails).flatMap((group) => group.articles);
    expect(articles.length).toBeGreaterThan(3);
    for (const { slug, releaseDate } of articles)
      expect(content.articles.find((one) => one.slug === slug)?.releaseDate).toBe(releaseDate);
  });

  it('R101 names the cinemas that an article of a group is about', () => {
    const groups = Object.values(content.experienceGroupDetails);
    const open = new Set(content.cinemas.filter(({ status }) => status).map(({ slug }) => slug));
    for (const { slug, cinemas } of groups.flatMap(({ articles }) => articles)) {
      expect([slug, cinemas.length > 0]).toEqual([slug, true]);
      expect(cinemas.filter((cinema) => !open.has(cinema))).toEqual([]);
    }
  });

  it('R101 an article that names an experience is about cinemas that have it', () => {
    const has = (key: string, cinema: string) =>
      content.cinemas.find(({ slug }) => slug === cinema)?.tags.some((tag) => tag.toLowerCase() === key) ===
      true;
    const about = [
      ...Object.values(content.articleDetails),
      ...Object.values(content.experienceGroupDetails).flatMap(({ articles }) => articles),
    ];
    const untrue = about.flatMap(({ slug, title, headline, cinemas }) =>
      ['imax', 'dolby', '4dx', 'screenx']
        .filter((key) => `${title} ${headline ?? ''}`.toLowerCase().includes(key))
        .flatMap((key) => cinemas.filter((cinema) => !has(key, cinema)).map((cinema) => [slug, key, cinema])),
    );
    expect(untrue).toEqual([]);
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

  it('alerts everywhere, in a single cinema, and with a link, which keeps the window for pages of the site (D59)', () => {
    expect(content.alerts.some(({ allCinemas }) => allCinemas)).toBe(true);
    expect(content.alerts.some(({ allCinemas, cinemas }) => !allCinemas && cinemas.length === 1)).toBe(true);
    const links = content.alerts.flatMap(({ cta }) => cta ?? []);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ target, url }) => target === 'new' && url.startsWith('/'))).toEqual([]);
    const known = new Set(content.cinemas.map(({ slug }) => slug));
    expect(content.alerts.flatMap(({ cinemas }) => cinemas).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('counts the showtimes of the next 24 hours', () => {
    for (const show of content.shows) {
      const inCinemas = Object.values(content.cinemaShows).map(
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

  it('R070 R067 says which showtimes a supplement belongs to, and how long the pre-programme is', () => {
    const details = Object.values(content.cinemaDetails);
    const known = new Set(content.tags.map(({ slug }) => slug));
    for (const { pricing } of details) {
      if (pricing === null) continue;
      const supplements = pricing.complements.flatMap((one) =>
        one.lines.length === 0 || one.tags != null ? [one.tags] : one.lines.map(({ tags }) => tags),
      );
      expect(supplements.length).toBeGreaterThan(0);
      for (const tags of supplements) expect(tags?.filter((tag) => !known.has(tag))).toEqual([]);
    }
    const minutes = content.cinemas.map(({ preProgrammeMinutes }) => preProgrammeMinutes ?? 0);
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(25);
    expect(details.map(({ preProgrammeMinutes }) => preProgrammeMinutes)).toEqual(
      details.map(({ slug }) => content.cinemas.find((one) => one.slug === slug)?.preProgrammeMinutes),
    );
  });

  it('has films showtime, upcoming ones on sale, and upcoming ones without showtimes', () => {
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

    it('is what the strict reading of an import makes of it', () => {
      const order = { catalogue, lacking: {}, force: false, dryRun: false };
      expect(importOrder.parse(order).catalogue).toEqual(catalogue);
    });

    it('is the same every time', async () => {
      expect(await at(site, new Date(now))).toEqual(catalogue);
    });
  },
);

describe('the calendar laid out', () => {
  it('ends a showtime twenty minutes and the film after its start, across the change of the clock too', async () => {
    const catalogue = await at('fr', new Date('2026-10-24T12:00:00Z'));
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

  it('names what is wrong with an impossible instant', async () => {
    await expect(at('fr', new Date('never'))).rejects.toThrow('now: expected a valid date');
  });

  it('R050 links the client host, but not on the site of the identity provider', async () => {
    const footerOf = async (site: SiteId) =>
      Object.values((await at(site)).languages).map(({ footer }) => JSON.stringify(footer));
    expect((await footerOf('sn'))[0]).toContain('http://account.test/fr/register?site=sn');
    expect((await footerOf('nl')).join('')).not.toContain('account.test');
  });

  it('keeps pictures, bookings and the client host on the origins it is given', async () => {
    const content = (await at('sn')).languages.fr;
    expect(content?.settings).toMatchObject({
      clientUrl: 'http://account.test',
      cmdUrl: 'http://tickets.test/sn',
    });
    expect(
      content?.shows.every(({ posterPath }) => posterPath?.lg.startsWith('http://media.test/media/poster/')),
    ).toBe(true);
    expect(content?.cinemas[0]?.backdrop).toMatch(/^http:\/\/media\.test\/media\/cinema\/dakar-almadies[./]/);
    expect(JSON.stringify(content)).not.toMatch(/"(?:picture|file|account):/);
  });

  it.each(siteIds)('has an app and films at home, as its texts say: %s', async (site) => {
    for (const { settings } of Object.values((await at(site)).languages)) {
      expect(Object.keys(settings.links).toSorted()).toEqual(['appStore', 'homeVideo', 'playStore']);
      expect(settings.features).toMatchObject({ homeVideo: true });
      for (const link of Object.values(settings.links))
        expect(link).toMatch(/^https:\/\/www\.example\.com\//);
    }
  });

  it('times a cinema by its own zone (D28)', async () => {
    const content = (await at('fr')).languages.fr;
    const overseas = Object.values(content?.cinemaDetails ?? {}).filter(
      ({ timeZone }) => timeZone !== sites.fr.timeZone,
    );
    expect(overseas.map(({ timeZone }) => timeZone)).toEqual(['Indian/Reunion']);
    const showtimes = Object.values(content?.showtimes ?? {}).flatMap((byCinema) =>
      Object.values(byCinema[overseas[0]?.slug ?? ''] ?? {}).flat(),
    );
    expect(showtimes.length).toBeGreaterThan(100);
    for (const { time, reservabilityEnd } of showtimes)
      expect(reservabilityEnd).toBe(`${time.replace(' ', 'T')}+04:00`);
  });
});
