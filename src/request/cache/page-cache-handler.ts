import { forgetLifetimes } from '#src/next/lifetime-notes.ts';
import { isPageValue } from '#src/next/page-value.ts';
import { currentRendering } from '../from-door.ts';

/** After this many rendered pages the handler empties Next.js's own notes about them. */
const emptyAfter = 10_000;

let rendered = 0;

/**
 * Next.js's `cacheHandler`, which keeps nothing: what Next.js asks it for is never there, so that it renders each time that
 * the server asks for a page, and what it would keep goes to who asked (`server/render`).
 */
export default class PageCacheHandler {
  /** Nothing is ever there. */
  get(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Hands a rendered page to who asked for it; anything else is not kept. */
  set(_key: string, value: unknown): Promise<void> {
    if (isPageValue(value)) currentRendering()?.rendered(value);
    rendered += 1;
    if (rendered % emptyAfter === 0) forgetLifetimes();
    return Promise.resolve();
  }

  /** Pages are purged where they are kept (`page-store.ts`). */
  revalidateTag(): Promise<void> {
    return Promise.resolve();
  }

  /** The handler keeps nothing per request. */
  resetRequestCache(): void {}
}
