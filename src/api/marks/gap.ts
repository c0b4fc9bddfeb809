import { cacheLife, cacheTag } from 'next/cache';
import type { EndpointId } from '#src/contract/endpoints.ts';
import { cacheProfiles } from '../cache-manifest.ts';
import { gapTag } from './gap-tag.ts';

/** Advertising is no content: without it a page is whole. */
const advertising: ReadonlySet<EndpointId> = new Set(['nativeAd', 'permanentAutopromo']);

/** Whether a page without the answer of an endpoint lacks something that it should show. */
export function leavesGap(id: EndpointId): boolean {
  return !advertising.has(id);
}

/**
 * Marks the page that awaits this function as one with a gap (D31): it is kept for seconds, and the page cache tells
 * search engines not to keep it at all.
 */
export async function markGap(): Promise<void> {
  'use cache';
  cacheLife(cacheProfiles.failure);
  cacheTag(gapTag);
  return Promise.resolve();
}
