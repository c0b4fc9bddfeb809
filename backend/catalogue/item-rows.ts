import type { LanguageCatalogue, SiteCatalogue } from '#src/contract/catalogue.ts';
import { documentIds, endpoints, type CatalogueItem } from '#src/contract/endpoints.ts';
import { byKind, itemCalls, itemKinds, itemsOf } from '#src/contract/items.ts';
import type { Language } from '#src/sites/site.ts';
import type { SyncColumns, SyncRow } from '../database/sync.ts';
import { resolveIdentities } from './identity/identity.ts';
import type { Identities, Marks } from './identity/identity.ts';
import { isNumbered, referenceOf } from './identity/item-marks.ts';
import type { KnownItems } from './identity/settle-ids.ts';
import { zonesOf } from './zone.ts';

export const itemColumns: SyncColumns = { kind: 'text', id: 'text', position: 'integer', state: 'text' };

export const textColumns: SyncColumns = {
  kind: 'text',
  id: 'text',
  language: 'text',
  slug: 'text',
  position: 'integer',
  list: 'json',
  detail: 'json',
};

export const partColumns: SyncColumns = {
  kind: 'text',
  id: 'text',
  language: 'text',
  part: 'text',
  body: 'json',
};

export const documentColumns: SyncColumns = { language: 'text', name: 'text', body: 'json' };

/** A site's catalogue, with each item identified in all languages. */
export interface Identified {
  /** Languages of the catalogue, default first. */
  languages: readonly Language[];
  catalogues: Partial<Record<Language, LanguageCatalogue>>;
  identities: Readonly<Record<CatalogueItem, Identities>>;
}

/** Answers of a whole site: the documents, and the pushes, which are stored together and answered by type. */
const documentNames = [...documentIds, 'featured'] as const satisfies readonly (keyof LanguageCatalogue)[];

interface ItemSource {
  list: readonly { slug: string }[];
  details: Readonly<Record<string, object>>;
  gone: readonly string[];
  /** Further answers by slug; the key is the name under which they are stored. */
  parts: readonly { stored: string; answers: Readonly<Record<string, unknown>> }[];
}

/**
 * Joins the items of all languages, and gives each the id under which it is known.
 * @param languages languages of the catalogue, default first
 * @param known what earlier loads brought, by kind
 * @throws {IdentityError} when two items claim one slug
 */
export function identify(
  catalogue: SiteCatalogue,
  languages: readonly Language[],
  known: KnownItems = {},
): Identified {
  const resolve = (kind: CatalogueItem, marks: Omit<Marks, 'numbered'>): Identities => {
    const slugs: Partial<Record<Language, string[]>> = {};
    for (const language of languages) {
      const present = catalogue.languages[language];
      if (present === undefined) continue;
      const source = sourceOf(present, kind);
      slugs[language] = [
        ...source.list.map(({ slug }) => slug),
        ...Object.keys(source.details),
        ...source.gone,
      ];
    }
    const translations = catalogue.translations[itemCalls[kind].list];
    return resolveIdentities(languages, translations, slugs, { ...marks, numbered: isNumbered(kind) });
  };
  const show = resolve('show', { known: known.show ?? [], referenceOf: referencesIn(catalogue, 'show') });
  const identities = byKind((kind) => {
    if (kind === 'show') return show;
    // An event of type `show` is the one whose show it is.
    if (kind === 'event')
      return resolve(kind, {
        known: withShows(known),
        referenceOf: (language, slug) => show.idOf(language, slug) ?? null,
      });
    return resolve(kind, { known: known[kind] ?? [], referenceOf: referencesIn(catalogue, kind) });
  });
  return { languages, catalogues: catalogue.languages, identities };
}

/** The references of a kind's items in the lists of a catalogue. */
function referencesIn({ languages }: SiteCatalogue, kind: CatalogueItem): Marks['referenceOf'] {
  const found = new Map<string, string>();
  for (const [language, content] of Object.entries(languages))
    for (const item of itemsOf(content, kind)) {
      const reference = referenceOf(kind, item);
      if (reference !== null) found.set(`${language}/${item.slug}`, reference);
    }
  return (language, slug) => found.get(`${language}/${slug}`) ?? null;
}

/** The known events, each told by the show that had its slug. */
function withShows({ event = [], show = [] }: KnownItems): NonNullable<KnownItems['event']> {
  const shows = new Map(
    show.flatMap(({ id, slugs }) =>
      Object.entries(slugs).map(([language, slug]) => [`${language}/${slug}`, id] as const),
    ),
  );
  return event.map((one) => {
    const ids = Object.entries(one.slugs).map(([language, slug]) => shows.get(`${language}/${slug}`));
    return { ...one, reference: ids.find((id) => id !== undefined) ?? null };
  });
}

/** Items and their texts as rows. */
export function itemRows(identified: Identified): { items: SyncRow[]; texts: SyncRow[] } {
  const items = new Map<string, SyncRow>();
  const texts: SyncRow[] = [];
  for (const { language, kind, source, identities } of eachSource(identified)) {
    const positions = new Map(source.list.map(({ slug }, position) => [slug, position]));
    const gone = new Set(source.gone);
    const listed = new Map(source.list.map((one) => [one.slug, one]));
    for (const slug of new Set([...listed.keys(), ...Object.keys(source.details), ...gone])) {
      const id = identities.idOf(language, slug);
      if (id === undefined) continue;
      const isGone = gone.has(slug);
      const list = isGone ? undefined : listed.get(slug);
      const detail = isGone ? undefined : source.details[slug];
      const position = list === undefined ? null : (positions.get(slug) ?? null);
      const key = `${kind}/${id}`;
      if (!items.has(key)) {
        const state = isGone ? 'gone' : list === undefined ? 'unlisted' : 'listed';
        items.set(key, { key, columns: { kind, id, position, state } });
      }
      texts.push({
        key: `${key}/${language}`,
        columns: { kind, id, language, slug, position, list: jsonOrNull(list), detail: jsonOrNull(detail) },
      });
    }
  }
  return { items: [...items.values()], texts };
}

/** Further answers about items as rows: a cinema's programme, a show's cinemas, an event's shows. */
export function* partRows(identified: Identified): Generator<SyncRow> {
  for (const { language, kind, source, identities } of eachSource(identified)) {
    for (const { stored, answers } of source.parts) {
      for (const [slug, body] of Object.entries(answers)) {
        const id = identities.idOf(language, slug);
        if (id === undefined) continue;
        yield {
          key: `${kind}/${id}/${stored}/${language}`,
          columns: { kind, id, language, part: stored, body: JSON.stringify(body) },
        };
      }
    }
  }
}

/** Site-wide answers and those of zones as rows. */
export function* documentRows({ languages, catalogues }: Identified): Generator<SyncRow> {
  const rowOf = (language: Language, name: string, body: unknown): SyncRow => ({
    key: `${name}/${language}`,
    columns: { language, name, body: JSON.stringify(body) },
  });
  for (const language of languages) {
    const catalogue = catalogues[language];
    if (catalogue === undefined) continue;
    for (const name of documentNames) yield rowOf(language, name, catalogue[name]);
    for (const [name, zone] of zonesOf(catalogue)) yield rowOf(language, name, zone);
  }
}

/** The items of each kind in each language. */
export function* eachSource({ languages, catalogues, identities }: Identified) {
  for (const language of languages) {
    const catalogue = catalogues[language];
    if (catalogue === undefined) continue;
    for (const kind of itemKinds) {
      yield { language, kind, source: sourceOf(catalogue, kind), identities: identities[kind] };
    }
  }
}

function sourceOf(catalogue: LanguageCatalogue, kind: CatalogueItem): ItemSource {
  return {
    list: itemsOf(catalogue, kind),
    details: catalogue[`${kind}Details`],
    gone: kind === 'show' ? catalogue.goneShows : [],
    parts: itemCalls[kind].further.map((id) => ({
      stored: endpoints[id].source.stored,
      answers: catalogue[id],
    })),
  };
}

function jsonOrNull(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
