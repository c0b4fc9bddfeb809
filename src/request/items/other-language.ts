import { callApi } from '#src/api/transport/transport.ts';
import type { TranslationId } from '#src/contract/endpoints.ts';
import { itemCalls } from '#src/contract/items.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { StatefulKind } from '../decision.ts';
import type { Lists, Snapshot } from './snapshot.ts';

/** The lists of one locale. */
interface Listed {
  readonly locale: Locale;
  readonly snapshot: Snapshot;
}

const has = ({ snapshot }: Listed, kind: StatefulKind, slug: string): boolean =>
  snapshot.states[kind].has(slug);

/**
 * The slug of an item in a locale, found by its slug in another language of the site (D41). The API's `translate` gives
 * it; otherwise the lists of both languages are compared by an id: a show's `showRef` or the number in its slug (five
 * digits or more, since four may be a year), a cinema's `vistaRef`, a city's id.
 *
 * Asks at most one question, and only about a slug that a list of the site names: an invented address causes no
 * question.
 *
 * @param others the lists of the site's other languages
 * @param mayAsk takes one question from the site's budget
 * @returns a slug that the locale's own lists name, or null
 */
export async function slugInLocale(
  own: Listed,
  others: readonly Listed[],
  kind: StatefulKind,
  slug: string,
  mayAsk: () => boolean,
): Promise<string | null> {
  const other = others.find((one) => has(one, kind, slug));
  if (other === undefined) return null;
  const [translate] = kind === 'city' ? [] : itemCalls[kind].translations;
  const told = translate === undefined || !mayAsk() ? null : await translated(own, other, translate, slug);
  if (told === slug) return null;
  if (told !== null && has(own, kind, told)) return told;
  const marks = new Set(marksOf(other.snapshot, kind).get(slug));
  for (const [candidate, its] of marksOf(own.snapshot, kind)) {
    if (candidate !== slug && its.some((mark) => marks.has(mark))) return candidate;
  }
  return null;
}

async function translated(
  own: Listed,
  other: Listed,
  call: TranslationId,
  slug: string,
): Promise<string | null> {
  const answer = await callApi(siteOf(own.locale), call, languageOf(other.locale), { slug });
  return (answer.ok ? answer.value.value[languageOf(own.locale)] : null) ?? null;
}

/** The items of a kind by slug, each with the ids that are the same in every language. */
function marksOf({ lists }: Snapshot, kind: StatefulKind): Map<string, readonly string[]> {
  if (kind === 'city') {
    return new Map((lists.cities ?? []).map(({ slug, id }) => [slug, id === undefined ? [] : [`id ${id}`]]));
  }
  if (kind === 'cinema') {
    return new Map(lists.cinemas.map(({ slug, vistaRef }) => [slug, vistaRef === null ? [] : [vistaRef]]));
  }
  if (kind !== 'show') return marksOfOthers(lists, kind);
  return new Map(lists.shows.map((show) => [show.slug, marksOfShow(show)]));
}

/** What identifies a show in every language: its reference, and the number in its slug. */
export function marksOfShow({
  slug,
  showRef,
}: Pick<Lists['shows'][number], 'slug' | 'showRef'>): readonly string[] {
  const number = /-(\d{5,})$/.exec(slug)?.[1];
  return [
    ...(showRef === null ? [] : [`ref ${showRef}`]),
    ...(number === undefined ? [] : [`number ${number}`]),
  ];
}

/** Kinds without a reference of their own: an id is the same in every language, and so is an event's slug. */
function marksOfOthers(
  lists: Lists,
  kind: Exclude<StatefulKind, 'show' | 'cinema' | 'city'>,
): Map<string, readonly string[]> {
  if (kind === 'event') return new Map((lists.events ?? []).map(({ slug }) => [slug, []]));
  return new Map(
    (lists.others?.[kind] ?? []).map(({ slug, id }) => [slug, id === undefined ? [] : [`id ${id}`]]),
  );
}
