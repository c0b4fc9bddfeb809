import type { Result } from '#src/api/transport/failure.ts';
import { callApi, type AnswerOf } from '#src/api/transport/transport.ts';
import { isSlug } from '#src/routes/slug.ts';
import { languageOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { ItemPage, StatefulKind } from '../decision.ts';

/** The API's answer about one item. */
export type Verdict =
  /**
   * `isMovie`: the detail's value; null for an item that is no show. `page`: where the kind has several and the detail
   * says which. `timeZone`: of a cinema whose zone differs from its site's.
   */
  | {
      readonly kind: 'here';
      readonly isMovie: boolean | null;
      readonly page?: ItemPage;
      readonly timeZone?: string;
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' }
  /** The item has another slug now (R053). */
  | { readonly kind: 'moved'; readonly slug: string }
  /** The API cannot answer. */
  | { readonly kind: 'outage' };

/** The page of an event of the list: seasons and special events have their own, the others the show's (R024). */
export function pageOfEvent(type: AnswerOf<'events'>[number]['type']): ItemPage {
  return type === 'season' ? 'season' : type === 'special' ? 'specialEvent' : 'entertainment';
}

type Detail = AnswerOf<StatefulKind>;

/** Help articles are asked for by their id too, which only digits can be. */
async function callDetail(locale: Locale, kind: StatefulKind, slug: string): Promise<Result<Detail>> {
  const site = siteOf(locale);
  const language = languageOf(locale);
  const byId = kind === 'faqArticle' && /^\d+$/.test(slug);
  const answer = byId
    ? await callApi(site, 'faqArticleById', language, { id: slug })
    : await callApi(site, kind, language, { slug });
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}

/** Where a detail says that its item is now, or null. */
function movedTo(kind: StatefulKind, detail: Detail, slug: string): string | null {
  const told = 'redirectSlug' in detail ? detail.redirectSlug : (detail.details?.redirectSlug ?? null);
  const moved = told ?? (kind === 'faqArticle' ? detail.slug : null);
  return moved !== null && moved !== slug && isSlug(moved) ? moved : null;
}

function pageOf(kind: StatefulKind, detail: Detail): { readonly page?: ItemPage } {
  if (kind === 'event' && 'type' in detail)
    return {
      page:
        detail.type === 'season' || detail.type === 'special' ? pageOfEvent(detail.type) : 'entertainment',
    };
  if (kind === 'faqArticle' && 'id' in detail)
    return { page: detail.slug === detail.id ? 'helpArticleById' : 'helpArticleBySlug' };
  return {};
}

/**
 * Asks the API for an item's detail. Only an explicit answer makes an item unknown or gone; every other failure is an
 * outage (D40). A redirect to an invalid slug, or to the item itself, is ignored; a help category without articles is
 * unknown (R261).
 */
export async function askDetail(locale: Locale, kind: StatefulKind, slug: string): Promise<Verdict> {
  const answer = await callDetail(locale, kind, slug);
  if (!answer.ok) {
    const { failure } = answer;
    return { kind: failure.kind === 'unknown' || failure.kind === 'gone' ? failure.kind : 'outage' };
  }
  const detail = answer.value;
  const moved = movedTo(kind, detail, slug);
  if (moved !== null) return { kind: 'moved', slug: moved };
  if (kind === 'faqCategory' && 'articles' in detail && detail.articles.length === 0)
    return { kind: 'unknown' };
  return {
    kind: 'here',
    isMovie: 'isMovie' in detail ? detail.isMovie : null,
    ...pageOf(kind, detail),
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
