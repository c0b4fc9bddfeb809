import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { choiceAttributes } from '#src/ui/link/choice-marks.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { addressOf, refOf } from '../support/matrix.ts';
import { words } from '../support/messages.ts';
import { test } from './engine-test.ts';
import { alive, focuses, isMarked, markDocument, open, sees, shows } from './look.ts';

/** What a visitor does on a phone, in engines beside Chromium. */
const fr = 'fr-FR';
const t = words(fr);

test('D44 D52 a place is chosen, and known on the next page', async ({ tab }) => {
  const city = await catalogueOf(fr).city();
  const other = (await catalogueOf(fr).ask('cities', {})).find(({ name }) => !name.includes(city.name));
  await open(tab, fr, { page: 'home' });
  await tab.click('[data-locator-bar] [data-popup="locator"]');
  await tab.click('dialog[open] input[type="search"]');
  await tab.type(city.name);
  // The list shows what was typed once typing rests.
  await sees(tab, 'dialog[open] ul button', other?.name, false);
  await sees(tab, 'dialog[open] ul button', city.name);
  await tab.click('dialog[open] ul button', city.name);
  await sees(tab, 'dialog[open]', '', false);
  await sees(tab, '[data-locator-bar]', city.name);
  await alive(tab);
  await open(tab, fr, { page: 'shows' });
  await sees(tab, '[data-locator-bar]', city.name);
  expect(await tab.problems()).toEqual([]);
});

test('R042 a day is chosen without a load; back and forward show both days again', async ({ tab }) => {
  const ref = await refOf({ locale: fr, page: 'cinema' });
  await open(tab, fr, ref);
  await markDocument(tab);
  const strip = `main nav[aria-label="${t('dayStrip.label')}"]`;
  const chosen = () =>
    tab.evaluate(
      (selector) => document.querySelector<HTMLElement>(selector)?.dataset['value'] ?? '',
      `${strip} a[aria-current="date"]`,
    );
  const first = await chosen();
  const other = `${strip} a[data-value]:not([aria-current])`;
  const day = await tab.evaluate(
    (selector) => document.querySelector<HTMLElement>(selector)?.dataset['value'] ?? '',
    other,
  );
  await tab.click(other);
  await shows(tab, addressOf(fr, { ...ref, filters: { date: day } } as typeof ref));
  await expect.poll(chosen).toBe(day);
  await focuses(tab, `${strip} a[data-value="${day}"]`);
  await tab.back();
  await shows(tab, addressOf(fr, ref));
  await expect.poll(chosen).toBe(first);
  await tab.forward();
  await expect.poll(chosen).toBe(day);
  expect(await isMarked(tab)).toBe(true);
  expect(await tab.problems()).toEqual([]);
});

test('R143 R151 filters are chosen in the sheet, and the list has as many films as it said', async ({
  tab,
}) => {
  await open(tab, fr, { page: 'shows' });
  await tab.click('main [data-popup="filters"]');
  await tab.click(
    `dialog[open] [role="group"][aria-label="${t('filter.genres')}"] label, dialog[open] fieldset label`,
  );
  const said = () =>
    tab.evaluate(() => [...document.querySelectorAll('dialog[open] button')].at(-1)?.textContent ?? '');
  await expect.poll(said).toMatch(/\d/);
  const count = Number(/\d+/.exec(await said())?.[0]);
  await tab.click('dialog[open] button', await said());
  await shows(tab, /\/filters\/[a-z]+-/);
  await sees(tab, 'dialog[open]', '', false);
  const counted = () =>
    tab.evaluate((attribute) => {
      const lists = [...document.querySelectorAll(`main [${attribute}]`)];
      return Number(
        lists.find((list) => list.closest('main')?.checkVisibility() === true)?.getAttribute(attribute),
      );
    }, choiceAttributes.count);
  await expect.poll(counted).toBe(count);
  expect(await tab.problems()).toEqual([]);
});

test('R183 R247 a typing error finds the film', async ({ tab }) => {
  const { typed, film } = await catalogueOf(fr).mistyped();
  await open(tab, fr, { page: 'home' });
  await tab.click('header [data-popup="search"]');
  await tab.click('dialog[open] [role="combobox"]');
  await tab.type(typed);
  await sees(tab, '[role="option"]', film.title);
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await shows(tab, addressOf(fr, { page: 'movie', slug: film.slug }));
  await sees(tab, 'h1', film.title);
  expect(await tab.problems()).toEqual([]);
});

test('R222 a favourite is kept on the device, and is there after a load', async ({ tab }) => {
  const ref = await refOf({ locale: fr, page: 'cinema' });
  const star = 'main [data-mark="favourite"]';
  await open(tab, fr, ref);
  await tab.click(star);
  await tab.click('dialog[open] button', t('mine.keep.favourite'));
  await sees(tab, `${star}[aria-pressed="true"]`);
  await open(tab, fr, ref);
  await sees(tab, `${star}[aria-pressed="true"]`);
  expect(await tab.problems()).toEqual([]);
});

test('R152 the trailer plays, and is gone when it is closed', async ({ tab }) => {
  const { slug } = await catalogueOf(fr).currentFilm();
  await open(tab, fr, { page: 'movie', slug });
  await tab.click('main [data-popup="showTrailer"]');
  const played = () =>
    tab.evaluate(() => document.querySelector<HTMLVideoElement>('dialog video')?.currentTime ?? 0);
  await expect.poll(played, { intervals: [100] }).toBeGreaterThan(0);
  await tab.click(`dialog[open] button[aria-label="${t('dialog.close')}"]`);
  await sees(tab, 'video', '', false);
  await focuses(tab, 'main [data-popup="showTrailer"]');
  expect(await tab.problems()).toEqual([]);
});

test('R007 R130 another language shows the same page', async ({ tab }) => {
  const { slug } = await catalogueOf('fr-CH').cinema();
  await open(tab, 'fr-CH', { page: 'cinema', slug });
  await tab.click('header button[popovertarget="more"]');
  await tab.click('#more a[lang="de"]');
  await sees(tab, 'html[lang="de-CH"]');
  await alive(tab);
  await sees(tab, 'h1');
  expect(await tab.problems()).toEqual([]);
});

test('R019 a film from home and back: the document stays', async ({ tab }) => {
  await open(tab, fr, { page: 'home' });
  await markDocument(tab);
  const film = await catalogueOf(fr).currentFilm();
  const address = href(fr, { page: 'movie', slug: film.slug });
  await tab.click(`main a[href="${address}"]`);
  await sees(tab, 'h1', film.title);
  await tab.back();
  await shows(tab, addressOf(fr, { page: 'home' }));
  await sees(tab, `main a[href="${address}"]`);
  await tab.forward();
  await sees(tab, 'h1', film.title);
  expect(await isMarked(tab)).toBe(true);
  expect(await tab.problems()).toEqual([]);
});
