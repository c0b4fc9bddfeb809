import { callApi } from '#src/api/transport/transport.ts';
import { isSlug } from '#src/routes/slug.ts';
import { languageOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { StatefulKind } from '../decision.ts';

/** What the API says about one item. */
export type Verdict =
  /** `isMovie`: as the detail says it, null for what is no show. `timeZone`: of a cinema in another zone than its site's. */
  | { readonly kind: 'here'; readonly isMovie: boolean | null; readonly timeZone?: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' }
  /** Shown under another slug now (R053). */
  | { readonly kind: 'moved'; readonly slug: string }
  /** The API cannot say. */
  | { readonly kind: 'outage' };

/**
 * Asks the API for an item's detail. Only an answer that says so makes an item unknown or gone; everything else that
 * is no detail is an outage (D40). A redirect to what is no slug, or to itself, is passed over.
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

/** The zone of a cinema as its state names it: only where it is not its site's. */
export function ownZone(
  locale: Locale,
  { timeZone }: { readonly timeZone?: string | null | undefined },
): { readonly timeZone?: string } {
  return timeZone == null || timeZone === siteFactsOf(locale).timeZone ? {} : { timeZone };
}
