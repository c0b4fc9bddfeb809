import { callApi } from '#src/api/transport/transport.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { StatefulKind } from '../decision.ts';
import type { Snapshot } from './snapshot.ts';

/** One locale's lists. */
interface Listed {
  readonly locale: Locale;
  readonly snapshot: Snapshot;
}

const has = ({ snapshot }: Listed, kind: StatefulKind, slug: string): boolean =>
  snapshot.states[kind].has(slug);

/**
 * The slug that an item has in a locale, found by the one that it has in another language of the site (D41): by what
 * the API's `translate` says, or else by what the lists of both languages tell items by (a show's `showRef` or the
 * number of its slug (five digits: four may be a year), a cinema's `vistaRef`, a city's id).
 *
 * Asks at most one question, and only about a slug that a list of the site names: a stranger's address costs nothing.
 *
 * @param others the lists of the site's other languages
 * @param mayAsk takes one question from the site's budget
 * @returns a slug that the own lists name, or null
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
  const told = kind === 'city' || !mayAsk() ? null : await translated(own, other, kind, slug);
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
  kind: 'show' | 'cinema',
  slug: string,
): Promise<string | null> {
  const call = kind === 'show' ? 'showTranslate' : 'cinemaTranslate';
  const answer = await callApi(siteOf(own.locale), call, languageOf(other.locale), { slug });
  return (answer.ok ? answer.value.value[languageOf(own.locale)] : null) ?? null;
}

/** The items of a kind by slug, each with what it is told by in any language. */
function marksOf({ lists }: Snapshot, kind: StatefulKind): Map<string, readonly string[]> {
  if (kind === 'city') {
    return new Map((lists.cities ?? []).map(({ slug, id }) => [slug, id === undefined ? [] : [`id ${id}`]]));
  }
  if (kind === 'cinema') {
    return new Map(
      lists.cinemas.map(({ slug, vistaRef = null }) => [slug, vistaRef === null ? [] : [vistaRef]]),
    );
  }
  return new Map(
    lists.shows.map(({ slug, showRef }) => {
      const number = /-(\d{5,})$/.exec(slug)?.[1];
      const marks = [
        showRef === null ? [] : [`ref ${showRef}`],
        number === undefined ? [] : [`number ${number}`],
      ];
      return [slug, marks.flat()];
    }),
  );
}
