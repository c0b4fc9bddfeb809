import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogueQuery } from '#src/api/browser/api-query.ts';
import { cinemasQuery, eventsQuery } from '#src/api/browser/lists.ts';
import { searchAnswer, type SearchHit } from '#src/contract/search-full/schema.ts';
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
} from '../search-groups.ts';

/** What came of what was typed. */
export type BoxAnswer =
  /** Nothing is asked: the text is shorter than a search (R186). */
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly again: () => void }
  | {
      readonly kind: 'answered';
      /** What was asked, which may be older than what stands in the field. */
      readonly text: string;
      readonly groups: readonly SearchGroup[];
      /** Nothing goes by what was asked for; this comes closest. */
      readonly resembling: boolean;
      /** It is the answer to what was typed a letter or two ago; the one to this is on its way. */
      readonly stale: boolean;
    };

interface Hits {
  readonly text: string;
  readonly hits: readonly SearchHit[];
}

function hitsQuery(locale: Locale, text: string, type: ResultType | null) {
  return catalogueQuery({
    path: '/api/search/full',
    locale,
    query: { q: text, ...(type === null ? {} : { type }) },
    lifetime: 'visit',
    read: (body): Hits => ({ text, hits: searchAnswer.parse(body) }),
  });
}

/**
 * Whether an answer may stand until the next one is there: it has results, and the next question goes on from its own.
 * Anything else would say of one text what is true of another.
 */
function mayStay({ text, hits }: Hits, next: string): boolean {
  return hits.length > 0 && (next.startsWith(text) || text.startsWith(next));
}

/**
 * The search as the box shows it (R247): asked when typing rests, from two characters on; a question that a later one
 * takes the place of is given up, the last answer stays until the next is there. Cinemas are shown once the list of cinemas says
 * that it knows them (R185).
 */
export function useAnswer(locale: Locale, typed: string, selected: ResultType | null): BoxAnswer {
  const rested = searchFor(useRested(typed), null).text;
  const asks = rested.length >= shortestSearch && searchFor(typed, null).text !== '';
  const answer = useQuery({
    ...hitsQuery(locale, rested, selected),
    enabled: asks,
    placeholderData: (last: Hits | undefined) =>
      last !== undefined && mayStay(last, rested) ? last : undefined,
  });
  const cinemas = useQuery(cinemasQuery(locale));
  const events = useQuery(eventsQuery(locale));
  const cinemaList = cinemas.data;
  const eventList = events.data;
  const known = useMemo(() => {
    const listed = new Map((cinemaList ?? []).map((cinema) => [cinema.slug, cinemaListView(cinema)]));
    return cinemas.isError ? null : listed;
  }, [cinemaList, cinemas.isError]);
  const { data } = answer;

  return useMemo((): BoxAnswer => {
    if (!asks) return { kind: 'idle' };
    if (answer.isError && !answer.isFetching) return { kind: 'failed', again: () => void answer.refetch() };
    if (data === undefined) return { kind: 'waiting' };
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
      stale: answer.isPlaceholderData,
    };
  }, [answer, asks, data, eventList, known, locale]);
}
