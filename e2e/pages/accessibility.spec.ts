import { expect, type Locator, type Page } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { expectNoFindings, findings } from '../support/axe.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { breadth } from '../support/first-gate.ts';
import { refOf, twoLocales } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { originOf } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';

test.describe('axe', () => {
  test.beforeEach(async ({ page }) => withoutArt(page));

  for (const locale of twoLocales) {
    test(`${locale} not found: no findings, light and dark, phone and desk`, async ({ page }) => {
      await page.goto(
        `${originOf(siteOf(locale))}${href(locale, { page: 'movie', slug: 'no-such-item-1' })}`,
      );
      await expectNoFindings(page);
    });

    test(`${locale} results of a search: no findings, light and dark, phone and desk`, async ({ page }) => {
      const [film] = await catalogueOf(locale).currentFilms();
      await visit(page, locale, { page: 'search' }, { query: { q: film?.title ?? '' } });
      await hydrated(page);
      await expectNoFindings(page);
    });

    test(`${locale} the trailer's popup: no findings`, async ({ page }) => {
      await visit(page, locale, await refOf({ locale, page: 'movie' }));
      await hydrated(page);
      await page.getByRole('link', { name: words(locale)('movie.trailer'), exact: true }).click();
      await expect(page.getByRole('dialog').locator('video')).toBeAttached();
      expect(await findings(page)).toEqual([]);
    });
  }
});

/** The name of the focused element, and whether the visitor can see that it has the focus. */
async function focus(
  page: Page,
): Promise<{ name: string; booking: boolean; seen: boolean; inSight: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
      booking: element.matches('a[data-state="available"]'),
      seen: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      inSight: middle !== null && (element.contains(middle) || middle.contains(element)),
    };
  });
}

test.describe('by keyboard', () => {
  test.beforeEach(async ({ page }) => withoutArt(page));

  for (const locale of twoLocales) {
    const t = words(locale);

    test(`${locale}: the first stop leads past the header`, async ({ page }) => {
      await visit(page, locale, await refOf({ locale, page: 'movie' }));
      await hydrated(page);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: t('shell.skip') });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });

    for (const width of [390, 1440])
      test(`${locale}: every stop is seen, on the way to a showtime at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, locale, await refOf({ locale, page: 'movie' }));
        await hydrated(page);
        const most = 120;
        for (let stop = 1; stop <= most; stop += 1) {
          await page.keyboard.press('Tab');
          await expect.poll(() => focus(page), `stop ${stop}`).toMatchObject({ seen: true, inSight: true });
          if ((await focus(page)).booking) return;
        }
        throw new Error(`no showtime within ${most} stops`);
      });
  }

  test('the popup keeps the focus inside', async ({ page }) => {
    const locale = 'fr-FR';
    await visit(page, locale, await refOf({ locale, page: 'movie' }));
    await hydrated(page);
    await page.getByRole('link', { name: words(locale)('movie.trailer'), exact: true }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const active = document.activeElement;
        // Between the last and the first stop, a browser focuses its own controls: then no element of the page has the
        // focus.
        return active === null || active === document.body || active.closest('dialog') !== null;
      });
      expect(where).toBe(true);
    }
  });
});

test.describe('still', () => {
  test.beforeEach(async ({ page }) => withoutArt(page));

  test('nothing moves where the visitor asks for less motion', async ({ page }) => {
    const locale: Locale = 'fr-FR';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { show } = await catalogueOf(locale).filmWithVersions();
    for (const ref of [{ page: 'home' }, { page: 'movie', slug: show.slug }] as const) {
      await visit(page, locale, ref);
      await hydrated(page);
      const moving = await page.evaluate(() => {
        const running = document
          .getAnimations()
          .filter((animation) => animation.playState === 'running').length;
        const slow = [...document.querySelectorAll('body *')].filter((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
          const longest = Math.max(
            ...`${transitionDuration}, ${animationDuration}`
              .split(', ')
              .map((time) => Number.parseFloat(time)),
          );
          return longest > 0.01 || scrollBehavior === 'smooth';
        });
        return [running, ...slow.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
      });
      expect(moving).toEqual([0]);
    }
  });
});

/** What shows that something is chosen where the system's colours are forced: frames and lines, no grounds. */
async function linesOf(element: Locator): Promise<readonly string[]> {
  return element.evaluate((node) => {
    const { outlineStyle, outlineWidth, borderTopWidth, borderTopStyle, textDecorationLine } =
      getComputedStyle(node);
    return [outlineStyle, outlineWidth, borderTopWidth, borderTopStyle, textDecorationLine];
  });
}

test.describe('in forced colours', () => {
  const locale = 'fr-FR';
  const t = words(locale);

  test.beforeEach(async ({ page }) => {
    await withoutArt(page);
    await page.emulateMedia({ forcedColors: 'active' });
  });

  /** The first chosen one looks unlike the first other, by more than a colour. */
  async function expectTold(all: Locator, chosen: string, what: string): Promise<void> {
    const on = all.and(all.page().locator(chosen)).first();
    const off = all.and(all.page().locator(`:not(${chosen}):not(:focus)`)).first();
    await expect(on, what).toBeVisible();
    await expect(off, what).toBeVisible();
    expect.soft(await linesOf(on), what).not.toEqual(await linesOf(off));
  }

  test('the chosen day and filter have a frame, and the page of the menu its line', async ({ page }) => {
    const { slug } = await catalogueOf(locale).currentFilm();
    await visit(page, locale, { page: 'movie', slug });
    await hydrated(page);
    await expectTold(page.locator('#showtimes nav a[data-choice]'), '[aria-current]', 'the day strip');
    await page.getByRole('button', { name: t('calendarPopup.open') }).click();
    const days = page.getByRole('grid').getByRole('button', { disabled: false });
    const focused = days.and(page.locator('[aria-selected="true"] *'));
    await expect(focused).toBeFocused();
    // The focus has a frame of its own.
    await page.keyboard.press('ArrowRight');
    await expect(focused).not.toBeFocused();
    await expectTold(days, '[aria-selected="true"] *', 'the calendar');

    await visit(page, locale, { page: 'movie', slug, filters: { versions: ['vf'] } });
    await hydrated(page);
    await page.locator('main details:has([data-choice="versions"]) > summary').first().click();
    await expectTold(page.locator('details [data-choice="versions"]'), '[aria-current]', 'the filters');
    const light = await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.menu.films'), exact: true })
      .evaluate((link) => {
        const { backgroundColor, height } = getComputedStyle(link, '::after');
        return [backgroundColor === getComputedStyle(document.body).backgroundColor, height];
      });
    expect(light).toEqual([false, '3px']);
  });

  test('the chosen tab, language and cinema have a frame', breadth, async ({ page }) => {
    await visit(page, locale, { page: 'shows' });
    await hydrated(page);
    await expectTold(page.locator('main nav a[data-tab]'), '[aria-current]', 'the tabs');

    await visit(page, 'de-CH', { page: 'home' });
    await hydrated(page);
    await expectTold(page.getByRole('banner').locator('[hreflang]'), '[aria-current]', 'the languages');

    const { slug } = await catalogueOf(locale).cinema();
    await page
      .context()
      .addCookies([{ name: 'locator', value: `cinema:${slug}`, url: originOf(siteOf(locale)) }]);
    await visit(page, locale, { page: 'shows' });
    await hydrated(page);
    const bar = page.locator('[data-locator-bar]');
    await expectTold(bar.locator('li a'), '[aria-current]', 'the bar of the locator');
    await bar.getByRole('link').first().click();
    const rows = page
      .getByRole('dialog')
      .getByRole('list', { name: t('locator.near') })
      .getByRole('link');
    await expectTold(rows, '[aria-current]', 'the locator');
  });
});
