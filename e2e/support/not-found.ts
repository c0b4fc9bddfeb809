import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { words } from './messages.ts';
import { attributeOf, movedTo, textsOf, wire } from './wire.ts';

/** The `Cache-Control` of an answer whose language depends on the visitor: no shared cache stores it. */
export const sharedNever = 'private, no-cache';

/** The `Cache-Control` of an address that says its language and is no page, or is one no more (ADR-0069). */
export const sharedForSeconds = 's-maxage=10, stale-while-revalidate=0';

/**
 * Expects the site's own not-found page in the language, complete without script, at the requested address.
 *
 * @param control its `Cache-Control`: {@link sharedNever} where the address does not say the language
 */
export async function expectNotFound(
  locale: Locale,
  path: string,
  control: string = sharedForSeconds,
): Promise<void> {
  const answer = await wire(siteOf(locale), path);
  const t = words(locale);
  expect([path, movedTo(answer)]).toEqual([path, '404 -']);
  expect(attributeOf(answer.body, 'html', '', 'lang'), path).toBe(locale);
  expect(textsOf(answer.body, 'h1'), path).toEqual([t('error.notFound.title')]);
  expect(textsOf(answer.body, 'title'), path).toEqual([t('error.notFound.metaTitle')]);
  expect(attributeOf(answer.body, 'a', t('shell.home'), 'href'), path).toBe(href(locale, { page: 'home' }));
  expect(attributeOf(answer.body, 'meta', 'name="robots"', 'content'), path).toMatch(/noindex/);
  expect(answer.headers['cache-control'], path).toBe(control);
}
