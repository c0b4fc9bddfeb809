import type { Tag } from '#src/contract/tags/schema.ts';
import type { Version } from '#src/contract/versions/schema.ts';
import { textOrNull } from '../text/plain-text.ts';
import { distinctTags, isHelp, specialTagName, specialTagOf, tagKey } from './special-tags.ts';
import type { SpecialTag } from './special-tags.ts';

/** Finds the meaning of tags and versions, and where a tag may be shown (R085, R086, R087). */

/** A place in which a tag may be shown (R085). */
export type TagPlace = keyof Tag['places'];

/** The tags of a site by {@link tagKey}. */
export type TagVocabulary = ReadonlyMap<string, Tag>;

/** The versions of a site by {@link tagKey}. */
export type VersionVocabulary = ReadonlyMap<string, Version>;

/** A tag for an icon or a badge (R085, R086). */
export interface TagView {
  /** In lower case: the value of a filter and the key of a list. */
  readonly slug: string;
  /** Set when the product knows the tag (R286): then the product has an icon and a translated name for it. */
  readonly special: SpecialTag | null;
  readonly title: string;
  readonly icon: Tag['icon'];
  readonly tooltip: string | null;
  readonly premium: boolean;
  readonly highlighted: boolean;
  readonly textColour: string | null;
  readonly backgroundColour: string | null;
}

/** A tag for its teaser and its panel (R085, R086). `descriptionHtml` is not sanitised. */
export interface ExperienceView extends TagView {
  readonly backdrop: string | null;
  readonly descriptionHtml: string | null;
  readonly ctaUrl: string | null;
  readonly upsellText: string | null;
  readonly thumbnailTitle: string;
  readonly modalTitle: string;
  readonly bannerPicture: string | null;
  readonly picture: string | null;
}

/** A version of a showtime (R087). `slug` is in lower case. */
export interface VersionView {
  readonly slug: string;
  readonly label: string;
  readonly description: string | null;
  /** What is spoken, BCP 47; null for an original version, and when nothing is known. */
  readonly language: string | null;
  /** Languages of the subtitles, BCP 47; empty without any, and when nothing is known. */
  readonly subtitles: readonly string[];
}

/** The spoken language of the versions that the wire names everywhere, for servers that do not tell it. */
const spokenIn: Readonly<Record<string, string>> = {
  vf: 'fr',
  vof: 'fr',
  vfst: 'fr',
  vfbe: 'fr',
  vd: 'de',
  nlbe: 'nl',
  nlnl: 'nl',
};

function byKey<T extends { readonly slug: string }>(items: readonly T[]): Map<string, T> {
  const map = new Map<string, T>();
  for (const item of items) if (!map.has(tagKey(item.slug))) map.set(tagKey(item.slug), item);
  return map;
}

/** The tags by {@link tagKey}; of two slugs that differ only by case the first is used. */
export function tagVocabulary(tags: readonly Tag[]): TagVocabulary {
  return byKey(tags);
}

/**
 * The tags of a site: 3D is among the versions of the filters only where the site has that filter (R289, D46), and an
 * ordinary tag elsewhere.
 */
export function tagsOfSite(
  tags: readonly Tag[],
  { threeDFilter }: { readonly threeDFilter: boolean },
): readonly Tag[] {
  return tags.map((tag) =>
    specialTagOf(tag.slug) === '3d' && !threeDFilter ? { ...tag, versionFilter: false } : tag,
  );
}

/** The versions by {@link tagKey}; of two slugs that differ only by case the first is used. */
export function versionVocabulary(versions: readonly Version[]): VersionVocabulary {
  return byKey(versions);
}

/** The version with a slug (R087). When the vocabulary lacks it, its label is the slug in capitals. */
export function versionView(versions: VersionVocabulary, slug: string): VersionView {
  const key = tagKey(slug);
  const known = versions.get(key);
  return {
    slug: key,
    label: known?.label ?? slug.trim().toUpperCase(),
    description: textOrNull(known?.description),
    language: known?.language ?? (Object.hasOwn(spokenIn, key) ? (spokenIn[key] ?? null) : null),
    subtitles: known?.subtitles ?? [],
  };
}

const formatPlaces: readonly TagPlace[] = ['showtime', 'show', 'showFilters', 'cinemaFilters', 'cinema'];

/**
 * Whether a tag is shown in a place: only where the vocabulary declares the place (R086). A tag that helps a visitor
 * (see `isHelp`) is shown at showtimes under accessibility and never among formats or their filters. A special tag (R286) that the
 * vocabulary lacks is shown as a format, or under accessibility, so that such tags stay visible when a server has no
 * `/api/tags`. Any other unknown tag is shown nowhere.
 */
export function isShownAt(vocabulary: TagVocabulary, slug: string, place: TagPlace): boolean {
  const known = vocabulary.get(tagKey(slug));
  if (known !== undefined && isHelp(slug))
    return place === 'accessibility' && (known.places.accessibility || known.places.showtime);
  if (known !== undefined) return known.places[place];
  const special = specialTagOf(slug);
  if (special === null) return false;
  return isHelp(special) ? place === 'accessibility' : formatPlaces.includes(place);
}

/** A tag for display. When the vocabulary lacks it, its title is the special tag's name, otherwise its slug. */
export function tagView(vocabulary: TagVocabulary, slug: string): TagView {
  const known = vocabulary.get(tagKey(slug));
  const special = specialTagOf(slug);
  const fallback = (special === null ? null : specialTagName(special)) ?? slug.trim();
  return {
    slug: tagKey(slug),
    special,
    title: known?.title ?? fallback,
    icon: known?.icon ?? null,
    tooltip: textOrNull(known?.tooltipBadge),
    premium: known?.premium ?? false,
    highlighted: known?.highlighted ?? false,
    textColour: known?.textColor ?? null,
    backgroundColour: known?.backgroundColor ?? null,
  };
}

/** The content of an experience's teaser and panel; null for a tag that the vocabulary lacks (R160). */
export function experienceView(vocabulary: TagVocabulary, slug: string): ExperienceView | null {
  const tag = vocabulary.get(tagKey(slug));
  if (tag === undefined) return null;
  return {
    ...tagView(vocabulary, slug),
    backdrop: tag.backdrop,
    descriptionHtml: textOrNull(tag.description),
    ctaUrl: tag.ctaUrl,
    upsellText: textOrNull(tag.upsellText),
    thumbnailTitle: textOrNull(tag.thumbnailTitle) ?? tag.title,
    modalTitle: textOrNull(tag.modalTitle) ?? tag.title,
    bannerPicture: tag.pictoBanner,
    picture: tag.pictoImage,
  };
}

const behindAll = Number.MAX_SAFE_INTEGER;

function orderAt(vocabulary: TagVocabulary, slug: string, place: TagPlace): number {
  const orders = vocabulary.get(tagKey(slug))?.orders;
  const filter = place === 'showFilters' || place === 'cinemaFilters';
  return (filter ? orders?.filter : orders?.showtime) ?? behindAll;
}

/**
 * The received tags that are shown in a place (R086), without repetitions, sorted by the order that the vocabulary
 * declares: `filter` in the two filter places, `showtime` elsewhere.
 */
export function tagsAt(vocabulary: TagVocabulary, slugs: Iterable<string>, place: TagPlace): TagView[] {
  return distinctTags(slugs)
    .filter((slug) => isShownAt(vocabulary, slug, place))
    .map((slug) => ({ slug, order: orderAt(vocabulary, slug, place) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ slug }) => tagView(vocabulary, slug));
}

/**
 * The text with which a chain recommends a show in one of its experiences: of the tag that is first in the `upsell`
 * order (R085); null when none of its tags has such a text.
 */
export function upsellTextOf(vocabulary: TagVocabulary, slugs: Iterable<string>): string | null {
  const [first] = distinctTags(slugs)
    .flatMap((slug) => vocabulary.get(tagKey(slug)) ?? [])
    .filter((tag) => textOrNull(tag.upsellText) !== null)
    .toSorted((a, b) => a.orders.upsell - b.orders.upsell);
  return textOrNull(first?.upsellText);
}

/** A tag with the slug of its experience's page; null when it is no experience of the site (R160). */
export interface PagedTag extends TagView {
  readonly page: string | null;
}

/**
 * The tags with the pages of their experiences.
 *
 * @param pages slugs of the experiences by {@link tagKey}
 */
export function withPages(tags: readonly TagView[], pages: ReadonlyMap<string, string>): PagedTag[] {
  return tags.map((tag) => ({ ...tag, page: pages.get(tag.slug) ?? null }));
}
