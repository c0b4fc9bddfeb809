import type { EndpointId } from '#src/contract/endpoints.ts';
import { cacheProfiles } from '../cache-manifest.ts';
import { emptyDayTag } from './empty-day-tag.ts';
import { gapTag } from './gap-tag.ts';
import { currentLoad } from './page-load.ts';

/** Advertising is no content: without it a page is whole. */
const advertising: ReadonlySet<EndpointId> = new Set(['nativeAd', 'permanentAutopromo']);

/**
 * Marks the present page as one that lacks the answer of an endpoint (D31): it is kept for seconds, and the page store tells search
 * engines not to keep it at all.
 */
export function markGap(id: EndpointId): void {
  if (!advertising.has(id)) currentLoad()?.note(cacheProfiles.failure, [gapTag]);
}

/**
 * Marks the present page as the page of a day without showtimes (D43): it lives for five minutes, in a part of the page store of
 * its own.
 */
export function markEmptyDay(): void {
  currentLoad()?.note(cacheProfiles.emptyDay, [emptyDayTag]);
}

/**
 * Marks the present page as one of a passing quarter of an hour (ADR-0046): nobody asks for it afterwards, so it stands in the part
 * of the page store that is first to leave, beside the pages of empty days.
 */
export function markPassing(): void {
  currentLoad()?.note(cacheProfiles.emptyDay, [emptyDayTag]);
}
