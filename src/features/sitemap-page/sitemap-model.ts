import type { PageRef } from '#src/routes/page.ts';
import { fold } from '#src/kernel/text/fold.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';

/** A page in the sitemap. */
export interface SitemapLink {
  readonly name: string;
  readonly to: PageRef;
}

/** The kinds of pages that the sitemap lists by letter, in their order. */
export const sitemapKinds = [
  'films',
  'events',
  'seasons',
  'cinemas',
  'cities',
  'experiences',
  'news',
  'offers',
  'help',
  'information',
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** The pages whose names begin with one letter; names that begin with none are under {@link noLetter}. */
export interface LetterGroup {
  readonly letter: string;
  readonly links: readonly SitemapLink[];
}

/** All pages of a kind. */
export interface SitemapSection {
  readonly kind: SitemapKind;
  readonly count: number;
  readonly letters: readonly LetterGroup[];
}

/** Heading of the group of names that begin with a digit or a sign. */
export const noLetter = '0–9';

/** The articles that a catalogue of titles passes over, by the language of the page. */
const articles: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:l['’]|(?:le|la|les|un|une|des) )/i,
  en: /^(?:the|an?) /i,
  de: /^(?:der|die|das|eine?) /i,
  nl: /^(?:['’]t|de|het|een) /i,
};

/** A name as the list orders it: without its article, unless nothing else is left. */
function orderedBy(locale: Locale, name: string): string {
  return name.replace(articles[languageOf(locale)], '') || name;
}

function letterOf(name: string): string {
  const [first = ''] = fold(name).toUpperCase();
  return /\p{Lu}/u.test(first) ? first : noLetter;
}

/**
 * Groups pages by the first letter of their names, both sorted in the order of the language; the group without a letter
 * comes first.
 */
function byLetter(locale: Locale, links: readonly SitemapLink[]): readonly LetterGroup[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const groups = new Map<string, SitemapLink[]>();
  const named = links.map((link) => ({ link, name: orderedBy(locale, link.name) }));
  for (const { link, name } of named.toSorted((a, b) => collator.compare(a.name, b.name)))
    groups.set(letterOf(name), [...(groups.get(letterOf(name)) ?? []), link]);
  return [...groups]
    .map(([letter, own]) => ({ letter, links: own }))
    .toSorted(
      (a, b) =>
        Number(b.letter === noLetter) - Number(a.letter === noLetter) || collator.compare(a.letter, b.letter),
    );
}

/** The sections of the sitemap (R042): by kind, and within a kind by letter. A kind without pages is left out. */
export function sitemapSections(
  locale: Locale,
  pages: Readonly<Record<SitemapKind, readonly SitemapLink[]>>,
): readonly SitemapSection[] {
  return sitemapKinds
    .map((kind) => ({ kind, count: pages[kind].length, letters: byLetter(locale, pages[kind]) }))
    .filter(({ count }) => count > 0);
}
