import { createHash } from 'node:crypto';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { SyncColumns, SyncRow } from '../database/sync.ts';
import { longestKey, readPictureAddress } from '../media/address.ts';
import { pictureKinds } from '../media/kinds.ts';
import type { PictureKind } from '../media/kinds.ts';
import type { CatalogueItem } from '#src/contract/endpoints.ts';
import { eachSource } from './item-rows.ts';
import type { Identified } from './item-rows.ts';

export const pictureColumns: SyncColumns = { kind: 'text', key: 'text', width: 'integer', url: 'text' };

/** The width in which our picture service serves each size of the wire. */
export const sizes: Readonly<Record<PictureKind, Readonly<Record<'lg' | 'md' | 'sm', number>>>> = {
  poster: { lg: 720, md: 320, sm: 160 },
  backdrop: { lg: 1920, md: 1280, sm: 640 },
  cinema: { lg: 1920, md: 1280, sm: 640 },
};

/** Fields with a picture, in any answer: its kind, and what distinguishes it from other pictures of its item. */
const fields: Readonly<Record<string, readonly [kind: PictureKind, part: string]>> = {
  posterPath: ['poster', ''],
  poster: ['poster', ''],
  backgroundPath: ['backdrop', ''],
  backdrop: ['backdrop', ''],
  mobileBackdrop: ['backdrop', 'narrow'],
  snapshot: ['backdrop', 'still'],
};
/** Further fields with a picture in advertisements; in other answers they are logos and cards of any shape. */
const fieldsOfAds: typeof fields = {
  ...fields,
  image: ['backdrop', ''],
  mobileImage: ['backdrop', 'narrow'],
};

/** Fields with a picture in stories, offers and pages, and in all parts of them. */
const fieldsOfStories: typeof fields = {
  ...fieldsOfAds,
  thumbnail: ['backdrop', 'small'],
  picture: ['backdrop', ''],
  mobilePicture: ['backdrop', 'narrow'],
};

/** The kinds of items with the fields of stories. */
const stories: ReadonlySet<CatalogueItem> = new Set<CatalogueItem>([
  'newsItem',
  'article',
  'offer',
  'experienceGroup',
  'masterTemplate',
]);

/** A picture in the text of a story; `cleanStory` writes it so. */
const pictureInHtml = /<img src="([^"]+)"/g;

/** Site-wide answers with pictures. */
const documents = [
  ['featured', fields],
  ['tags', fields],
  ['youtubeLatest', fields],
  ['nativeAd', fieldsOfAds],
  ['permanentAutopromo', fieldsOfAds],
  ['technologies', fieldsOfStories],
  ['offersPage', fieldsOfStories],
  ['offersPromotion', fieldsOfStories],
  ['offersTemporary', fieldsOfStories],
] as const satisfies readonly (readonly [keyof LanguageCatalogue, typeof fields])[];

/** The longest address that is stored; an index of PostgreSQL can hold 2,700 bytes. */
const longestUrl = 2_000;

/**
 * The pictures of a catalogue that are on other hosts, as rows: each address once, with a name made from the first item
 * that has it, such as `poster/nl-show-nachtboot-70102`. Reading them decides from which hosts pictures are fetched.
 */
export function pictureRows(site: SiteId, identified: Identified): Iterable<SyncRow> {
  const found = new Found();
  for (const { language, kind, source, identities } of eachSource(identified)) {
    const listed = new Map(source.list.map((one) => [one.slug, one]));
    for (const slug of new Set([...listed.keys(), ...Object.keys(source.details)])) {
      const item = identities.idOf(language, slug);
      if (item === undefined) continue;
      const name = `${site}-${kind}-${item}`;
      const own = fieldsOf(kind);
      for (const answer of [listed.get(slug), source.details[slug]]) found.addAll(answer, name, own);
    }
  }
  for (const language of identified.languages)
    for (const [document, own] of documents)
      found.addAll(identified.catalogues[language]?.[document], `${site}-${document}`, own);
  return found.rows();
}

function fieldsOf(kind: CatalogueItem): typeof fields {
  if (kind === 'cinema') return { ...fields, backdrop: ['cinema', ''] };
  return stories.has(kind) ? fieldsOfStories : fields;
}

/** Gives names to addresses. */
class Found {
  readonly #rows = new Map<string, SyncRow>();
  /** The used names (`{kind}/{key}`), with the address of the largest size. */
  readonly #taken = new Map<string, string>();
  /** The row of each address. */
  readonly #keys = new Map<string, { kind: PictureKind; key: string }>();

  rows(): Iterable<SyncRow> {
    return this.#rows.values();
  }

  /** Adds every picture of an answer. Items of a list are counted from 1, and each of their fields has its own name. */
  addAll(answer: unknown, name: string, known: typeof fields): void {
    if (Array.isArray(answer)) {
      for (const [index, one] of answer.entries()) this.addAll(one, `${name}-${index + 1}`, known);
      return;
    }
    if (typeof answer !== 'object' || answer === null) return;
    for (const [field, value] of Object.entries(answer)) {
      const [kind, part] = Object.hasOwn(known, field) ? (known[field] ?? []) : [];
      if (kind !== undefined) this.#add(kind, part === '' ? name : `${name}-${part}`, value);
      else if (known === fieldsOfStories && typeof value === 'string')
        this.#addText(`${name}-${field}`, value);
      else this.addAll(value, `${name}-${field}`, known === fieldsOfStories ? known : fields);
    }
  }

  /** Adds the pictures in a text of a story, counted from 1. */
  #addText(name: string, html: string): void {
    for (const [index, [, written = '']] of [...html.matchAll(pictureInHtml)].entries()) {
      const url = written.replaceAll('&amp;', '&');
      this.#addUrl('backdrop', `${name}-${index + 1}`, pictureKinds.backdrop.widths[0], url, url);
    }
  }

  /** Adds a picture: one address, or one for each size. */
  #add(kind: PictureKind, name: string, value: unknown): void {
    const [largest] = pictureKinds[kind].widths;
    if (typeof value === 'string') {
      this.#addUrl(kind, name, largest, value, value);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const { lg, md, sm }: Partial<Record<'lg' | 'md' | 'sm', unknown>> = value;
    const source = [lg, md, sm].find((one) => typeof one === 'string');
    if (source === undefined) return;
    this.#addUrl(kind, name, largest, source, source);
    if (typeof md === 'string') this.#addUrl(kind, name, sizes[kind].md, md, source);
    if (typeof sm === 'string') this.#addUrl(kind, name, sizes[kind].sm, sm, source);
  }

  #addUrl(kind: PictureKind, name: string, width: number, url: string, source: string): void {
    if (url.length > longestUrl || !/^https?:/.test(url) || isOurs(url)) return;
    if (this.#keys.has(url)) return;
    const known = this.#keys.get(source);
    const key = known?.kind === kind ? known.key : this.#keyOf(kind, name, source);
    const row = `${kind}/${key}/${width}`;
    // Of two addresses of one size the first is served; the other stays unchanged.
    if (this.#rows.has(row)) return;
    this.#keys.set(url, { kind, key });
    this.#rows.set(row, { key: row, columns: { kind, key, width, url } });
  }

  /** A key that no other picture of the kind has; another language may have its own poster. */
  #keyOf(kind: PictureKind, name: string, source: string): string {
    const wanted = kebab(name);
    for (let count = 1; ; count += 1) {
      const key = count === 1 ? wanted : `${wanted}-${count}`;
      const holder = this.#taken.get(`${kind}/${key}`);
      if (holder !== undefined && holder !== source) continue;
      this.#taken.set(`${kind}/${key}`, source);
      return key;
    }
  }
}

/** Makes a key from a name, with space for a number after it. */
function kebab(name: string): string {
  const key = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  if (key.length <= longestKey - 6) return key;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${key.slice(0, longestKey - 16).replace(/-$/u, '')}-${hash}`;
}

/** Whether an address has the form of our own picture addresses. */
function isOurs(url: string): boolean {
  const [kind = '', name = '', file = '', ...more] = url.replace(/^.*?\/media\//u, '').split('/');
  return more.length === 0 && readPictureAddress(kind, name, file) !== null;
}
