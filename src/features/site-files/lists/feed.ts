import { xmlText } from '#src/kernel/text/xml-text.ts';

/** An entry of a list that changes. */
export interface FeedEntry {
  /** Absolute address of its page, and its identity. */
  readonly url: string;
  readonly title: string;
  readonly text: string | null;
  /** Absolute address of its picture. */
  readonly image: string | null;
  /** When it came into the list. */
  readonly at: Date;
  /** When it last changed, where that is known. */
  readonly changedAt?: Date | null;
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
  /** Absolute address of a square picture that stands for the list. */
  readonly icon: string;
  /** BCP 47. */
  readonly language: string;
  readonly entries: readonly FeedEntry[];
  /** When nothing is in the list: the instant that it names as its last change. */
  readonly since: Date;
}

/** The most entries of a list. */
const mostEntries = 50;

const declaration = '<?xml version="1.0" encoding="utf-8"?>';
const namespace = 'http://www.w3.org/2005/Atom';

const pictureTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>\n`;

function link(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${xmlText(value)}"`);
  return `<link${written.join('')}/>\n`;
}

/** A picture that belongs to an entry (RFC 4287, 4.2.7.2); one without a complete address is left out. */
function picture(address: string | null): string {
  if (address === null || !URL.canParse(address)) return '';
  const [, ending = ''] = /\.([a-z]+)$/i.exec(new URL(address).pathname) ?? [];
  const type = pictureTypes[ending.toLowerCase()];
  return link({ rel: 'enclosure', ...(type === undefined ? {} : { type }), href: address });
}

const changeOf = ({ at, changedAt }: FeedEntry): Date => changedAt ?? at;

function entryText(entry: FeedEntry): string {
  const { url, title, text, image, at } = entry;
  const parts = [
    element('id', url),
    element('title', title),
    link({ rel: 'alternate', type: 'text/html', href: url }),
    picture(image),
    element('published', at.toISOString()),
    element('updated', changeOf(entry).toISOString()),
    text === null ? '' : element('summary', text),
  ];
  return `<entry>\n${parts.join('')}</entry>\n`;
}

/** A list as Atom (RFC 4287): the latest entries first, and its last change is that of what is in it. */
export function feedText(content: FeedContent): string {
  const { title, author, page, self, icon, language, entries, since } = content;
  const latest = entries.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, mostEntries);
  const changed =
    latest.length === 0 ? since : new Date(Math.max(...latest.map((one) => changeOf(one).getTime())));
  const parts = [
    element('id', self),
    element('title', title),
    element('updated', changed.toISOString()),
    `<author>\n${element('name', author)}</author>\n`,
    link({ rel: 'self', type: 'application/atom+xml', href: self }),
    link({ rel: 'alternate', type: 'text/html', href: page }),
    element('icon', icon),
    ...latest.map(entryText),
  ];
  return `${declaration}\n<feed xmlns="${namespace}" xml:lang="${xmlText(language)}">\n${parts.join('')}</feed>\n`;
}
