import type { Locator } from '@playwright/test';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from './catalogue.ts';

/** What a phone shows without scrolling. */
export const phone = { width: 390, height: 844 };

/** Slug of the city of a locale with the most cinemas. */
export async function largestCity(locale: Locale): Promise<string> {
  const cities = await catalogueOf(locale).ask('cities', {});
  const [largest] = cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length);
  if (largest === undefined) throw new Error('the stage has no city');
  return largest.slug;
}

/** How many of the elements are whole in the first screen of {@link phone}, at one moment. */
export async function inFirstScreen(all: Locator): Promise<number> {
  return all.evaluateAll(
    (elements, height) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, bottom }) => width > 0 && bottom <= height).length,
    phone.height,
  );
}
