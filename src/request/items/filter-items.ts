import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import type { Decision, StatefulKind, World } from '../decision.ts';

/** The filters that name items by their slugs. */
const kinds = { cinemas: 'cinema', films: 'show', localisation: 'cinema' } as const satisfies Readonly<
  Partial<Record<keyof Filters, StatefulKind>>
>;

/**
 * The filters of an address with the slugs that their items have in its language (D41). An item that no language of the
 * site lists stays as it is, and is asked for by nobody: such an address is most likely invented.
 *
 * @returns the filters, null when they are right as they are, or the question about an item that another language lists
 */
export function filtersInLanguage(
  { item, mayBeElsewhere }: Pick<World, 'item' | 'mayBeElsewhere'>,
  locale: Locale,
  filters: Filters,
): Filters | Extract<Decision, { kind: 'ask' }> | null {
  const moved = new Map<string, string>();
  for (const [name, kind] of Object.entries(kinds) as [keyof typeof kinds, StatefulKind][])
    for (const slug of [filters[name] ?? []].flat()) {
      const state = item(locale, kind, slug);
      if (state === null && mayBeElsewhere(locale, kind, slug))
        return { kind: 'ask', locale, item: kind, slug };
      if (state?.kind === 'moved') moved.set(`${kind} ${slug}`, state.slug);
    }
  if (moved.size === 0) return null;
  const slugHere = (kind: StatefulKind, slug: string) => moved.get(`${kind} ${slug}`) ?? slug;
  const { cinemas, films, localisation } = filters;
  return {
    ...filters,
    ...(cinemas === undefined ? {} : { cinemas: cinemas.map((slug) => slugHere(kinds.cinemas, slug)) }),
    ...(films === undefined ? {} : { films: films.map((slug) => slugHere(kinds.films, slug)) }),
    ...(localisation === undefined ? {} : { localisation: slugHere(kinds.localisation, localisation) }),
  };
}
