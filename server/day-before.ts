import { dayBefore } from '#src/request/internal/day-before.ts';
import type { PageCache } from '#src/request/cache/page-cache.ts';
import { answerHeaders, type Places } from '#src/request/safety/answer-headers.ts';
import { isShowtimePage } from '#src/routes/page.ts';
import { isPageId } from '#src/routes/pages/registry.ts';
import type { OwnAnswer } from './answer.ts';

/** Headers of a held page that belong to its document. */
const ofDocument = /^(?:content-security-policy(?:-report-only)?|reporting-endpoints|x-robots-tag)$/;

/**
 * What stands in for a page that cannot be rendered because of the API: the same page of the programme day before. Undefined
 * where this process has none, or where it could be wrong: a showtime may be over since.
 */
export type InPlaceOf = (internal: string, host: string | null) => Promise<OwnAnswer | null> | undefined;

/** @param cache the page cache of this process */
export function pagesOfTheDayBefore(cache: PageCache, places: Places): InPlaceOf {
  async function answerOf(internal: string, host: string | null): Promise<OwnAnswer | null> {
    const document = await cache.documentOf(internal);
    if (document === undefined) return null;
    const own = Object.entries(document.headers).filter(([name]) => ofDocument.test(name));
    return {
      status: 200,
      headers: {
        ...answerHeaders({ kind: 'page', internal, status: 200, personal: true }, host, places),
        ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
      },
      body: document.html,
    };
  }
  return (internal, host) => {
    const page = internal.split('/', 3)[2];
    const before = dayBefore(internal);
    const isWrong = !isPageId(page) || isShowtimePage(page);
    return isWrong || before === null || !cache.hasPath(before) ? undefined : answerOf(before, host);
  };
}
