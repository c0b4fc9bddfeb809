import { expect, type Locator, type Page } from '@playwright/test';
import type { PageRef } from '#src/routes/page.ts';
import { siteOf } from '#src/sites/registry.ts';
import { contrast } from '#src/styles/contrast.ts';
import { hostWords } from '../support/accounts.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { phone } from '../support/first-screen.ts';
import { breadth } from '../support/first-gate.ts';
import { refOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { originOf } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { shifts } from '../support/third-parties.ts';
import { hydrated, machineLetters, visit, withoutArt, withoutLetters } from '../support/visit.ts';

/** Where things stand, and how they differ, measured in Chromium: what no text of a page says. */
const locale = 'fr-FR';
const t = words(locale);
const main = (page: Page) => page.locator('main:visible');

test.beforeEach(async ({ page }) => withoutArt(page));

async function open(page: Page, ref: PageRef): Promise<void> {
  expect(await visit(page, locale, ref)).toBe(200);
  await hydrated(page);
}

/** A poster narrower than this has no room for a mark, in pixels. */
const narrowest = 100;

/** What is wrong with where the marks of a page’s posters stand. */
const misplacedMarks = (page: Page) =>
  main(page)
    .locator('[data-mark="wish"]')
    .evaluateAll((marks, least) => {
      const found: string[] = [];
      for (const mark of marks.filter((one) => one.checkVisibility())) {
        const card = mark.closest('article');
        const poster = card?.querySelector('img, svg, picture')?.getBoundingClientRect();
        const heading = card?.querySelector('h2, h3, h4');
        if (!poster || !heading) continue;
        const { left, right, top, bottom, width } = mark.getBoundingClientRect();
        const name = heading.textContent;
        if (poster.width < least) found.push(`${name}: a mark on a poster of ${poster.width} px`);
        if (Math.abs(right - poster.right) > 1)
          found.push(`${name}: the mark ends at ${right}, the poster at ${poster.right}`);
        if (top < poster.top + poster.height / 2) found.push(`${name}: the mark is not low`);
        const lines = document.createRange();
        lines.selectNodeContents(heading);
        // The circle is drawn smaller than the target around it.
        const edge = width / 8;
        for (const line of lines.getClientRects())
          if (
            left + edge < line.right &&
            right - edge > line.left &&
            top + edge < line.bottom &&
            bottom - edge > line.top
          )
            found.push(`${name}: the mark stands on the title`);
      }
      return { found, count: marks.filter((one) => one.checkVisibility()).length };
    }, narrowest);

for (const width of [320, 390, 1440])
  test(
    `at ${width} px marks stand on the lower right of posters, off their titles, and on no small one`,
    width === 390 ? {} : breadth,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const cinema = await refOf({ locale, page: 'cinema' });
      for (const ref of [{ page: 'home' }, { page: 'shows' }, cinema] as const) {
        await open(page, ref);
        // They come with script.
        if (ref !== cinema) await expect(main(page).locator('[data-mark="wish"]').first()).toBeVisible();
        const { found, count } = await misplacedMarks(page);
        expect.soft([ref.page, found]).toEqual([ref.page, []]);
        if (ref !== cinema) expect(count).toBeGreaterThan(5);
      }
    },
  );

/** `#rrggbb` of a computed colour without transparency; null when nothing is drawn. */
async function colourOf(
  target: Locator,
  property: 'backgroundColor' | 'borderTopColor' | 'color',
): Promise<string | null> {
  const drawn = await target.evaluate((element, name) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (context === null) throw new Error('the browser draws nothing');
    context.fillStyle = getComputedStyle(element)[name];
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  }, property);
  const [red = 0, green = 0, blue = 0, alpha = 0] = drawn;
  if (alpha === 0) return null;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

test('in the dark, days of the calendar that are free have an outline to see, and those that are past have none', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(phone);
  await open(page, await refOf({ locale, page: 'cinema' }));
  await page.getByRole('button', { name: t('calendarPopup.open') }).click();
  const dialog = page.getByRole('dialog');
  // Neither today nor the chosen day, which have looks of their own.
  const days = dialog.locator(
    'td:not([data-today], [data-selected]), [role="gridcell"]:not([data-today], [data-selected])',
  );
  const free = days.locator('button:not([disabled])').first();
  const past = days.locator('button[disabled]').first();
  const ground = await colourOf(page.locator('dialog[open]'), 'backgroundColor');
  const outline = await colourOf(free, 'borderTopColor');
  expect(contrast(outline ?? '', ground ?? '')).toBeGreaterThan(3);
  expect([await colourOf(past, 'borderTopColor'), await colourOf(past, 'backgroundColor')]).toEqual([
    null,
    null,
  ]);
  expect(await colourOf(free, 'color')).not.toBe(await colourOf(past, 'color'));
});

test('the header push stands between the list and the footer, and covers neither', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, { page: 'shows' });
  await page.mouse.wheel(0, 1_200);
  const push = page.getByRole('complementary', { name: t('headerPush.label') });
  await expect(push).toBeVisible();
  const [above, own, below] = await Promise.all(
    [main(page), push, page.getByRole('contentinfo')].map((one) => one.boundingBox()),
  );
  if (!above || !own || !below) throw new Error('a part of the page has no box');
  const isInMain = own.y >= above.y && own.y + own.height <= above.y + above.height + 1;
  expect(isInMain || own.y >= above.y + above.height - 1).toBe(true);
  expect(own.y + own.height).toBeLessThanOrEqual(below.y + 1);
  expect(await push.evaluate((card) => getComputedStyle(card).position)).toBe('static');
});

test('on a phone the notices of a page take one line, until they are unfolded', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, { page: 'home' });
  const bar = page.getByRole('complementary', { name: t('shell.alerts.label') });
  const text = bar.locator('p').first();
  const linesOf = async () =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { clientHeight } = element;
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
      return Math.round(
        (clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
          Number.parseFloat(lineHeight),
      );
    });
  expect(await linesOf()).toBe(1);
  // One line with its target: no more of the first screen.
  expect((await bar.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(48);
  await bar.locator('details summary').first().click();
  expect(await linesOf()).toBeGreaterThan(1);
});

test('the frame for signing in has one title, and its button is never cut, with a keyboard on the screen too', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, { page: 'cinemas' });
  await page.getByRole('banner').locator('[data-popup="signIn"][aria-label]').click();
  await page
    .locator('dialog[open][data-popup-kind]')
    .getByRole('button', { name: t('account.signIn') })
    .click();
  const dialog = page.locator('dialog[open][data-account-page="signIn"]');
  const frame = page.frameLocator('dialog[open] iframe');
  const button = frame.getByRole('button', { name: hostWords(locale).signIn.submit });
  await expect(button).toBeVisible();
  // Of the dialog and of the page in it, one heading is drawn.
  const drawn = async (headings: Locator) =>
    headings.evaluateAll(
      (all) =>
        all.filter((heading) => heading.getBoundingClientRect().width > 1 && heading.checkVisibility())
          .length,
    );
  expect((await drawn(dialog.locator('h1, h2'))) + (await drawn(frame.locator('h1, h2')))).toBe(1);
  for (const height of [phone.height, 420]) {
    await page.setViewportSize({ ...phone, height });
    await frame.locator('input[name="password"]').focus();
    await button.scrollIntoViewIfNeeded();
    const [own, around] = [await button.boundingBox(), await dialog.locator('iframe').boundingBox()];
    if (!own || !around) throw new Error('the button or the frame has no box');
    expect.soft([height, own.y >= Math.max(0, around.y)]).toEqual([height, true]);
    expect
      .soft([height, own.y + own.height <= Math.min(height, around.y + around.height)])
      .toEqual([height, true]);
    expect(own.height).toBeGreaterThanOrEqual(44);
  }
});

test('D44 with a place nothing moves on home, films, a film and a cinema, on a phone', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone);
  await withoutLetters(page);
  const catalogue = catalogueOf(locale);
  const [city, film, cinema] = await Promise.all([
    catalogue.city(),
    catalogue.currentFilm(),
    catalogue.cinema(),
  ]);
  await context.addCookies([{ name: 'locator', value: `city:${city.slug}`, url: originOf(siteOf(locale)) }]);
  const refs: readonly PageRef[] = [
    { page: 'home' },
    { page: 'shows' },
    { page: 'movie', slug: film.slug },
    { page: 'cinema', slug: cinema.slug },
  ];
  for (const ref of refs) {
    await open(page, ref);
    await expect(page.getByText(city.name).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect.soft(await shifts(page), ref.page).toBeLessThan(machineLetters);
  }
});
