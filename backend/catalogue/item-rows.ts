import type { LanguageCatalogue, SiteCatalogue } from '#src/contract/catalogue.ts';
import { documentIds, endpoints, type CatalogueItem } from '#src/contract/endpoints.ts';
import { byKind, itemCalls, itemKinds, itemsOf } from '#src/contract/items.ts';
import type { Language } from '#src/sites/site.ts';
import type { SyncColumns, SyncRow } from '../database/sync.ts';
import { resolveIdentities } from './identity.ts';
import type { Identities } from './identity.ts';
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
 * Joins the items of all languages.
 * @param languages languages of the catalogue, default first
 * @throws {IdentityError} when two items claim one slug
 */
export function identify(catalogue: SiteCatalogue, languages: readonly Language[]): Identified {
  const identities = byKind((kind, list) => {
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
    return resolveIdentities(languages, catalogue.translations[list], slugs);
  });
  return { languages, catalogues: catalogue.languages, identities };
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
