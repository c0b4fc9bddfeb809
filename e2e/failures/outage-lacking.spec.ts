import { expect } from '@playwright/test';
import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { WireAnswer } from '#tests/support/ask.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { AlteredApi } from '../support/altered-api.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { stageEnvironment, stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { attributeOf, textsOf } from '../support/wire.ts';

/**
 * A site with an API that lacks calls of the contract: a missing call is not an outage, and pages show nothing untrue
 * instead. The suite has a separate web process on the stage's catalogue; without a browser.
 */
test.describe.configure({ mode: 'serial' });

const api = new AlteredApi(() => undefined, ['events', 'showCinemas', 'showtimesEvent']);
/** The calls that every site needs: all other calls may be missing permanently. */
const essential: readonly EndpointId[] = [
  'shows',
  'show',
  'cinemas',
  'cinema',
  'cinemaShows',
  'showtimesDay',
];
const bare = new AlteredApi(
  () => undefined,
  (Object.keys(endpoints) as EndpointId[]).filter((id) => !essential.includes(id)),
);
let web: OwnWeb;
let bareWeb: OwnWeb;

test.beforeAll(async () => {
  await api.start();
  await bare.start();
  const environment = { ...stageEnvironment, SITE_ORIGIN: 'https://{site}.velours.test' };
  web = await OwnWeb.start(api.origin, { environment });
  bareWeb = await OwnWeb.start(bare.origin, { environment });
});
test.afterAll(async () => {
  await web.stop();
  await bareWeb.stop();
  await api.stop();
  await bare.stop();
});

const open = (locale: Locale, ref: PageRef, at = web): Promise<WireAnswer> =>
  at.get(siteOf(locale), href(locale, ref));

for (const locale of ['fr-FR', 'en-FR', 'nl-NL', 'de-CH', 'fr-SN'] as const)
  test(`R239 D31 ${locale}: without a list of events their page shows the shows that are events`, async () => {
    const answer = await open(locale, { page: 'events' });
    expect(answer.status).toBe(200);
    expect(textsOf(answer.body, 'h1')).toEqual([words(locale)('events.title')]);
    const shows = await catalogueOf(locale).shows();
    const told = shows.some(({ isMovie }) => isMovie);
    const events = shows.filter(({ isMovie }) => told && !isMovie);
    if (events.length === 0) expect(answer.body).toContain(words(locale)('events.emptyTitle'));
    for (const { slug } of events)
      expect(
        attributeOf(answer.body, 'a', `"${href(locale, { page: 'entertainment', slug })}"`, 'href'),
      ).not.toBeNull();
  });

for (const locale of ['fr-FR', 'nl-NL'] as const)
  test(`R084 D40 ${locale}: a film stands with the showtimes of its cinemas’ programmes`, async () => {
    const catalogue = catalogueOf(locale);
    const film = await catalogue.currentFilm();
    const t = words(locale);
    const answer = await open(locale, { page: 'movie', slug: film.slug });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toContain(t('movie.noneTitle'));
    const playing = await catalogue.ask('showCinemas', { slug: film.slug });
    const today = Object.entries(playing).flatMap(([slug, { days }]) =>
      Object.hasOwn(days, stage.today) ? [slug] : [],
    );
    expect(answer.body).toContain(t('movie.inCinemas', { count: today.length }));
    // In one cinema, the showtimes are the same as with an API that has every call.
    const [cinema = ''] = today;
    const narrowed = await open(locale, {
      page: 'movie',
      slug: film.slug,
      filters: { localisation: cinema },
    });
    const showtimes = await catalogue.ask('showtimesDay', { slug: film.slug, cinema, date: stage.today });
    for (const { time } of showtimes)
      expect(attributeOf(narrowed.body, 'time', `"${time.replace(' ', 'T')}"`, 'dateTime')).not.toBeNull();
  });

for (const locale of ['fr-FR', 'nl-NL'] as const)
  test(`D31 ${locale}: an API of shows, cinemas and programmes alone has every page of a list`, async () => {
    const [cinema = { slug: '' }] = await catalogueOf(locale).ask('cinemas', {});
    const film = await catalogueOf(locale).currentFilm();
    for (const ref of [
      { page: 'home' },
      { page: 'shows' },
      { page: 'cinemas' },
      { page: 'events' },
      { page: 'upcomingShowsLight' },
      { page: 'search' },
      { page: 'cinema', slug: cinema.slug },
      { page: 'movie', slug: film.slug },
    ] as const) {
      const { status, body } = await open(locale, ref, bareWeb);
      expect([ref.page, status]).toEqual([ref.page, 200]);
      expect([ref.page, body.includes('<h1')]).toEqual([ref.page, true]);
    }
  });
