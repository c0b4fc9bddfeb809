import { readInBrowser } from '#src/api/browser/browser-call.ts';
import { featuredEndpoint, type Featured } from '#src/contract/featured/schema.ts';
import { showEndpoint } from '#src/contract/show/schema.ts';
import { tagsEndpoint } from '#src/contract/tags/schema.ts';
import type { CtaView } from '#src/domain/cta/cta-view.ts';
import { trailerViews } from '#src/domain/show/trailer-view.ts';
import { tagsAt, tagVocabulary, type TagView } from '#src/domain/tag/vocabulary.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';

/** What the chain wrote into the push of the list pages (R119). */
export interface WrittenPush {
  readonly title: string;
  readonly subtitle: string | null;
  readonly sponsored: boolean;
  /** Picture that replaces the title. */
  readonly logo: string | null;
  readonly cta: CtaView | null;
  /** Its own wide picture. */
  readonly backdrop: string | null;
  /** The slug of the show that it promotes. */
  readonly showSlug: string | null;
  /** The slugs of its tags, as received. */
  readonly tagSlugs: readonly string[];
  /** The id of its trailer; null when there is none that can be played. */
  readonly trailer: string | null;
}

/** The push of the list pages, with the show and the tags that it names (R119). */
export interface HeaderPush extends Omit<WrittenPush, 'showSlug' | 'tagSlugs'> {
  /** The page of its show; null for a push without a show, or with one that could not be read. */
  readonly show: PageRefOf<'movie' | 'entertainment'> | null;
  readonly tags: readonly TagView[];
}

/**
 * A push may link to an http(s) address or to a path of this site; other links that the contract allows are left out
 * (SEC7).
 */
const goesTo = /^(?:https?:\/\/|\/(?![/\\]))\S+$/;

const textOf = (text: string | null): string | null => text?.trim() || null;

/** The first header push that has a title, or null. */
export function headerPushOf(pushes: readonly Featured[]): WrittenPush | null {
  for (const { type, title, subtitle, sponsored, logo, cta, ...named } of pushes) {
    const heading = textOf(title);
    if (type !== 'header' || heading === null) continue;
    const label = textOf(cta?.label ?? null);
    const leads = cta !== null && label !== null && goesTo.test(cta.url);
    return {
      title: heading,
      subtitle: textOf(subtitle),
      sponsored,
      logo,
      cta: leads ? { label, url: cta.url, newWindow: cta.target === 'new', type: cta.type } : null,
      backdrop: named.backgroundPath?.sm ?? null,
      showSlug: named.showSlug,
      tagSlugs: named.tags,
      trailer: named.trailer === null ? null : (trailerViews([named.trailer])[0]?.id ?? null),
    };
  }
  return null;
}

/** Adds the show and the tags; what cannot be read is left out, and so is the trailer of a show that is not known. */
async function withShowAndTags(locale: Locale, push: WrittenPush): Promise<HeaderPush> {
  const { showSlug, tagSlugs, ...written } = push;
  const [show, tags] = await Promise.all([
    showSlug === null ? null : orNone(readInBrowser(showEndpoint, locale, { slug: showSlug }, {})),
    tagSlugs.length === 0 ? null : orNone(readInBrowser(tagsEndpoint, locale, {}, {})),
  ]);
  return {
    ...written,
    backdrop: written.backdrop ?? show?.backgroundPath?.sm ?? null,
    show: show === null ? null : { page: show.isMovie ? 'movie' : 'entertainment', slug: show.slug },
    tags: tagsAt(tagVocabulary(tags ?? []), tagSlugs, 'show'),
    trailer: show === null ? null : written.trailer,
  };
}

function orNone<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch(() => null);
}

let asked: Promise<HeaderPush | null> | null = null;

/** Reads the header push, once a visit (R119, R178); null when there is none or it cannot be read. */
export function readHeaderPush(locale: Locale): Promise<HeaderPush | null> {
  asked ??= readInBrowser(featuredEndpoint, locale, {}, { type: 'header' }).then(
    (pushes) => {
      const push = headerPushOf(pushes);
      return push === null ? null : withShowAndTags(locale, push);
    },
    () => null,
  );
  return asked;
}
