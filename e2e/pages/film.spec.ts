import { expect, type Locator, type Page } from '@playwright/test';
import { cinemaTimeZone } from '#src/domain/cinema/cinema-time-zone.ts';
import { lengthFacts, showtimeTimes } from '#src/domain/showtime/showtime-times.ts';
import { dayAsUtcNoon, addDays } from '#src/kernel/date/day.ts';
import { formatDuration } from '#src/domain/date/duration.ts';
import { formatDay, formatTime } from '#src/domain/date/format.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf, type FoundShowtime } from '../support/catalogue.ts';
import { oneOfEachLanguage, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { visit, withoutArt } from '../support/visit.ts';

test.beforeEach(async ({ page }) => withoutArt(page));

/** The times of a showtime, by the length of its film and of what its cinema shows before it. */
async function timesOf(locale: Locale, { show, cinema, showtime }: FoundShowtime) {
  const cinemas = await catalogueOf(locale).ask('cinemas', {});
  const listed = cinemas.find(({ slug }) => slug === cinema);
  const zone = cinemaTimeZone(siteFactsOf(locale), listed);
  const lengths = { preProgrammeMinutes: listed?.preProgrammeMinutes, duration: show.duration };
  const own = lengthFacts(lengths, showtime, showtime.specialShowtimeDetails !== null);
  return showtimeTimes(showtime.time, showtime.endTime, zone, own);
}

/** Opens the film's page on the day and finds the ticket of the showtime, which may be folded. */
async function ticketOf(
  page: Page,
  locale: Locale,
  { show, day, cinema, showtime }: FoundShowtime,
): Promise<Locator> {
  const ref = {
    page: show.isMovie ? 'movie' : 'entertainment',
    slug: show.slug,
    filters: { date: day, localisation: cinema },
  } as PageRef;
  expect(await visit(page, locale, ref)).toBe(200);
  const section = page.locator(`section[aria-labelledby="at-${cinema}"]`);
  for (const folded of await section.locator('details:not([open]) > summary').all()) await folded.click();
  const start = page.locator(`time[datetime="${showtime.time.replace(' ', 'T')}"]`);
  const ticket = section.locator('[data-state]').filter({ has: start });
  const booked = ticket.and(page.locator(`[href="${showtime.refCmd}"]`));
  return ((await booked.count()) > 0 ? booked : ticket).first();
}

for (const locale of twoLocales) {
  const t = words(locale);

  test(`R164 R165 ${locale}: a showtime that is sold out says so and leads nowhere`, async ({ page }) => {
    const found = await catalogueOf(locale).showtimeThat(
      'a showtime sold out',
      ({ status }) => status === 'soldout',
    );
    const ticket = await ticketOf(page, locale, found);
    await expect(ticket).toHaveAttribute('data-state', 'soldout');
    await expect(ticket).toContainText(t('showtime.soldOut'));
    await expect(ticket.locator('a')).toHaveCount(0);
    expect(await ticket.evaluate((element) => element.localName)).not.toBe('a');
    expect(await ticket.getAttribute('class')).toMatch(/full/);
  });

  test(`R164 R165 ${locale}: a showtime that has begun is locked and leads nowhere`, async ({ page }) => {
    const found = await catalogueOf(locale).showtimeThat(
      'a showtime of this morning',
      ({ status, reservabilityEnd }) =>
        status === 'available' && Date.parse(reservabilityEnd ?? '') < Date.parse(stage.now),
      { day: stage.today },
    );
    const ticket = await ticketOf(page, locale, found);
    await expect(ticket).toHaveAttribute('data-state', 'locked');
    await expect(ticket).toContainText(t('showtime.past'));
    expect(await ticket.evaluate((element) => element.localName)).not.toBe('a');
    expect(await ticket.getAttribute('class')).toMatch(/old/);
    await expect(page.locator(`main a[href="${found.showtime.refCmd}"]`)).toHaveCount(0);
  });

  test(`R164 R165 ${locale}: a showtime not on sale yet is locked, and not called past`, async ({ page }) => {
    const found = await catalogueOf(locale).showtimeThat(
      'a showtime that is announced but not on sale',
      ({ status }, day) => status !== 'available' && status !== 'soldout' && day > stage.today,
    );
    const ticket = await ticketOf(page, locale, found);
    await expect(ticket).toHaveAttribute('data-state', 'locked');
    expect(await ticket.evaluate((element) => element.localName)).not.toBe('a');
    await expect(ticket).not.toContainText(t('showtime.past'));
  });

  test(`R082 ${locale}: what a showtime tells`, async ({ page }) => {
    const catalogue = catalogueOf(locale);
    const tags = await catalogue.ask('tags', {});
    const shown = new Map(
      tags.flatMap(({ slug, title, places }) =>
        places.showtime ? [[slug.toLowerCase(), title] as const] : [],
      ),
    );
    const found = await catalogue.showtimeThat(
      'a showtime with experiences that can be booked',
      (showtime, day) =>
        day > stage.today &&
        showtime.status === 'available' &&
        showtime.endTime !== null &&
        showtime.tags.some((tag) => shown.has(tag.toLowerCase())),
    );
    const { showtime } = found;
    const ticket = await ticketOf(page, locale, found);
    await expect(ticket).toHaveAttribute('href', showtime.refCmd ?? '');
    await expect(ticket.locator('time')).toHaveText(formatTime(locale, showtime.time));
    const { ends } = await timesOf(locale, found);
    await expect(ticket).toContainText(
      t('showtime.endsShort', { time: formatTime(locale, ends?.time ?? '') }),
    );
    // The version stands above the showtimes that have it; the link names film and cinema.
    const heading = ticket.locator('xpath=ancestor::ul[1]/preceding-sibling::h4[1]');
    const said = await heading.evaluate((one) => `${one.dataset['code'] ?? ''} ${one.textContent}`);
    expect(said).toContain(await catalogue.labelOfVersion(showtime.version));
    await expect(ticket).toHaveAccessibleName(
      new RegExp(found.show.title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
    );
    await expect(ticket).not.toContainText('DEFAULT');
    const marks = new Set(showtime.tags.flatMap((tag) => shown.get(tag.toLowerCase()) ?? []));
    // The name of the link says what is particular, whether a text or an icon shows it.
    const name = (await ticket.getAttribute('aria-label')) ?? '';
    for (const title of marks) expect(name).toContain(title);
    const box = await ticket.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  });

  test(`R083 ${locale}: a special showtime says why`, async ({ page }) => {
    const found = await catalogueOf(locale).showtimeThat(
      'a special showtime',
      ({ specialShowtimeDetails }) => (specialShowtimeDetails?.titleScreening ?? null) !== null,
    );
    const ticket = await ticketOf(page, locale, found);
    await expect(ticket).toContainText(found.showtime.specialShowtimeDetails?.titleScreening ?? '');
  });

  test(`${locale}: a showtime after midnight stands under the evening before (D28)`, async ({ page }) => {
    const found = await catalogueOf(locale).showtimeThat(
      'a showtime after midnight',
      ({ time, status }, day) => time.slice(0, 10) === addDays(day, 1) && status === 'available',
    );
    const ticket = await ticketOf(page, locale, found);
    expect(await ticket.getAttribute('aria-label')).toContain(t('showtime.afterMidnight'));
    await expect(ticket.locator('time')).toHaveText(formatTime(locale, found.showtime.time));
    // Those of its version, in order.
    const times = await ticket
      .locator('xpath=ancestor::ul[1]')
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)?.slice(0, 10)).toBe(addDays(found.day, 1));
  });

  test(`R079 R080 R280 ${locale}: what the page says about the film`, async ({ page }) => {
    const catalogue = catalogueOf(locale);
    const film = await catalogue.detailThat(
      'a film with everything known',
      (one) =>
        one.isMovie &&
        (one.duration ?? 0) > 60 &&
        one.directors !== null &&
        one.actors !== null &&
        one.synopsis !== null,
    );
    await visit(page, locale, { page: 'movie', slug: film.slug });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(film.title);
    await expect(main.getByText(formatDuration(film.duration ?? 0)).first()).toBeVisible();
    const about = main.getByRole('region', { name: t('movie.details') });
    for (const people of [film.directors, film.actors])
      await expect(about).toContainText((people ?? '').split(/\s*,\s*/).join(', '));
    await expect(about).toContainText(film.genres.join(', '));
    const zone = siteFactsOf(locale).releaseZone;
    await expect(about).toContainText(formatDay(locale, film.releaseAt[zone] ?? stage.today, 'date'));
    for (const line of (film.synopsis ?? '').split(/<br\s*\/?>/))
      await expect(main).toContainText(
        line
          .replaceAll(/<[^>]*>/g, '')
          .trim()
          .slice(0, 30),
      );
    await expect(about).toContainText(t('movie.feelings.loved', { count: film.feelings.countEmotionLove }));
  });

  test(`R079 ${locale}: what is not known leaves no hole`, async ({ page }) => {
    const film = await catalogueOf(locale).detailThat(
      'a film of unknown length',
      ({ duration }) => duration === null,
    );
    await visit(page, locale, { page: 'movie', slug: film.slug });
    const main = page.getByRole('main');
    await expect(main.locator('dt')).not.toContainText([t('movie.duration')]);
    for (const text of await main.locator('dd').allInnerTexts()) expect(text.trim()).not.toBe('');
    await expect(main).not.toContainText(/null|undefined|NaN|Invalid/);
    await expect(main.getByRole('heading', { name: t('movie.soonTitle') })).toBeVisible();
    await expect(main.getByRole('link', { name: t('movie.otherFilms') })).toHaveAttribute(
      'href',
      href(locale, { page: 'shows' }),
    );
  });

  test(`R166 ${locale}: a film to come says when`, async ({ page }) => {
    const show = await catalogueOf(locale).showThat(
      'a film to come',
      (one) => one.isComingSoon && one.isMovie,
    );
    const day = show.releaseAt[siteFactsOf(locale).releaseZone] ?? '';
    expect(Number.isNaN(dayAsUtcNoon(day).getTime())).toBe(false);
    await visit(page, locale, { page: 'movie', slug: show.slug });
    await expect(page.getByRole('main')).toContainText(
      t('movie.comingSoon', { date: formatDay(locale, day, 'long') }),
    );
  });
}

for (const locale of oneOfEachLanguage)
  test(`R284 ${locale}: a rating is for everyone, an age, or a warning in its place`, async ({ page }) => {
    const catalogue = catalogueOf(locale);
    const t = words(locale);
    const head = page.locator('article h1 + div');
    const everyone = await catalogue.detailThat(
      'a film for everyone',
      ({ contentRating }) => 'ref' in contentRating && ['TP', 'al'].includes(contentRating.ref),
    );
    await visit(page, locale, { page: everyone.isMovie ? 'movie' : 'entertainment', slug: everyone.slug });
    await expect(head).toContainText(t('rating.allAudiences'));

    const aged = await catalogue.detailThat(
      'a film with an age and no warning',
      (one) =>
        one.warning === null && one.isMovie && 'ref' in one.contentRating && /\d/.test(one.contentRating.ref),
    );
    const sentence = 'ref' in aged.contentRating ? aged.contentRating.description : '';
    expect(sentence).not.toBe('');
    await visit(page, locale, { page: 'movie', slug: aged.slug });
    await expect(head.getByRole('img', { name: sentence })).toBeVisible();

    const strong = await catalogue.detailThat(
      'a film with a warning',
      (one) => one.warning !== null && one.isMovie,
    );
    await visit(page, locale, { page: 'movie', slug: strong.slug });
    await expect(head).toContainText(t('rating.warnings'));
    // The sentence stands with what is told of the film.
    await expect(page.getByRole('main')).toContainText(strong.warning ?? '');
  });

test('R284 nl-NL: Cinecheck names what may disturb', async ({ page }) => {
  const film = await catalogueOf('nl-NL').detailThat(
    'a film with Cinecheck warnings',
    ({ cinechecks }) => cinechecks.length > 0,
  );
  await visit(page, 'nl-NL', { page: 'movie', slug: film.slug });
  for (const { description } of film.cinechecks)
    await expect(
      page.locator('article h1 + div').getByRole('img', { name: description, exact: true }),
    ).toBeVisible();
});

test('R107 the flag of a film stands in words, with its colour', async ({ page }) => {
  const flagged = await catalogueOf('fr-FR').showThat(
    'a film with the heart',
    ({ labelFlagColor }) => labelFlagColor === '5',
  );
  await visit(page, 'fr-FR', { page: flagged.isMovie ? 'movie' : 'entertainment', slug: flagged.slug });
  await expect(page.locator('main [data-tone="blue"]').first()).toHaveText(flagged.label ?? '');
});

test.describe('in a country of many cinemas', () => {
  test.use({ javaScriptEnabled: false });

  test('R188 fr-FR: the first stand in full, any other is a step away without script', async ({ page }) => {
    const locale = 'fr-FR';
    const t = words(locale);
    const { slug } = await catalogueOf(locale).currentFilm();
    const playing = await catalogueOf(locale).ask('showCinemas', { slug });
    const today = Object.entries(playing).filter(([, { days }]) => Object.hasOwn(days, stage.today));
    expect(today.length).toBeGreaterThan(8);
    await visit(page, locale, { page: 'movie', slug });
    const inFull = page.locator('#showtimes section[aria-labelledby^="at-"]');
    await expect(inFull).toHaveCount(4);
    const others = page.locator('#showtimes details').filter({
      has: page.locator('summary', { hasText: t('near.all', { count: today.length - 4 }) }),
    });
    const last = await inFull.last().boundingBox();
    expect((await others.boundingBox())?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0) - 1);
    await others.locator('summary').click();
    const choices = page.getByRole('list', { name: t('movie.chooseCinema') }).getByRole('link');
    await expect(choices).toHaveCount(today.length - 4);
    const cities = await choices.locator('strong').allInnerTexts();
    const folded = cities.map((city) => city.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    expect(folded).toEqual(folded.toSorted());
    const other = choices.last();
    const address = (await other.getAttribute('href')) ?? '';
    await other.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(inFull).toHaveCount(1);
    await expect(inFull).toHaveAttribute('aria-labelledby', `at-${address.split('localisation-').at(-1)}`);
  });
});
