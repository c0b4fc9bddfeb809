import { expect, test, type Page } from '@playwright/test';
import { addDays } from '#src/kernel/date/day.ts';
import { kidsType } from '#src/domain/filter/show-filter.ts';
import { href } from '#src/routes/href.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { words } from '../support/messages.ts';
import { stage } from '../support/stage.ts';
import { hands, Way } from '../support/way.ts';

/** What is on tomorrow with children at the cinema of the last visit, in three touches from home. */
const fr = 'fr-FR';
const t = words(fr);
const tomorrow = addDays(stage.today, 1);

const films = (page: Page) => page.locator('#programme:visible li > h3');

/** A city whose only cinema plays films for children tomorrow, and others. */
async function familyCity() {
  const catalogue = catalogueOf(fr);
  for (const city of await catalogue.ask('cities', {})) {
    const [cinema, ...others] = city.cinemas;
    if (cinema === undefined || others.length > 0) continue;
    const { shows } = await catalogue.ask('cinemaShows', { slug: cinema });
    const playing = Object.entries(shows).filter(([, { days }]) => Object.hasOwn(days, tomorrow));
    const kids = playing.filter(([, { isKids }]) => isKids).map(([slug]) => slug);
    if (kids.length > 0 && kids.length < playing.length) return { city, cinema, kids };
  }
  throw new Error('the stage has no cinema with films for children tomorrow');
}

for (const hand of hands)
  test(`R180 ${hand}: tomorrow with children at the cinema of the last visit, in three touches`, async ({
    browser,
  }) => {
    const { city, cinema, kids } = await familyCity();
    const titles = new Map((await catalogueOf(fr).shows()).map(({ slug, title }) => [slug, title]));
    const way = await Way.from(browser, hand, fr, { page: 'home' }, { place: `city:${city.slug}` });
    const { page } = way;
    const ref = { page: 'cinema', slug: cinema } as const;
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
  });
