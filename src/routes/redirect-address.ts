import { isLanguage } from '../sites/registry.ts';
import type { Language } from '../sites/site.ts';
import type { PageRef } from './page.ts';
import { isSlug } from './slug.ts';

/** The kinds of item a redirect address can name (R055, R189). */
export type ItemKind =
  | 'show'
  | 'cinema'
  | 'city'
  | 'offer'
  | 'news'
  | 'faq'
  | 'experience'
  | 'master_template'
  | 'event'
  | 'season';

/** What `/redirect/{lang}/{kind}/slug/{slug}` names. */
export interface RedirectAddress {
  /** `null` for a language that is none of the four: the visitor's own one stands in (R006). */
  readonly language: Language | null;
  readonly itemKind: ItemKind;
  readonly slug: string;
}

const refOf: Readonly<Record<ItemKind, (slug: string) => PageRef>> = {
  show: (slug) => ({ page: 'movie', slug }),
  cinema: (slug) => ({ page: 'cinema', slug }),
  city: (slug) => ({ page: 'city', slug }),
  offer: (slug) => ({ page: 'offer', slug }),
  news: (slug) => ({ page: 'newsItem', slug }),
  faq: (slug) => ({ page: 'helpArticleBySlug', slug }),
  experience: (slug) => ({ page: 'experience', slug }),
  master_template: (slug) => ({ page: 'info', slug }),
  event: (slug) => ({ page: 'entertainment', slug }),
  season: (slug) => ({ page: 'season', slug }),
};

function isItemKind(text: string): text is ItemKind {
  return Object.hasOwn(refOf, text);
}

const languagePattern = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Reads a path `/redirect/{lang}/{kind}/slug/{slug}`; anything else is `null` (R055). */
export function parseRedirectAddress(path: string): RedirectAddress | null {
  const [empty, word, language, kind, marker, slug, ...rest] = path.split('/', 8);
  if (empty !== '' || word !== 'redirect' || marker !== 'slug' || rest.length > 0) return null;
  if (language === undefined || kind === undefined || slug === undefined) return null;
  if (!languagePattern.test(language) || !isItemKind(kind) || !isSlug(slug)) return null;
  return { language: isLanguage(language) ? language : null, itemKind: kind, slug };
}

/**
 * The page of an item by its kind alone (R055, R190). Who knows the item goes on from there: a show may be
 * an entertainment, an event a season, and each may have moved to another slug.
 */
export function refOfItem(itemKind: ItemKind, slug: string): PageRef {
  return refOf[itemKind](slug);
}
