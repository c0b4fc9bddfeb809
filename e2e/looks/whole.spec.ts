import { expect, type Page } from '@playwright/test';
import { tabFragment } from '#src/routes/fragments.ts';
import type { HrefOptions } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { largestCity, phone } from '../support/first-screen.ts';
import { addressOf, refOf, twoLocales } from '../support/matrix.ts';
import { test } from '../support/test.ts';
import { hydrated, visit, withoutArt } from '../support/visit.ts';

/** What a designer would send back, measured: names that are cut, a choice out of sight, cut rings, small letters. */
test.beforeEach(async ({ page }) => withoutArt(page));

const desk = { width: 1440, height: 900 };

async function open(page: Page, locale: Locale, ref: PageRef, options?: HrefOptions): Promise<void> {
  expect(await visit(page, locale, ref, options)).toBe(200);
  await hydrated(page);
  // Films below the first screen are laid out too.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*{content-visibility:visible!important}');
    document.adoptedStyleSheets = [sheet];
  });
}

/** The next times in cinemas, and the lines above them: what of it is cut. Tickets have rules of their own (`first-screen`). */
const cutWords = (page: Page) =>
  page
    .locator('main:visible ul:not(h4 ~ ul):has(> li > * > time)')
    .filter({ visible: true })
    .evaluateAll((lists) => {
      const linesAbove = (list: Element) =>
        [...(list.parentElement?.children ?? [])].filter((child) => child.matches('div, p'));
      const parts = lists.flatMap((list) => [...linesAbove(list), list]);
      const elements = new Set(parts.flatMap((part) => [part, ...part.querySelectorAll('*')]));
      const isCut = (element: Element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2)
        );
      };
      // Texts for screen readers only are one pixel wide.
      return [...elements]
        .filter((element) => element.clientWidth > 2 && element.checkVisibility() && isCut(element))
        .map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60));
    });

for (const locale of twoLocales)
  test(`${locale}: with next times stand the whole name of cinema or film and the whole version, on a phone and a desk`, async ({
    page,
  }) => {
    const near = await largestCity(locale);
    const { name } = await catalogueOf(locale).city();
    const pages: readonly (readonly [PageRef, HrefOptions?])[] = [
      // Not home: its first screen on a phone has no room for a second line.
      [{ page: 'shows', filters: { near } }],
      [{ page: 'shows', filters: { near, view: 'soon' } }],
      [{ page: 'city', slug: near }],
      [{ page: 'search' }, { query: { q: name } }],
    ];
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport);
      for (const [ref, options] of pages) {
        await open(page, locale, ref, options);
        expect.soft(await cutWords(page), `${ref.page} at ${viewport.width} px`).toEqual([]);
      }
    }
  });

for (const locale of twoLocales)
  test(`${locale}: what was chosen in a row stands in the window of a phone from the beginning`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const near = await largestCity(locale);
    const upcoming = tabFragment(languageOf(locale), 'upcoming');
    for (const [ref, options] of [
      [{ page: 'shows', filters: { near, view: 'last' } }],
      [{ page: 'shows', filters: { near, view: 'plan' } }],
      [{ page: 'shows' }, { fragment: upcoming }],
    ] as readonly (readonly [PageRef, HrefOptions?])[]) {
      await open(page, locale, ref, options);
      const chosen = page.locator('main:visible nav [aria-current="true"]').filter({ visible: true });
      await expect(chosen.first(), addressOf(locale, ref, options)).toBeInViewport({ ratio: 1 });
    }
  });

/** The stops of the keyboard whose ring the row or the card around them cuts off. */
const cutRings = (page: Page) =>
  page
    .locator('main:visible :is(a[href], button)')
    .filter({ visible: true })
    .evaluateAll((stops) =>
      stops.slice(0, 60).flatMap((stop) => {
        (stop as HTMLElement).focus();
        const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(stop);
        if (outlineStyle === 'none') return [];
        const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        const own = stop.getBoundingClientRect();
        for (let frame = stop.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(frame);
          if (!/hidden|clip|auto|scroll/.test(overflowX + overflowY)) continue;
          const { top, bottom, left } = frame.getBoundingClientRect();
          const sides = [
            own.top - ring < top - 0.6 ? 'top' : [],
            own.bottom + ring > bottom + 0.6 ? 'bottom' : [],
            own.left - ring < left - 0.6 ? 'left' : [],
          ].flat();
          if (sides.length > 0)
            return [`${stop.textContent || stop.getAttribute('aria-label')}: ${sides.join(', ')}`];
        }
        return [];
      }),
    );

test('the ring around what has the focus is not cut by the row or the card around it', async ({ page }) => {
  const locale = 'fr-FR';
  for (const viewport of [phone, desk])
    for (const ref of [
      { page: 'home' },
      { page: 'shows' },
      { page: 'cinemas' },
      await refOf({ locale, page: 'cinema' }),
      await refOf({ locale, page: 'city' }),
    ] as const) {
      await page.setViewportSize(viewport);
      await open(page, locale, ref);
      await page.keyboard.press('Tab');
      expect.soft(await cutRings(page), `${ref.page} at ${viewport.width} px`).toEqual([]);
    }
});

for (const locale of ['fr-FR', 'nl-NL'] as const)
  test(`${locale}: a heading begins with a capital, also where it is a day`, async ({ page }) => {
    const catalogue = catalogueOf(locale);
    const [film, cinema] = [await catalogue.currentFilm(), await catalogue.cinema()];
    for (const ref of [
      await refOf({ locale, page: 'city' }),
      { page: 'shows', filters: { cinemas: [cinema.slug], films: [film.slug], view: 'table' } },
      await refOf({ locale, page: 'season' }),
      await refOf({ locale, page: 'showtime' }),
      { page: 'events' },
    ] as readonly PageRef[]) {
      await page.setViewportSize(desk);
      await open(page, locale, ref);
      const small = await page.locator('main:visible :is(h1, h2, h3, th)').evaluateAll((headings) =>
        headings
          .filter((heading) => /^\p{Ll}/u.test((heading.textContent ?? '').trim()))
          .filter((heading) =>
            [heading, ...heading.querySelectorAll('*')].every(
              (part) => getComputedStyle(part, '::first-letter').textTransform !== 'uppercase',
            ),
          )
          .map((heading) => heading.textContent),
      );
      expect.soft(small, ref.page).toEqual([]);
    }
  });
