import { sql } from 'kysely';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { Database } from '../../database/open.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchDocument, SearchQuestion } from './search-index.ts';

/** Which catalogue is searched, in which language. */
export interface Searched {
  readonly site: SiteId;
  readonly language: Language;
  /** Revision of the catalogue: with another one the documents are read anew. */
  readonly revision: number;
}

/**
 * Search (R247): the documents of a site and language are read once per revision of its catalogue and held
 * in memory, so that a search waits for no load and costs the database nothing.
 */
export class Search {
  readonly #db: Database;
  readonly #indexes = new Map<string, { readonly revision: number; readonly index: Promise<SearchIndex> }>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The hits as the answer's JSON text, the closest first. */
  async answer(searched: Searched, question: SearchQuestion): Promise<string> {
    const index = await this.#indexOf(searched);
    return `[${index
      .find(question)
      .map(({ hit }) => hit)
      .join(',')}]`;
  }

  #indexOf({ site, language, revision }: Searched): Promise<SearchIndex> {
    const key = `${site} ${language}`;
    const known = this.#indexes.get(key);
    if (known?.revision === revision) return known.index;
    const index = readDocuments(this.#db, site, language).then((documents) => new SearchIndex(documents));
    const entry = { revision, index };
    this.#indexes.set(key, entry);
    // What failed is tried again by the next search.
    index.catch(() => {
      if (this.#indexes.get(key) === entry) this.#indexes.delete(key);
    });
    return index;
  }
}

async function readDocuments(db: Database, site: SiteId, language: Language): Promise<SearchDocument[]> {
  const { rows } = await sql<SearchDocument>`
    select kind, hit ->> 'title' as title, pattern, people, genres, codes, hit::text as hit
    from search_documents
    where site = ${site} and language = ${language}
    order by position, kind, id`.execute(db);
  return rows;
}
