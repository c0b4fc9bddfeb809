import { expect, type Page } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { kidsType } from '#src/domain/filter/show-filter.ts';
import { href } from '#src/routes/href.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { by, hands, Way, type Hand } from '../support/way.ts';
import { wire } from '../support/wire.ts';

/** What is on tomorrow with children at the cinema of the last visit, in three touches from home. */
const fr = 'fr-FR';
const t = words(fr);
const tomorrow = addDays(stage.today, 1);

const films = (page: Page) => page.locator('#programme:visible li > h3');

/** Whether home near a city leads to a cinema without script, which knows the place alone (D44): to its nearest. */
async function isNearest(city: string, cinema: string): Promise<boolean> {
  const { body } = await wire('fr', href(fr, { page: 'home', filters: { near: city } }));
  const main = /<main\b.*<\/main>/s.exec(body)?.[0] ?? '';
  return main.includes(`href="${href(fr, { page: 'cinema', slug: cinema })}"`);
}

/**
 * A cinema that is not the only one of its city, and not its first; tomorrow it plays films for children, and others.
 * Without script it is the nearest one of its city.
 */
async function familyCinema(hand: Hand) {
  const catalogue = catalogueOf(fr);
  const cinemas = new Map((await catalogue.ask('cinemas', {})).map((cinema) => [cinema.slug, cinema]));
  for (const city of await catalogue.ask('cities', {}))
    for (const cinema of city.cinemas.slice(1).flatMap((slug) => cinemas.get(slug) ?? [])) {
      const { shows } = await catalogue.ask('cinemaShows', { slug: cinema.slug });
      const playing = Object.entries(shows).filter(([, { days }]) => Object.hasOwn(days, tomorrow));
      const kids = playing.filter(([, { isKids }]) => isKids).map(([slug]) => slug);
      const mixed = kids.length > 0 && kids.length < playing.length;
      if (mixed && (hand !== 'no script' || (await isNearest(city.slug, cinema.slug))))
        return { cinema, kids };
    }
  throw new Error('the stage has no cinema with films for children tomorrow');
}

for (const hand of hands)
  test(
    `R180 ${hand}: tomorrow with children at the cinema of the last visit, in three touches`,
    by(hand),
    async ({ browser }) => {
      const { cinema, kids } = await familyCinema(hand);
      const titles = new Map((await catalogueOf(fr).shows()).map(({ slug, title }) => [slug, title]));
      // The last visit has left the cinema itself (D52).
      const place = `cinema:${cinema.vistaRef ?? cinema.slug}`;
      const way = await Way.from(browser, hand, fr, { page: 'home' }, { place });
      const { page } = way;
      const ref = { page: 'cinema', slug: cinema.slug } as const;
      const path = (filters: object) => `**${href(fr, { ...ref, filters })}`;
      const own = page.locator(`main:visible a[href="${href(fr, ref)}"]:visible`).first();
      await way.follow(own, `**${href(fr, ref)}`);
      const days = page.getByRole('navigation', { name: t('dayStrip.label') });
      await way.follow(days.locator(`a[data-value="${tomorrow}"]`), path({ date: tomorrow }));
      const chip = page.locator(`main:visible a[data-value="${kidsType}"]:visible`).first();
      await way.follow(chip, path({ date: tomorrow, tags: [kidsType] }));
      expect((await films(page).allInnerTexts()).toSorted()).toEqual(
        kids.map((slug) => titles.get(slug) ?? '').toSorted(),
      );
      await expect(page.locator('#programme:visible time').first()).toBeInViewport();
      await way.end(3);
    },
  );
