import { callApi } from '#src/api/transport.ts';
import { isOutage } from '#src/api/failure.ts';
import type { PageRef } from '#src/routes/page.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** The one call that a page cannot do without; null for a page that needs none. Everything else is optional. */
export function requiredCall(ref: PageRef): string | null {
  switch (ref.page) {
    case 'movie':
    case 'entertainment':
      return `/api/show/${encodeURIComponent(ref.slug)}`;
    case 'cinema':
      return `/api/cinema/${encodeURIComponent(ref.slug)}`;
    case 'home':
    case 'shows':
      return '/api/shows';
    case 'cinemas':
      return '/api/cinemas';
    default:
      return null;
  }
}

/**
 * Makes the call that a cold page requires, before the page is rendered. A page that throws would be an empty
 * document with status 500; this way the visitor gets the try-again page, and a success is in the transport's memory
 * when the page asks for it a moment later.
 *
 * @returns what the call says about the page
 */
export async function canRender(locale: Locale, ref: PageRef): Promise<'yes' | 'outage' | 'unknown' | 'gone'> {
  const path = requiredCall(ref);
  if (path === null) return 'yes';
  const answer = await callApi(siteOf(locale), path, languageOf(locale));
  if (answer.ok) return 'yes';
  if (isOutage(answer.failure)) return 'outage';
  return answer.failure.kind === 'gone' ? 'gone' : answer.failure.kind === 'unknown' ? 'unknown' : 'outage';
}
