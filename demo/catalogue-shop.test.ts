import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueOnFile, testOrigins } from '#backend/rolling/test-demonstration.ts';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { offerDateTypes } from '#src/contract/article-parts.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { cleanHtml } from '#src/kernel/html/clean-html.ts';
import { reservedWords } from '#src/routes/slug.ts';
import { isLanguage, siteIds, sites } from '#src/sites/registry.ts';
import { offerOn } from './calendar/offers.ts';

const catalogues = await Promise.all(siteIds.map((site) => catalogueOnFile(site)));
const inLanguages = catalogues.flatMap(({ site, languages }) =>
  Object.entries(languages).flatMap(([language, content]) =>
    isLanguage(language) ? [[`${site} in ${language}`, site, language, content] as const] : [],
  ),
);

/** The page that says who publishes the site, in each language. */
const legal: ReadonlySet<string> = new Set(['mentions-legales', 'legal-notice', 'impressum', 'colofon']);

/** The texts of offers, cards, plans, experiences, seasons and information pages, with what they belong to. */
function textsOf(content: LanguageCatalogue): readonly (readonly [string, string])[] {
  const seasons = content.events.filter(({ type }) => type !== 'show');
  const named: readonly (readonly [string, readonly (string | null | undefined)[]])[] = [
    ...Object.values(content.offerDetails).map(
      (one) => [one.slug, [one.title, one.headline, one.content, one.conditions]] as const,
    ),
    [
      'offers page',
      [content.offersPage.title, content.offersPage.description, content.offersPage.restriction],
    ],
    ...content.offersPromotion.map(
      (one) => [one.title, [one.title, one.subtitle, one.description, one.restriction, one.ctaInfo]] as const,
    ),
    ...content.offersTemporary.map((one) => [one.title, [one.title, one.subtitle]] as const),
    ...content.ecards.map((one) => [one.label, [one.imageAlt, one.highlightMessage]] as const),
    ...content.ecardTypes.map((one) => [`card ${one.typeId}`, [one.terms]] as const),
    ...content.subscriptionOffers.map((one) => [one.id, [one.label, one.description, one.terms]] as const),
    ...Object.values(content.experienceDetails).map(
      (one) =>
        [
          one.slug,
          [
            one.teaser,
            one.details,
            ...one.services.flatMap((service) => [service.title, service.description]),
          ],
        ] as const,
    ),
    ...Object.values(content.experienceGroupDetails).map(
      (one) =>
        [
          one.slug,
          [one.title, one.description, ...one.pushes.flatMap((push) => [push.title, push.description])],
        ] as const,
    ),
    ...seasons.map(({ slug, title, subtitle }) => {
      const details = content.eventDetails[slug]?.details;
      return [slug, [title, subtitle, details?.teaser, details?.description]] as const;
    }),
    ...Object.values(content.masterTemplateDetails).map(
      ({ slug, header, explanation, mosaic, listing, guest, seo }) =>
        [
          slug,
          [
            header?.subtitle,
            header?.description,
            explanation?.title,
            explanation?.description,
            ...mosaic.flatMap((tile) => [tile.title, tile.description]),
            ...listing.flatMap((line) => [line.title, line.description]),
            guest?.description,
            seo?.description,
          ],
        ] as const,
    ),
  ];
  return named.flatMap(([where, texts]) =>
    texts.flatMap((text) => (text === null || text === undefined ? [] : [[where, text] as const])),
  );
}

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, '\n').trim();

/** The sentences of three words and more. */
const sentencesOf = (text: string): string[] =>
  plain(text)
    .split(/[.?…\n]/u)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/u).length >= 3);

describe.each(inLanguages)('what %s offers', (_, site, language, content) => {
  const texts = textsOf(content);
  const against = (refuses: (text: string) => boolean): string[] =>
    texts.filter(([, text]) => refuses(plain(text))).map(([where, text]) => `${where}: ${text}`);

  it('is said in texts of the language, and nothing twice', () => {
    const sentences = texts.flatMap(([, text]) => sentencesOf(text));
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
    expect(against((text) => text.includes('!') || text !== text.trim() || / {2}/.test(text))).toEqual([]);
    const quotes = { fr: /[„“”]/u, en: /[«»]/u, de: /[„“”‘’ß]/u, nl: /[«»„“”]/u }[language];
    expect(against((text) => /['"]/.test(text) || quotes.test(text))).toEqual([]);
    const loose = language === 'fr' ? /[^\u00A0][:;?»%]|«[^\u00A0]/u : /\s[:;?]/u;
    expect(against((text) => loose.test(text))).toEqual([]);
  });

  it('has offers for every cinema and for single ones that the site has (R090)', () => {
    const known = new Set(content.cinemas.map(({ slug }) => slug));
    expect(content.newsOffers.length).toBeGreaterThanOrEqual(18);
    for (const { slug, national, cinemas, headline, image } of content.newsOffers) {
      expect([slug, cinemas.length > 0]).toEqual([slug, !national]);
      expect(cinemas.filter((cinema) => !known.has(cinema))).toEqual([]);
      expect([slug, headline !== null, image !== null]).toEqual([slug, true, true]);
      expect([slug, content.offerDetails[slug]?.conditions === null]).toEqual([slug, false]);
      expect(reservedWords.has(slug)).toBe(false);
    }
    expect(content.newsOffers.some(({ national }) => !national)).toBe(true);
  });

  it('has promotions and temporary offers that cost less than before (R093, R094)', () => {
    expect(content.offersPage.title).not.toBeNull();
    expect([3, 4]).toContain(content.offersPromotion.length);
    expect([3, 4]).toContain(content.offersTemporary.length);
    for (const { price, initialPrice } of content.offersTemporary)
      expect(price ?? Infinity).toBeLessThan(initialPrice ?? 0);
  });

  it('has cards that cost less than their seats, and lead to the tunnel (R099)', () => {
    const places = sites[site].features.threeSeatCards ? [5, 3] : [5];
    expect(content.ecards.map(({ placesCount }) => placesCount)).toEqual(places);
    const full = Math.max(
      ...Object.values(content.cinemaDetails).map(({ pricing }) => pricing?.lines[0]?.amount ?? 0),
    );
    for (const { typeId, price, initialPrice, placesCount, url } of content.ecards) {
      expect(price ?? Infinity).toBeLessThan(Math.min(initialPrice ?? 0, placesCount * full));
      expect(url).toBe(`${testOrigins.tunnelOrigin}/${site}/${language}/card-${typeId}/order`);
      expect(content.ecardTypes.find((type) => type.typeId === typeId)?.terms).toMatch(/^<p>/);
    }
  });

  it('has plans where the site sells a subscription, by its name (R289)', () => {
    const name = sites[site].features.subscriptions;
    expect(content.subscriptionOffers).toHaveLength(name === null ? 0 : 3);
    expect(content.subscriptionOffers.filter(({ label }) => !label.startsWith(name ?? ''))).toEqual([]);
    expect(content.subscriptionOffers.filter(({ highlighted }) => highlighted)).toHaveLength(name ? 1 : 0);
    expect(content.cinepass.maintenance).toBe(false);
    expect(content.cinepass.partners.length > 0).toBe(name !== null);
  });

  it('describes experiences that a cinema or showtime of the site can have (R100, R101)', () => {
    const tags = new Set(content.tags.map(({ slug }) => slug.toLowerCase()));
    const slugs = content.experiences.map(({ slug }) => slug);
    expect(slugs.filter((slug) => !tags.has(slug.toLowerCase()))).toEqual([]);
    const equipment = content.tags.filter(({ places }) => places.cinema).map(({ slug }) => slug);
    const present = new Set(content.cinemas.flatMap((cinema) => cinema.tags));
    expect(slugs.filter((slug) => equipment.includes(slug) && !present.has(slug))).toEqual([]);
    expect(content.technologies.filter(({ slug }) => !slugs.includes(slug))).toEqual([]);
    expect(content.experienceGroups).toHaveLength(3);
    const pages = new Set(content.articles.map(({ slug }) => slug));
    for (const { experiences, articles, pushes } of Object.values(content.experienceGroupDetails)) {
      expect([1, 2]).toContain(articles.length);
      expect(articles.filter(({ slug, gallery }) => !pages.has(slug) || gallery.length === 0)).toEqual([]);
      expect(experiences.length).toBeGreaterThan(0);
      expect(experiences.filter((slug) => !slugs.includes(slug))).toEqual([]);
      expect(pushes).toHaveLength(1);
    }
  });

  it('has seasons of its events, struck at the sum of their evenings and cheaper (R096, R097)', () => {
    const seasons = content.events.filter(({ type }) => type === 'season');
    expect(seasons).toHaveLength(sites[site].features.seasonsMultipleSelection ? 6 : 4);
    expect(content.events.filter(({ type }) => type === 'special')).toHaveLength(2);
    expect(seasons.filter(({ active }) => !active)).toHaveLength(1);
    const shows = content.events.filter(({ type }) => type === 'show').map(({ slug }) => slug);
    for (const { slug, price, initialPrice } of content.events.filter(({ type }) => type !== 'show')) {
      const detail = content.eventDetails[slug];
      expect(detail?.shows.length).toBeGreaterThan(1);
      expect(detail?.shows.filter((show) => !shows.includes(show))).toEqual([]);
      expect(price ?? Infinity).toBeLessThan(initialPrice ?? 0);
      const evenings = detail?.shows.map(
        (show) => content.events.find((event) => event.slug === show)?.price ?? 0,
      );
      expect(initialPrice).toBeCloseTo(evenings?.reduce((sum, amount) => sum + amount, 0) ?? 0, 5);
      expect(evenings).toEqual(evenings?.map(() => detail?.details?.prices[1]?.amount));
      expect(detail?.details?.prices[0]?.amount).toBe(price);
    }
  });

  it('has information pages, and the general terms where the site has their page (R104)', () => {
    const slugs = content.masterTemplates.map(({ slug }) => slug);
    expect(slugs.includes('terms')).toBe(sites[site].features.terms);
    expect(slugs).toContain('cvd');
    expect(slugs.some((slug) => legal.has(slug))).toBe(true);
    expect(slugs).toHaveLength(sites[site].features.terms ? 9 : 8);
    const pages = Object.values(content.masterTemplateDetails);
    const known = new Map(content.cinemas.map(({ slug, name }) => [slug, name]));
    for (const { slug, name, zip, city } of pages.flatMap(({ cinemas }) => cinemas)) {
      expect(known.get(slug)).toBe(name);
      expect([slug, zip, city]).not.toContain(null);
    }
    const films = new Set(content.shows.map(({ slug }) => slug));
    expect(pages.flatMap(({ shows }) => shows).filter((slug) => !films.has(slug))).toEqual([]);
    const has = (part: (page: (typeof pages)[number]) => boolean): boolean =>
      pages.some((page) => part(page));
    expect(
      [
        has(({ header }) => header?.cta !== null),
        has(({ explanation }) => explanation !== null),
        has(({ mosaic }) => mosaic.length > 0),
        has(({ mobileApp }) => mobileApp),
        has(({ cinemas }) => cinemas.length > 0),
        has(({ shows }) => shows.length > 0),
        has(({ guest }) => guest !== null),
        pages.every(({ listing, labels }) => listing.length > 0 && labels['listing'] !== undefined),
      ].filter((there) => !there),
    ).toEqual([]);
  });

  it('rents films of the catalogue to watch at home, and has videos (R081)', () => {
    const films = new Map(content.shows.map(({ slug, title }) => [slug, title]));
    expect(content.vod.filter(({ slug, title }) => films.get(slug) !== title)).toEqual([]);
    expect(content.vod.filter(({ vod }) => vod.lowPrice === null)).toEqual([]);
    expect(content.youtubeLatest).toHaveLength(6);
  });
});

describe('the offers', () => {
  const offers = inLanguages.find(([name]) => name === 'fr in fr')?.[3].newsOffers ?? [];

  it('have all six kinds of dates (R090)', () => {
    expect(offers).toHaveLength(25);
    expect(new Set(offers.map(({ date }) => date.type))).toEqual(new Set(offerDateTypes));
  });

  it('mostly hold on any day, a few start soon, and few have just ended', () => {
    for (let index = 0; index < 400; index += 1) {
      const today = addDays('2026-09-01', index);
      const dates = offers.map(({ date, releaseDate }) => offerOn(date, releaseDate ?? today, today).date);
      const ended = dates.filter(({ end }) => end !== null && end.slice(0, 10) < today);
      const later = dates.filter(({ start }) => start !== null && start.slice(0, 10) > today);
      expect(ended.length).toBeLessThanOrEqual(5);
      expect(later.length).toBeGreaterThanOrEqual(3);
      expect(offers.length - ended.length - later.length).toBeGreaterThan(offers.length / 2);
    }
  });
});

describe('the order of the offers page', () => {
  it('differs on two sites (R092)', () => {
    const orders = new Map(
      inLanguages.map(([, site, , { offersPage }]) => [site, offersPage.blockOrder.join()]),
    );
    expect(new Set(orders.values()).size).toBe(3);
    expect([...orders.values()].filter((order) => order === orders.get('fr'))).toHaveLength(
      siteIds.length - 2,
    );
  });
});

it.each(inLanguages)(
  'R119 %s: home has an advertisement and a promotion of the chain',
  (_, __, ___, content) => {
    for (const list of [content.nativeAd, content.permanentAutopromo]) {
      const promo = list.find(({ cinemas }) => cinemas.length === 0);
      expect(promo?.description).toBeTruthy();
      expect(promo?.image).toBeTruthy();
      expect(promo?.imageAlt).toBeTruthy();
      expect(promo?.cta?.label).toBeTruthy();
    }
  },
);

describe('the markup of the files', () => {
  it('is nothing but what the cleaning leaves', () => {
    const files = globSync('catalogue/**/*.json', { cwd: import.meta.dirname }).filter((file) =>
      /(?:offer|offers\/\w+|ecards|cinepass|subscription-offers|gpxp(?:\.detail)?|experience-groups?|master-template\/page)\.json$/.test(
        file,
      ),
    );
    expect(files.length).toBeGreaterThan(40);
    const html = files.flatMap((file) =>
      marked(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))),
    );
    expect(html.length).toBeGreaterThan(500);
    expect(html.filter((text) => cleanHtml(text) !== text)).toEqual([]);
  });
});

/** Every text with markup in some JSON. */
function marked(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<') ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one: unknown) => marked(one))
    : [];
}
