import { attributeOf, textsOf } from './wire.ts';

/** The facts that a robot reads in a document, from its HTML without a browser. */
export interface ReadDocument {
  readonly language: string | null;
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  readonly description: string | null;
  readonly canonical: readonly string[];
  /** Addresses by hreflang. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly robots: string | null;
  /** Picture for previews. */
  readonly picture: string | null;
  /** Addresses of the pictures in it, in one size each. */
  readonly pictures: readonly string[];
  /** Absolute addresses of its links, without fragments. */
  readonly links: readonly string[];
}

function attributesOf(tag: string): Readonly<Record<string, string>> {
  const found = tag.matchAll(/\s([a-zA-Z:-]+)="([^"]*)"/g);
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('&amp;', '&')]),
  );
}

function tagsOf(html: string, element: string): readonly Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${element}(?:\\s[^>]*)>`, 'g'))].map(([tag]) => attributesOf(tag));
}

/**
 * Reads a document.
 *
 * @param address its own absolute address
 */
export function readDocument(html: string, address: string): ReadDocument {
  const metas = tagsOf(html, 'meta');
  const links = tagsOf(html, 'link');
  const meta = (name: string) =>
    metas.find((one) => one['name'] === name || one['property'] === name)?.['content'] ?? null;
  return {
    language: attributeOf(html, 'html', '', 'lang'),
    // A drawing may have a title too.
    titles: textsOf(html.replaceAll(/<svg.*?<\/svg>/gs, ''), 'title'),
    headings: textsOf(html, 'h1'),
    description: meta('description'),
    canonical: links.filter((one) => one['rel'] === 'canonical').map((one) => one['href'] ?? ''),
    alternates: Object.fromEntries(
      links
        .filter((one) => one['rel'] === 'alternate' && one['hreflang'] !== undefined)
        .map((one) => [one['hreflang'] ?? '', one['href'] ?? '']),
    ),
    robots: meta('robots'),
    picture: meta('og:image'),
    pictures: [...new Set(tagsOf(html, 'img').flatMap(({ src }) => (src?.startsWith('http') ? [src] : [])))],
    links: [
      ...new Set(
        tagsOf(html, 'a').flatMap(({ href }) => {
          if (href === undefined || !URL.canParse(href, address)) return [];
          const target = new URL(href, address);
          target.hash = '';
          return /^https?:$/.test(target.protocol) ? [target.href] : [];
        }),
      ),
    ],
  };
}

/** A thing that a page tells machines about (schema.org). */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * The things of the JSON-LD scripts of a page: one script contains a thing, a list of things, or a graph of things whose
 * context stands once.
 *
 * @param texts of the scripts
 */
export function thingsOf(texts: readonly string[]): readonly Thing[] {
  return texts
    .flatMap((text) => [JSON.parse(text) as Thing].flat())
    .flatMap((thing) => {
      const graph = thing['@graph'] as readonly Thing[] | undefined;
      return graph?.map((one) => ({ '@context': thing['@context'], ...one })) ?? [thing];
    });
}
