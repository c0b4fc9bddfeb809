import type * as z from 'zod/mini';
import { cinemaDetail } from '#src/contract/cinema/schema.ts';
import { programme } from '#src/contract/cinema-shows/schema.ts';
import { cinemasAnswer } from '#src/contract/cinemas/schema.ts';
import { citiesAnswer } from '#src/contract/cities/schema.ts';
import { cityDetail } from '#src/contract/city/schema.ts';
import { documentIds, endpoints } from '#src/contract/endpoints.ts';
import { eventDetail } from '#src/contract/event/schema.ts';
import { eventShows } from '#src/contract/event-shows/schema.ts';
import { eventsAnswer } from '#src/contract/events/schema.ts';
import { featuredAnswer } from '#src/contract/featured/schema.ts';
import { day as daySchema, slug as slugSchema } from '#src/contract/primitives.ts';
import { showDetail } from '#src/contract/show/schema.ts';
import { showCinemas } from '#src/contract/show-cinemas/schema.ts';
import { showsAnswer } from '#src/contract/shows/schema.ts';
import { showtimesByDay } from '#src/contract/showtimes-cinema/schema.ts';
import { showtimesOfDay } from '#src/contract/showtimes-day/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { translation } from '#src/contract/translation.ts';
import { reservedWords } from '#src/routes/slug.ts';
import type { Language } from '#src/sites/site.ts';
import { pageFieldsOf } from '../derive/details.ts';
import { emptyDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import type { Findings } from './findings.ts';
import { mapLimited } from '../sources/map-limited.ts';
import type { Fetched, ItemFolder, Source } from '../sources/source.ts';

/** Answers of a source under way at once. */
const concurrency = 8;

/**
 * Reads everything a source says in one language, each record checked strictly against the contract.
 * @param withTranslations whether to ask for the slugs of the other languages too
 */
export async function readDraft(
  source: Source,
  language: Language,
  findings: Findings,
  withTranslations: boolean,
): Promise<Draft> {
  const reading = new Reading(source, language, findings);
  const draft = emptyDraft(language);
  draft.cinemas = (await reading.required('cinemas', cinemasAnswer)) ?? [];
  draft.shows = (await reading.required('shows', showsAnswer))?.shows ?? [];
  const cities = await reading.optional('cities', citiesAnswer);
  const events = await reading.optional('events', eventsAnswer);
  if (cities !== undefined) draft.cities = cities;
  if (events !== undefined) draft.events = events;
  reading.checkSlugs('cinemas', draft.cinemas);
  reading.checkSlugs('shows', draft.shows);
  reading.checkSlugs('cities', cities ?? []);
  reading.checkSlugs('events', events ?? []);

  const cinemaSlugs = await reading.slugs('cinema', draft.cinemas);
  const showSlugs = await reading.slugs('show', draft.shows);
  const citySlugs = await reading.slugs('city', cities ?? []);
  const eventSlugs = await reading.slugs('event', events ?? []);
  draft.cinemaDetails = await reading.details(
    'cinema',
    cinemaSlugs,
    cinemaDetail,
    pages(draft.cinemas, pageFieldsOf.cinema),
  );
  draft.programmes = await reading.parts('cinema', cinemaSlugs, 'shows', programme);
  draft.showDetails = await reading.details(
    'show',
    showSlugs,
    showDetail,
    pages(draft.shows, pageFieldsOf.show),
    draft.goneShows,
  );
  draft.showCinemas = await reading.parts('show', showSlugs, 'cinemas', showCinemas);
  draft.cityDetails = await reading.details(
    'city',
    citySlugs,
    cityDetail,
    pages(cities ?? [], pageFieldsOf.city),
  );
  draft.eventDetails = await reading.details(
    'event',
    eventSlugs,
    eventDetail,
    pages(events ?? [], pageFieldsOf.event),
  );
  draft.eventShows = await reading.parts('event', eventSlugs, 'shows', eventShows);
  if (withTranslations) {
    const cinemas = await reading.parts('cinema', cinemaSlugs, 'translate', translation);
    const shows = await reading.parts('show', showSlugs, 'translate', translation);
    draft.translations = { cinemas: Object.values(cinemas), shows: Object.values(shows) };
  }
  draft.showtimes = await reading.showtimes(pairsOf(draft));
  await readDocuments(reading, draft);
  return draft;
}

async function readDocuments(reading: Reading, draft: Draft): Promise<void> {
  const given: [string, unknown][] = [['featured', await reading.optional('featured', featuredAnswer)]];
  for (const id of documentIds) {
    const { path, answer } = endpoints[id];
    given.push([id, await reading.optional(path.replace('/api/', ''), answer)]);
  }
  Object.assign(draft, Object.fromEntries(given.filter(([, answer]) => answer !== undefined)));
}

/** What a list says of the pages of its items, by slug. */
function pages<T extends { slug: string }>(
  items: readonly T[],
  fieldsOf: (item: T) => object,
): ReadonlyMap<string, object> {
  return new Map(items.map((item) => [item.slug, fieldsOf(item)]));
}

/** A detail laid over what its list says. */
function completed(fetched: Fetched, listed: object | undefined): Fetched {
  if (fetched.kind !== 'found' || listed === undefined) return fetched;
  if (typeof fetched.raw !== 'object' || fetched.raw === null || Array.isArray(fetched.raw)) return fetched;
  return { ...fetched, raw: { ...listed, ...fetched.raw } };
}

function pairsOf(draft: Draft): [show: string, cinema: string][] {
  const listed = new Set(draft.shows.map(({ slug }) => slug));
  return Object.entries(draft.programmes).flatMap(([cinema, { shows }]) =>
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

  async required<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S> | undefined> {
    const fetched = await this.#source.get(this.#language, path);
    if (fetched.kind === 'missing' || fetched.kind === 'gone') {
      this.#findings.problem(fetched.origin, '', 'missing; nothing can be loaded without it');
      return undefined;
    }
    return this.#parse(fetched, schema);
  }

  async optional<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S> | undefined> {
    return this.#parse(await this.#source.get(this.#language, path), schema);
  }

  /** A slug may stand once in its list and may not be a word of the site's own addresses. */
  checkSlugs(path: string, list: readonly { slug: string }[]): void {
    const seen = new Set<string>();
    for (const [index, { slug }] of list.entries()) {
      const field = `${index}.slug`;
      if (reservedWords.has(slug)) {
        this.#findings.problem(path, field, `"${slug}" is a reserved word of the site's addresses`);
      }
      if (seen.has(slug)) this.#findings.problem(path, field, `"${slug}" stands twice`);
      seen.add(slug);
    }
  }

  /** The slugs of a list and those the source has further records of. */
  async slugs(folder: ItemFolder, list: readonly { slug: string }[]): Promise<string[]> {
    const further = await this.#source.slugs(this.#language, folder);
    for (const { origin, reason } of further.failed) this.#findings.problem(origin, '', reason);
    return [...new Set([...list.map(({ slug }) => slug), ...further.slugs])].filter((slug) =>
      this.#isSlug(folder, slug),
    );
  }

  /**
   * Details by slug; a record must name its own slug, and what it lacks its list says. Slugs that are gone are added to
   * `gone`.
   */
  async details<S extends z.ZodMiniType<{ slug: string }>>(
    folder: ItemFolder,
    slugs: readonly string[],
    schema: S,
    listed: ReadonlyMap<string, object>,
    gone: string[] = [],
  ): Promise<Record<string, z.output<S>>> {
    const found: Record<string, z.output<S>> = {};
    for await (const [slug, fetched] of this.#each(slugs, (one) => `${folder}/${one}`)) {
      if (fetched.kind === 'gone') gone.push(slug);
      const detail = this.#parse(completed(fetched, listed.get(slug)), schema);
      if (detail === undefined) continue;
      if (detail.slug !== slug) {
        this.#findings.problem(fetched.origin, 'slug', `"${detail.slug}" where "${slug}" was asked for`);
      }
      found[slug] = detail;
    }
    return found;
  }

  /** Further answers about items, by slug. */
  async parts<S extends z.ZodMiniType>(
    folder: ItemFolder,
    slugs: readonly string[],
    part: string,
    schema: S,
  ): Promise<Record<string, z.output<S>>> {
    const found: Record<string, z.output<S>> = {};
    for await (const [slug, fetched] of this.#each(slugs, (one) => `${folder}/${one}/${part}`)) {
      const answer = this.#parse(fetched, schema);
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
    slugs: readonly string[],
    pathOf: (slug: string) => string,
  ): AsyncGenerator<[string, Fetched]> {
    yield* mapLimited(slugs, concurrency, async (slug): Promise<[string, Fetched]> => [
      slug,
      await this.#source.get(this.#language, pathOf(slug)),
    ]);
  }

  #isSlug(origin: string, slug: string): boolean {
    if (slugSchema.safeParse(slug).success) return true;
    this.#findings.problem(origin, '', `"${slug}" is no slug, expected letters, digits, "-", "_" and "."`);
    return false;
  }

  #parse<S extends z.ZodMiniType>(fetched: Fetched, schema: S): z.output<S> | undefined {
    if (fetched.kind === 'failed') this.#findings.problem(fetched.origin, '', fetched.reason);
    if (fetched.kind !== 'found') return undefined;
    const parsed = schema.safeParse(fetched.raw);
    if (parsed.success) return parsed.data;
    this.#findings.issues(fetched.origin, parsed.error);
    return undefined;
  }
}
