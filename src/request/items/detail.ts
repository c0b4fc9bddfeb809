import { callApi } from '#src/api/transport/transport.ts';
import { isSlug } from '#src/routes/slug.ts';
import { languageOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { StatefulKind } from '../decision.ts';

/** The API's answer about one item. */
export type Verdict =
  /**
   * `isMovie`: the detail's value; null for an item that is no show. `timeZone`: of a cinema whose zone differs from
   * its site's.
   */
  | { readonly kind: 'here'; readonly isMovie: boolean | null; readonly timeZone?: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' }
  /** The item has another slug now (R053). */
  | { readonly kind: 'moved'; readonly slug: string }
  /** The API cannot answer. */
  | { readonly kind: 'outage' };

/**
 * Asks the API for an item's detail. Only an explicit answer makes an item unknown or gone; every other failure is an
 * outage (D40). A redirect to an invalid slug, or to the item itself, is ignored.
 */
export async function askDetail(locale: Locale, kind: StatefulKind, slug: string): Promise<Verdict> {
  const answer = await callApi(siteOf(locale), kind, languageOf(locale), { slug });
  if (!answer.ok) {
    const { failure } = answer;
    return { kind: failure.kind === 'unknown' || failure.kind === 'gone' ? failure.kind : 'outage' };
  }
  const detail = answer.value.value;
  const { redirectSlug } = detail;
  if (redirectSlug !== null && redirectSlug !== slug && isSlug(redirectSlug)) {
    return { kind: 'moved', slug: redirectSlug };
  }
  return {
    kind: 'here',
    isMovie: 'isMovie' in detail ? detail.isMovie : null,
    ...('timeZone' in detail ? ownZone(locale, detail) : {}),
  };
}

/** The zone of a cinema for its state: empty when it is the site's zone. */
export function ownZone(
  locale: Locale,
  { timeZone }: { readonly timeZone?: string | null | undefined },
): { readonly timeZone?: string } {
  return timeZone == null || timeZone === siteFactsOf(locale).timeZone ? {} : { timeZone };
}
