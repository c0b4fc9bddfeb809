import { addDays, type Day } from '#src/kernel/date/day.ts';
import { plainText, splitCommaText, textOrNull } from '#src/domain/text/plain-text.ts';

/** The release status of a film, in the words of the existing reports (R293). */
export type Recency = 'nouveautés' | 'spécial' | "à l'affiche" | 'prochainement';

/** A film or event in the data layer (R122, R293). */
export interface ShowTracking {
  readonly title: string;
  readonly refHubble: string | null;
  readonly originalTitle: string | null;
  readonly nationality: string | null;
  readonly visa: string | null;
  readonly next24ShowtimesCount: number;
  readonly copiesCount: number | null;
  /** At most 5. */
  readonly actors: readonly string[];
  /** At most 2. */
  readonly directors: readonly string[];
  /** At most 3. */
  readonly genres: readonly string[];
  readonly recency: Recency;
}

/** The fields of a show's detail that are tracked; where the API has names for tracking, they are in one language. */
interface TrackedShow {
  readonly title: string;
  readonly titleTracking: string | null;
  readonly refHubble: string | null;
  readonly originalTitle: string | null;
  readonly nationality: string | null;
  readonly nationalityTracking: string | null;
  readonly visaHubble: string | null;
  readonly next24ShowtimesCount: number;
  readonly copiesCount: number | null;
  readonly actors: string | null;
  readonly directors: string | null;
  readonly genres: readonly string[];
  readonly genresTracking: readonly string[];
  readonly isNew: boolean;
}

/** Facts about the show that its detail does not have. */
interface TrackedState {
  readonly event: boolean;
  /** Release day on the site; null when unknown. */
  readonly releaseDay: Day | null;
  readonly today: Day;
}

const most = { actors: 5, directors: 2, genres: 3 } as const;

/** A film is new for this many days from its release. */
const newDays = 7;

function recencyOf(show: TrackedShow, { event, releaseDay, today }: TrackedState): Recency {
  if (event) return 'spécial';
  if (releaseDay === null) return show.next24ShowtimesCount > 0 ? "à l'affiche" : 'prochainement';
  if (releaseDay > today) return 'prochainement';
  return show.isNew || addDays(releaseDay, newDays) > today ? 'nouveautés' : "à l'affiche";
}

/** The facts of a film or event for the data layer (R122, R293). */
export function showTracking(show: TrackedShow, state: TrackedState): ShowTracking {
  const genres = show.genresTracking.length > 0 ? show.genresTracking : show.genres;
  return {
    title: textOrNull(show.titleTracking) ?? show.title,
    refHubble: textOrNull(show.refHubble),
    originalTitle: textOrNull(show.originalTitle),
    nationality: textOrNull(plainText(show.nationalityTracking ?? show.nationality)),
    visa: textOrNull(show.visaHubble),
    next24ShowtimesCount: show.next24ShowtimesCount,
    copiesCount: show.copiesCount,
    actors: splitCommaText(show.actors).slice(0, most.actors),
    directors: splitCommaText(show.directors).slice(0, most.directors),
    genres: splitCommaText(genres.join(',')).slice(0, most.genres),
    recency: recencyOf(show, state),
  };
}
