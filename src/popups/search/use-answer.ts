import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { cinemasEndpoint } from '#src/contract/cinemas/schema.ts';
import { eventsEndpoint } from '#src/contract/events/schema.ts';
import { searchFullEndpoint, type SearchHit } from '#src/contract/search-full/schema.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { showClassifier } from '#src/domain/show/show-kind.ts';
import { searchFor, shortestSearch } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { useRested } from '#src/visitor/use-rested.ts';
import {
  onlyResembling,
  searchGroups,
  type ResultType,
  type SearchCatalogue,
  type SearchGroup,
} from '#src/features/search-page/search-groups.ts';

/** The answer to the typed text. */
export type BoxAnswer =
  /** There is no search: the text is shorter than the minimum (R186). */
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly again: () => void }
  | {
      readonly kind: 'answered';
      /** The text of the search, which may be older than the text in the field. */
      readonly text: string;
      readonly groups: readonly SearchGroup[];
      /** Whether no result contains a searched word, and the results only resemble them. */
      readonly resembling: boolean;
      /** Whether this answers an earlier text, and the answer to the current text is still loading. */
      readonly stale: boolean;
    };

interface Hits {
  readonly text: string;
  readonly hits: readonly SearchHit[];
}

/**
 * Whether an answer may stay until the next one arrives: it has results, and one of the two texts is the beginning of
 * the other. Otherwise it would show the results of an unrelated text.
 */
function mayStay({ text, hits }: Hits, next: string): boolean {
  return hits.length > 0 && (next.startsWith(text) || text.startsWith(next));
}

/**
 * The search while the visitor types (R247). It starts when typing pauses, from two characters on. A new search cancels
 * the one before it, whose answer stays until the new answer is there. Cinemas are shown once the list of cinemas
 * confirms that it has them (R185).
 */
export function useAnswer(locale: Locale, typed: string, selected: ResultType | null): BoxAnswer {
  const rested = searchFor(useRested(typed), null).text;
  const asks = rested.length >= shortestSearch && searchFor(typed, null).text !== '';
  const asked = { q: rested, ...(selected === null ? {} : { type: selected }) };
  const answer = useQuery({ ...browserQuery(searchFullEndpoint, locale, {}, asked), enabled: asks });
  const [last, setLast] = useState<Hits | null>(null);
  const hits = answer.data;
  // Keeps the shown answer for the next search, whose answer is still loading.
  if (hits !== undefined && hits !== last?.hits) setLast({ text: rested, hits });
  const data =
    last?.hits === hits || (hits === undefined && last !== null && mayStay(last, rested)) ? last : null;
  const cinemas = useQuery(browserQuery(cinemasEndpoint, locale, {}));
  const events = useQuery(browserQuery(eventsEndpoint, locale, {}));
  const cinemaList = cinemas.data;
  const eventList = events.data;
  const known = useMemo(() => {
    const listed = new Map((cinemaList ?? []).map((cinema) => [cinema.slug, cinemaListView(cinema)]));
    return cinemas.isError ? null : listed;
  }, [cinemaList, cinemas.isError]);

  return useMemo((): BoxAnswer => {
    if (!asks) return { kind: 'idle' };
    if (answer.isError && !answer.isFetching) return { kind: 'failed', again: () => void answer.refetch() };
    if (data === null) return { kind: 'waiting' };
    const shows = data.hits.filter(({ type }) => type === 'show');
    const classify = showClassifier(
      shows.map(({ isMovie = true }) => ({ isMovie })),
      eventList ?? [],
    );
    const kinds = new Map(
      shows.flatMap(({ slug, isMovie = true }) =>
        slug === null ? [] : [[slug, classify({ slug, isMovie })] as const],
      ),
    );
    const catalogue: SearchCatalogue = {
      cinemas: known,
      shows: new Map(),
      kindOf: (slug) => kinds.get(slug),
      eventTypes: new Map((eventList ?? []).map((event) => [event.slug, event.type])),
      opens: (to) => addressOf(locale, to) !== null,
    };
    const groups = searchGroups(data.hits, data.text, catalogue);
    return {
      kind: 'answered',
      text: data.text,
      groups,
      resembling: onlyResembling(groups, data.text),
      stale: data.hits !== hits,
    };
  }, [answer, asks, data, eventList, hits, known, locale]);
}
