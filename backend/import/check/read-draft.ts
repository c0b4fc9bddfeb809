import type * as z from 'zod/mini';
import { documentIds, endpoints } from '#src/contract/endpoints.ts';
import type { CatalogueItem, FurtherId, ListId, TranslationId } from '#src/contract/endpoints.ts';
import { featuredAnswer } from '#src/contract/featured/schema.ts';
import { itemCalls, itemKinds, itemsOf, listIds } from '#src/contract/items.ts';
import { day as daySchema, slug as slugSchema } from '#src/contract/primitives.ts';
import { showtimesByDay } from '#src/contract/showtimes-cinema/schema.ts';
import { showtimesOfDay } from '#src/contract/showtimes-day/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { hasFrameworkEnding } from '#src/next/endings.ts';
import { reservedWords } from '#src/routes/slug.ts';
import type { Language } from '#src/sites/site.ts';
import { pageFieldsOf } from '../derive/details.ts';
import { emptyDraft } from './draft.ts';
import { readRecords } from './read-records.ts';
import type { Draft } from './draft.ts';
import type { Findings } from './findings.ts';
import { eachLimited } from '#src/kernel/async/map-limited.ts';
import { folderOf, pathOf } from '../sources/paths.ts';
import type { Fetched, Source } from '../sources/source.ts';

/** The number of answers that are read at the same time. */
const concurrency = 8;

/**
 * Reads the whole content of a source in one language and checks each record strictly against the contract.
 * @param withTranslations whether to read the slugs of the other languages too
 */
export async function readDraft(
  source: Source,
  language: Language,
  findings: Findings,
  withTranslations: boolean,
): Promise<Draft> {
  const reading = new Reading(source, language, findings);
  const draft = emptyDraft(language);
  for (const id of listIds) Object.assign(draft, await reading.list(id));
  for (const kind of itemKinds) reading.checkSlugs(pathOf(itemCalls[kind].list), itemsOf(draft, kind));
  const slugs = new Map<CatalogueItem, string[]>();
  for (const kind of itemKinds) slugs.set(kind, await reading.slugs(kind, itemsOf(draft, kind)));
  for (const [kind, own] of slugs) {
    const listed = new Map(itemsOf(draft, kind).map((item) => [item.slug, pageFieldsOf(kind, item)]));
    const { details, gone } = await reading.details(kind, own, listed);
    Object.assign(draft, { [`${kind}Details`]: details });
    if (kind === 'show') draft.goneShows = gone;
    for (const id of itemCalls[kind].further)
      Object.assign(draft, {
        [id]: await reading.parts(id, own, endpoints[id].answer, endpoints[id].essential),
      });
  }
  if (withTranslations)
    for (const [kind, own] of slugs)
      for (const id of itemCalls[kind].translations)
        draft.translations[itemCalls[kind].list] = Object.values(
          await reading.parts(id, own, endpoints[id].answer),
        );
  draft.showtimes = await reading.showtimes(pairsOf(draft));
  await readDocuments(reading, draft);
  return draft;
}

async function readDocuments(reading: Reading, draft: Draft): Promise<void> {
  const given: [string, unknown][] = [['featured', await reading.optional('featured', featuredAnswer)]];
  for (const id of documentIds) {
    given.push([id, await reading.optional(pathOf(id), endpoints[id].answer)]);
  }
  Object.assign(draft, Object.fromEntries(given.filter(([, answer]) => answer !== undefined)));
}

/** Fills a detail with the fields of its list item that it lacks. */
function completed(fetched: Fetched, listed: object | undefined): Fetched {
  if (fetched.kind !== 'found' || listed === undefined) return fetched;
  if (typeof fetched.raw !== 'object' || fetched.raw === null || Array.isArray(fetched.raw)) return fetched;
  return { ...fetched, raw: { ...listed, ...fetched.raw } };
}

function pairsOf(draft: Draft): [show: string, cinema: string][] {
  const listed = new Set(draft.shows.map(({ slug }) => slug));
  return Object.entries(draft.cinemaShows).flatMap(([cinema, { shows }]) =>
    Object.keys(shows)
      .filter((show) => listed.has(show))
      .map((show): [string, string] => [show, cinema]),
  );
}

class Reading {
  readonly #source: Source;
  readonly #language: Language;
  readonly #findings: Findings;

  constructor(source: Source, language: Language, findings: Findings) {
    this.#source = source;
    this.#language = language;
    this.#findings = findings;
  }

  /** A list as a part of the draft; nothing when the source lacks it, which is a problem for a needed list. */
  async list(id: ListId): Promise<Partial<Draft>> {
    const { source, answer, essential } = endpoints[id];
    const fetched = await this.#source.get(this.#language, pathOf(id));
    if (source.needed && (fetched.kind === 'missing' || fetched.kind === 'gone'))
      this.#findings.problem(fetched.origin, '', 'missing; nothing can be loaded without it');
    const parsed = this.#parse(fetched, answer, essential);
    if (parsed === undefined) return {};
    return { [id]: 'within' in source ? Reflect.get(parsed, source.within.key) : parsed };
  }

  async optional<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S> | undefined> {
    return this.#parse(await this.#source.get(this.#language, path), schema);
  }

  /** Checks that a slug occurs once in its list and that the site can have an address with it. */
  checkSlugs(path: string, list: readonly { slug: string }[]): void {
    const seen = new Set<string>();
    for (const [index, { slug }] of list.entries()) {
      const field = `${index}.slug`;
      if (reservedWords.has(slug)) {
        this.#findings.problem(path, field, `"${slug}" is a reserved word of the site's addresses`);
      }
      if (hasFrameworkEnding(slug)) {
        this.#findings.problem(
          path,
          field,
          `"${slug}" has an ending that no address of a site has (.rsc, .rsc.json)`,
        );
      }
      if (seen.has(slug)) this.#findings.problem(path, field, `"${slug}" stands twice`);
      seen.add(slug);
    }
  }

  /** The slugs of a list, and further slugs for which the source has records. */
  async slugs(kind: CatalogueItem, list: readonly { slug: string }[]): Promise<string[]> {
    const further = await this.#source.slugs(this.#language, kind);
    for (const { origin, reason } of further.failed) this.#findings.problem(origin, '', reason);
    return [...new Set([...list.map(({ slug }) => slug), ...further.slugs])].filter((slug) =>
      this.#isSlug(folderOf(kind), slug),
    );
  }

  /** Details by slug, and slugs that are gone. A record must have its own slug; its list item fills missing fields. */
  async details(
    kind: CatalogueItem,
    slugs: readonly string[],
    listed: ReadonlyMap<string, object>,
  ): Promise<{ details: Record<string, object>; gone: string[] }> {
    const details: Record<string, object> = {};
    const gone: string[] = [];
    for await (const [slug, fetched] of this.#each(kind, slugs)) {
      if (fetched.kind === 'gone') gone.push(slug);
      const detail = this.#parse(completed(fetched, listed.get(slug)), endpoints[kind].answer);
      if (detail === undefined) continue;
      if (detail.slug !== slug) {
        this.#findings.problem(fetched.origin, 'slug', `"${detail.slug}" where "${slug}" was asked for`);
      }
      details[slug] = detail;
    }
    return { details, gone };
  }

  /** Further answers about items, by slug. */
  async parts<S extends z.ZodMiniType>(
    id: FurtherId | TranslationId,
    slugs: readonly string[],
    schema: S,
    listKey: string | null = null,
  ): Promise<Record<string, z.output<S>>> {
    const found: Record<string, z.output<S>> = {};
    for await (const [slug, fetched] of this.#each(id, slugs)) {
      const answer = this.#parse(fetched, schema, listKey);
      if (answer !== undefined) found[slug] = answer;
    }
    return found;
  }

  async showtimes(pairs: readonly (readonly [string, string])[]): Promise<Draft['showtimes']> {
    const found: Draft['showtimes'] = {};
    for await (const { show, cinema, day, answer } of this.#source.showtimes(this.#language, pairs)) {
      const byDay = this.#showtimesByDay(answer, day);
      if (byDay === undefined || !this.#isSlug(answer.origin, show) || !this.#isSlug(answer.origin, cinema))
        continue;
      const ofShow = (found[show] ??= {});
      ofShow[cinema] = { ...ofShow[cinema], ...byDay };
    }
    return found;
  }

  #showtimesByDay(answer: Fetched, day: string | null): Record<string, Showtime[]> | undefined {
    if (day === null) return this.#parse(answer, showtimesByDay);
    const list = this.#parse(answer, showtimesOfDay);
    if (!daySchema.safeParse(day).success) {
      this.#findings.problem(answer.origin, '', `"${day}" is no day, expected YYYY-MM-DD`);
      return undefined;
    }
    return list === undefined ? undefined : { [day]: list };
  }

  async *#each(
    id: CatalogueItem | FurtherId | TranslationId,
    slugs: readonly string[],
  ): AsyncGenerator<[string, Fetched]> {
    yield* eachLimited(slugs, concurrency, async (slug): Promise<[string, Fetched]> => [
      slug,
      await this.#source.get(this.#language, pathOf(id, slug)),
    ]);
  }

  #isSlug(origin: string, slug: string): boolean {
    if (slugSchema.safeParse(slug).success) return true;
    this.#findings.problem(origin, '', `"${slug}" is no slug, expected letters, digits, "-", "_" and "."`);
    return false;
  }

  #parse<S extends z.ZodMiniType>(
    fetched: Fetched,
    schema: S,
    listKey: string | null = null,
  ): z.output<S> | undefined {
    if (fetched.kind === 'failed') this.#findings.problem(fetched.origin, '', fetched.reason);
    if (fetched.kind !== 'found') return undefined;
    const read = readRecords(schema, fetched.raw, listKey);
    this.#findings.values(fetched.origin, !read.ok, read.ok ? read.dropped : read.wrong);
    return read.ok ? read.value : undefined;
  }
}
