import { needsAnswer } from '#src/api/transport/failure.ts';
import { mapLimited } from '#src/kernel/async/map-limited.ts';
import { read, readNeeded } from '#src/api/read.ts';
import type { ProgrammeShow } from '#src/contract/cinema-shows/schema.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { ShowCinemas } from '#src/contract/show-cinemas/schema.ts';
import type { Locale } from '#src/sites/site.ts';

/** Where and when a film plays. */
export interface Playing {
  readonly cinemas: ShowCinemas;
  /** Number of cinemas that play the film; null when only one cinema was asked. */
  readonly count: number | null;
  /** False when some cinema could not be asked: the film may play there too. */
  readonly whole: boolean;
}

/**
 * Programmes are read cinema by cinema. These are the limits of calls at a time and of calls in all. The pages of all
 * films share the answers.
 */
const callsAtOnce = 6;
const mostCinemas = 120;

/**
 * Where a film plays: from the API's own call, or from the programmes of the cinemas when the API lacks that call. A
 * 404 of the call does not mean that the film is unknown, because an unknown film has an empty map (wire contract).
 *
 * @param listed promise of the site's cinemas by slug
 * @param only slug of the one cinema that matters, or undefined for all
 * @returns null when the API does not tell; only a complete and empty answer means that the film plays nowhere (D40)
 * @throws RequiredReadError when an outage is the reason
 */
export async function loadPlaying(
  locale: Locale,
  slug: string,
  listed: Promise<ReadonlyMap<string, Cinema>>,
  only: string | undefined,
): Promise<Playing | null> {
  const told = await readNeeded('showCinemas', locale, { slug });
  if (told.ok) return { cinemas: told.value, count: Object.keys(told.value).length, whole: true };
  needsAnswer(`showCinemas ${slug}`, told);
  const open = [...(await listed).values()].filter(({ status }) => status).map((cinema) => cinema.slug);
  const wanted = only === undefined ? open : [only];
  const asked = wanted.slice(0, mostCinemas);
  const programmes = await mapLimited(asked, callsAtOnce, async (cinema) => ({
    cinema,
    answer: await read('cinemaShows', locale, { slug: cinema }),
  }));
  const failing = () => {
    for (const { cinema, answer } of programmes) needsAnswer(`cinemaShows ${cinema}`, answer);
    return null;
  };
  // Without a single programme nothing is known: this API may lack that call too.
  if (!programmes.some(({ answer }) => answer.ok)) return failing();
  const cinemas = Object.fromEntries(
    programmes.flatMap(({ cinema, answer }) => {
      const show = answer.ok ? answer.value.shows[slug] : undefined;
      const plays = show !== undefined && Object.keys(show.days).length > 0;
      return plays ? [[cinema, playedOn(show)] as const] : [];
    }),
  );
  const whole =
    asked.length === wanted.length &&
    programmes.every(({ answer }) => answer.ok || answer.failure.kind === 'unknown');
  const count = Object.keys(cinemas).length;
  return whole || count > 0 ? { cinemas, count: only === undefined ? count : null, whole } : failing();
}

/** A show of a programme, in the shape of an entry in the show's own list of cinemas. */
function playedOn({ days }: ProgrammeShow): ShowCinemas[string] {
  return {
    days: Object.fromEntries(
      Object.entries(days).map(([day, { tags, versions, specialShowtime }]) => [
        day,
        { tags, upsell: null, versions, specialShowtime, highlightedShowtime: null },
      ]),
    ),
    releasedAt: null,
  };
}
