import { Feed } from 'feed';
import { writableText } from '#src/kernel/text/writable.ts';

/** An entry of a list that changes. */
export interface FeedEntry {
  /** Absolute address of its page, and its identity. */
  readonly url: string;
  readonly title: string;
  readonly text: string | null;
  /** When it came into the list. */
  readonly at: Date;
}

/** A list that changes. */
interface FeedContent {
  readonly title: string;
  /** Author of the list: the chain. */
  readonly author: string;
  /** Absolute address of the page that shows the list. */
  readonly page: string;
  /** Absolute address of this list. */
  readonly self: string;
  /** BCP 47. */
  readonly language: string;
  readonly entries: readonly FeedEntry[];
  /** When nothing is in the list: the instant that it names as its last change. */
  readonly now: Date;
}

/** The most entries of a list. */
const mostEntries = 50;

/** Titles and texts stand in the list as HTML. */
const asHtml = (text: string): string =>
  writableText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The library takes an `&amp;` of a plain text for one that it wrote itself. */
const asPlain = (text: string): string => writableText(text).replaceAll('&', '&amp;');

/** A list as Atom (RFC 4287): the latest entries first, and its last change is that of the latest. */
export function feedText({ title, author, page, self, language, entries, now }: FeedContent): string {
  const latest = entries.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, mostEntries);
  const feed = new Feed({
    title: asPlain(title),
    id: self,
    link: page,
    language,
    updated: latest[0]?.at ?? now,
    generator: false,
    author: { name: asPlain(author) },
    feedLinks: { atom: self },
  });
  for (const { url, title: name, text, at } of latest)
    feed.addItem({
      id: url,
      link: url,
      title: asHtml(name),
      date: at,
      ...(text === null ? {} : { description: asHtml(text) }),
    });
  return feed.atom1();
}
