import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueOnFile, testOrigins } from '#backend/rolling/test-demonstration.ts';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { hasPage, href } from '#src/routes/href.ts';
import { reservedWords } from '#src/routes/slug.ts';
import { isLanguage, localeOf, siteIds, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { layOut } from './lay-out.ts';
import { plansOf } from './test-plan.ts';
import { repeated, sentencesOf, wordCount } from './test-texts.ts';

const catalogues = await Promise.all(siteIds.map((site) => catalogueOnFile(site)));
const inLanguages = catalogues.flatMap(({ site, languages }) =>
  Object.entries(languages).flatMap(([language, content]) =>
    isLanguage(language) ? [[`${site} in ${language}`, site, language, content] as const] : [],
  ),
);

/** The catalogue of a site in a language. */
function contentOf(site: SiteId, language: Language): LanguageCatalogue {
  const found = inLanguages.find((one) => one[1] === site && one[2] === language)?.[3];
  if (!found) throw new Error(`expected ${site} in ${language}`);
  return found;
}

/** Each language with one site that has it: the texts of films are the same on all sites. */
const spoken = [
  ['fr', contentOf('fr', 'fr')],
  ['en', contentOf('fr', 'en')],
  ['de', contentOf('ch', 'de')],
  ['nl', contentOf('nl', 'nl')],
] as const;

/** The texts that advertise a film: title, tagline and synopsis. */
function textsOfFilms(content: LanguageCatalogue): { where: string; text: string }[] {
  return content.shows.flatMap(({ slug, title }) => {
    const detail = content.showDetails[slug];
    return [title, detail?.presentation ?? '', detail?.synopsis ?? ''].map((text) => ({ where: slug, text }));
  });
}

describe.each(spoken)('the texts of the films in %s', (language, content) => {
  const against = (refuses: (text: string) => boolean): string[] =>
    textsOfFilms(content)
      .filter(({ text }) => refuses(text.replaceAll('<br/>', ' ')))
      .map(({ where }) => where);

  it('are there: a title, a tagline of 4 to 10 words, a synopsis of 60 to 100', () => {
    const outside = content.shows.flatMap(({ slug }) => {
      const detail = content.showDetails[slug];
      const [tagline, synopsis] = [wordCount(detail?.presentation ?? ''), wordCount(detail?.synopsis ?? '')];
      const fits = synopsis >= 60 && synopsis <= 100 && tagline >= 4 && tagline <= 10;
      return fits ? [] : [`${slug}: synopsis ${synopsis}, tagline ${tagline}`];
    });
    expect(outside).toEqual([]);
    expect(content.shows.length).toBeGreaterThan(140);
  });

  it('say nothing twice', () => {
    const texts = textsOfFilms(content).filter((_, index) => index % 3 > 0);
    expect(repeated(texts.flatMap(({ text }) => sentencesOf(text)))).toEqual([]);
  });

  it('raise their voice nowhere and leave no stray space', () => {
    expect(against((text) => text.includes('!'))).toEqual([]);
    expect(against((text) => text !== text.trim() || /\s{2}/u.test(text))).toEqual([]);
  });

  it('use the typography of the language', () => {
    const quotes = { fr: /[„“”]/u, en: /[«»]/u, de: /[„“”‘’ß]/u, nl: /[«»„“”]/u }[language];
    expect(against((text) => /['"]/.test(text) || quotes.test(text))).toEqual([]);
    const loose = language === 'fr' ? /[^\u00A0][:;?»]|«[^\u00A0]/u : /\s[:;?]/u;
    expect(against((text) => loose.test(text))).toEqual([]);
  });

  it('make slugs that differ even without their numbers, and no reserved word', () => {
    const slugs = content.shows.map(({ slug }) => slug);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-\d+$/);
    expect(repeated(slugs.map((slug) => slug.replace(/-\d+$/, '')))).toEqual([]);
    expect(slugs.filter((slug) => reservedWords.has(slug))).toEqual([]);
  });
});

describe.each(inLanguages)('%s', (_, site, language, content) => {
  it('describes every cinema in 60 to 90 words, with a way there and a line for search results', () => {
    for (const { slug } of content.cinemas) {
      const { description, itinerary, seo } = content.cinemaDetails[slug] ?? {};
      const count = wordCount(description ?? '');
      expect([slug, count >= 60 && count <= 90]).toEqual([slug, true]);
      expect([slug, wordCount(itinerary ?? '') > 4, wordCount(seo?.description ?? '') > 4]).toEqual([
        slug,
        true,
        true,
      ]);
    }
  });

  it('says nothing twice of its cinemas and cities', () => {
    const texts = [
      ...Object.values(content.cinemaDetails).flatMap(({ description, itinerary, seo }) => [
        description,
        itinerary ?? '',
        seo?.description ?? '',
      ]),
      ...Object.values(content.cityDetails).map(({ description }) => description ?? ''),
    ];
    expect(repeated(texts.flatMap((text) => sentencesOf(text)))).toEqual([]);
    expect(texts.filter((text) => text.includes('!'))).toEqual([]);
  });

  it('has every cinema in a city, and every city with a cinema', () => {
    const cities = new Map(content.cities.map(({ slug, name }) => [slug, name]));
    expect(content.cinemas.filter(({ citySlug }) => !cities.has(citySlug))).toEqual([]);
    // An address names the city as the language does: Gand in French, Freiburg in German.
    expect(
      content.cinemas.flatMap(({ citySlug, theaters }) =>
        theaters.map(({ addressCity }) => addressCity).filter((city) => city !== cities.get(citySlug)),
      ),
    ).toEqual([]);
    expect(content.cities.flatMap(({ cinemas }) => cinemas).toSorted()).toEqual(
      content.cinemas.map(({ slug }) => slug).toSorted(),
    );
  });

  it('colours tags so that their text can be read, and knows what films and auditoriums have', async () => {
    const pairs = content.tags.flatMap(({ textColor, backgroundColor }) =>
      textColor !== null && backgroundColor !== null ? [[textColor, backgroundColor] as const] : [],
    );
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs) expect(contrast(pair)).toBeGreaterThanOrEqual(4.5);
    const { films, cinemas } = await plansOf(site);
    const known = new Set(content.tags.map(({ slug }) => slug));
    const used = [...films, ...cinemas.flatMap(({ auditoriums }) => auditoriums)];
    expect(used.flatMap(({ experiences }) => experiences).filter((slug) => !known.has(slug))).toEqual([]);
    expect(films.flatMap(({ event }) => event?.tags ?? []).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('writes its own addresses as the route table does', () => {
    const locale = localeOf(site, language);
    for (const { slug, type, ctaUrl } of content.events)
      expect(ctaUrl).toBe(
        type === 'show'
          ? href(locale, { page: 'entertainment', slug })
          : `${testOrigins.tunnelOrigin}/${site}/${language}/${type}-${slug}/order`,
      );
    const pages = (['shows', 'upcomingShowsLight', 'events', 'cinemas', 'app', 'sitemap', 'terms'] as const)
      .filter((page) => hasPage(locale, page))
      .map((page) => href(locale, { page }));
    const cinemas = content.cinemas.map(({ slug }) => href(locale, { page: 'cinema', slug }));
    const information = content.masterTemplates.map(({ slug }) => href(locale, { page: 'info', slug }));
    const linked = content.footer.columns
      .flatMap(({ links }) => links)
      .map(({ url }) => url)
      .filter((url) => url.startsWith('/'));
    expect(linked.length).toBeGreaterThanOrEqual(6);
    const known = new Set([...pages, ...cinemas, ...information]);
    expect(linked.filter((url) => !known.has(url.replace(/#.*$/, '')))).toEqual([]);
    // Every page leads to who publishes the site, and to its terms where they have a page.
    expect(linked.filter((url) => information.includes(url))).toHaveLength(1);
    expect(linked.some((url) => /condition/.test(url))).toBe(sites[site].features.terms);
  });

  it('sends an old address on to a film, and has one that is gone', () => {
    const listed = content.shows.map(({ slug }) => slug);
    const moved = Object.values(content.showDetails).filter(({ redirectSlug }) => redirectSlug !== null);
    expect(moved).toHaveLength(2);
    expect(moved.filter(({ redirectSlug }) => !listed.includes(redirectSlug ?? ''))).toEqual([]);
    expect(content.goneShows).toHaveLength(1);
  });
});

describe('the pictures', () => {
  it('are there for every name in the catalogue, and no others', () => {
    const texts = globSync('catalogue/**/*.json', { cwd: import.meta.dirname }).map((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    );
    const named = new Set(texts.flatMap((text) => text.match(/(?<=picture:)[a-z]+\/[a-z0-9-]+/g) ?? []));
    const files = globSync('{poster,backdrop,cinema}/*', { cwd: join(import.meta.dirname, 'pictures') });
    expect(named.size).toBeGreaterThan(400);
    expect(files.map((file) => file.replace(/\.\w+$/, '')).toSorted()).toEqual([...named].toSorted());
  });

  it.each(spoken)('are of their own for every story, offer, experience and season in %s', (_, content) => {
    const keyOf = (url: string | null | undefined): string[] => url?.split('/').slice(-2, -1) ?? [];
    const ofShows = content.shows.flatMap(({ backgroundPath }) => keyOf(backgroundPath?.lg));
    const ofEvents = Object.values(content.eventDetails).flatMap(({ details }) => keyOf(details?.backdrop));
    const own = [
      ...[...content.news, ...content.articles, ...content.newsOffers].map(({ image }) => image),
      ...content.experiences.map(({ backdrop }) => backdrop),
      ...[...content.experienceGroups, ...content.technologies].map(({ image }) => image),
      ...Object.values(content.masterTemplateDetails).flatMap(({ header, mosaic }) => [
        header?.backdrop,
        ...mosaic.map(({ image }) => image),
      ]),
      ...[...content.offersPromotion, ...content.offersTemporary].map(({ picture }) => picture),
    ].flatMap(keyOf);
    const seasons = ofEvents.filter((key) => !ofShows.includes(key));
    expect(seasons.length).toBeGreaterThanOrEqual(6);
    expect(own.length).toBeGreaterThan(130);
    expect(repeated([...own, ...seasons, ...ofShows])).toEqual([]);
  });
});

describe('the cinemas', () => {
  it('stand where they should', () => {
    const counts = catalogues.map(({ site, languages }) => [
      site,
      languages[sites[site].defaultLanguage]?.cinemas.length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({ fr: 71, nl: 28, ch: 9, be: 8, tn: 3, ma: 2, sn: 1, ci: 1 });
  });

  it('are for one open, have two theatres in one place, and name showtimes nearby', () => {
    const all = catalogues.flatMap(
      ({ site, languages }) => languages[sites[site].defaultLanguage]?.cinemas ?? [],
    );
    expect(all.filter(({ status }) => !status)).toHaveLength(1);
    expect(all.filter(({ theaters }) => theaters.length === 2)).toHaveLength(1);
    expect(all.some(({ nearbySessionsCinema, status }) => nearbySessionsCinema !== null && status)).toBe(
      true,
    );
    expect(repeated(all.map(({ vistaRef }) => vistaRef))).toEqual([]);
  });

  it('have in the plan the auditoriums and seats that their pages name', async () => {
    for (const site of siteIds) {
      const { cinemas } = await plansOf(site);
      const listed = contentOf(site, sites[site].defaultLanguage).cinemas;
      expect(cinemas.map(({ auditoriums }) => auditoriums.length)).toEqual(
        listed.map(({ hallCount }) => hallCount),
      );
      expect(
        cinemas.map(({ auditoriums }) => auditoriums.reduce((sum, { seats }) => sum + seats, 0)),
      ).toEqual(listed.map(({ seatCount }) => seatCount));
    }
  });
});

describe('the equipment of the cinemas', () => {
  const now = new Date('2026-11-18T10:00:00Z');

  it('is what their texts say: as many hearing loops, and headphones only where there are some', async () => {
    for (const [where, site, , content] of inLanguages) {
      const { cinemas } = await plansOf(site);
      const loops = new Map(cinemas.map(({ vistaRef, hearingLoops }) => [vistaRef, hearingLoops]));
      for (const { slug, vistaRef, services } of content.cinemas) {
        const said = services.filter(({ isAccessibility }) => isAccessibility).at(1)?.description ?? '0';
        expect([where, slug, loops.get(vistaRef ?? '')]).toEqual([
          where,
          slug,
          Number(/\d+/.exec(said)?.[0]),
        ]);
      }
    }
  });

  it('was confirmed in the last half year, and stands the same in list and page', async () => {
    for (const site of siteIds) {
      const laid = layOut(await catalogueOnFile(site), now, { ...testOrigins, factor: 1 });
      for (const { cinemas, cinemaDetails } of Object.values(laid.languages))
        for (const { slug, equipment } of cinemas) {
          expect(equipment?.length).toBeGreaterThan(1);
          expect(cinemaDetails[slug]?.equipment).toEqual(equipment);
          for (const { confirmedOn } of equipment ?? []) {
            expect(confirmedOn <= '2026-11-18').toBe(true);
            expect(confirmedOn > '2026-05-18').toBe(true);
          }
        }
    }
  });
});

describe('the films', () => {
  it('are rated in the system of each site (R284)', () => {
    const refs = (site: SiteId): Set<string> =>
      new Set(
        contentOf(site, sites[site].defaultLanguage).shows.flatMap(({ contentRating }) =>
          Array.isArray(contentRating) ? [] : [contentRating.ref],
        ),
      );
    expect(refs('fr')).toEqual(new Set(['TP', '-12', '-16', '-18']));
    expect(refs('nl')).toEqual(new Set(['al', '-6ans', '-9ans', '-12ans', '-14ans', '-16ans', '-18ans']));
    expect(refs('tn')).toEqual(new Set(['TP', '6', '9', '12', '14', '16', '18']));
    const warnings = contentOf('nl', 'nl').shows.flatMap(({ cinechecks }) =>
      cinechecks.map(({ ref }) => ref),
    );
    expect(new Set(warnings)).toEqual(new Set(['vio', 'angoisse', 'language', 'drogue', 'sexe']));
  });

  it('are the same on every site, in the same order', () => {
    for (const [language, content] of spoken)
      for (const [, , other, one] of inLanguages)
        if (other === language)
          expect(one.shows.map(({ slug }) => slug)).toEqual(content.shows.map(({ slug }) => slug));
  });

  it('are shown as events where the plan says how, and only there', async () => {
    const { films } = await plansOf('ch');
    const events = new Set(films.filter(({ event }) => event !== null).map(({ ref }) => ref));
    const { shows } = contentOf('ch', 'en');
    expect(new Set(shows.filter(({ isMovie }) => !isMovie).map(({ showRef }) => showRef))).toEqual(events);
    expect(contentOf('ch', 'en').events.filter(({ type }) => type === 'show')).toHaveLength(events.size);
  });
});

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast([one, other]: readonly [string, string]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (high + 0.05) / (low + 0.05);
}
