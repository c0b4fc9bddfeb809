import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { cinecheck, contentRatingOrNone } from '../entities.ts';
import {
  backgroundPath,
  bool,
  commaText,
  count,
  countOrNull,
  flagColour,
  hexColour,
  instant,
  textLine,
  list,
  order,
  orNull,
  posterPath,
  preprocess,
  reference,
  releaseAt,
  requiredText,
  slug,
  textList,
  textOrNull,
  anything,
} from '../primitives.ts';

/** Directors of a list item: a list or null. A comma-separated text is read as its parts. */
const directorList = preprocess(
  (value) => (typeof value === 'string' ? textList.parse(value) : (value ?? null)),
  z.nullable(z.array(textLine)),
);

/**
 * A film or event of the list (R075, R076). `duration` is in minutes; null or 1 when unknown. On one real site
 * `isMovie` is false for every show (D39).
 */
export const show = z.object({
  slug,
  title: requiredText,
  releaseAt,
  posterPath,
  backgroundPath,
  label: textOrNull,
  contentRating: contentRatingOrNone,
  cinechecks: list(cinecheck),
  isMovie: z.boolean(),
  isNew: bool(),
  isEventSpecial: bool(),
  isComingSoon: bool(),
  homeOrder: order,
  genericOrder: order,
  hubbleCasting: commaText,
  type: textOrNull,
  upcomingOrder: order,
  mostAwaitedOrder: order,
  duration: countOrNull,
  genres: textList,
  genresSlug: textList,
  warning: textOrNull,
  directors: directorList,
  flag: textOrNull,
  flagColor: flagColour,
  next24ShowtimesCount: count,
  notComingSoon: bool(),
  salesOpeningDatetime: orNull(instant),
  showtimesDisplayDatetime: orNull(instant),
  backgroundDominantColor: orNull(hexColour),
  labelFlagColor: flagColour,
  originalReleaseAt: textOrNull,
  showRef: reference,
  specialEvent: bool(),
  labelCategory: textOrNull,
});
export type Show = z.output<typeof show>;

const showList = z.array(show);

/** The list of shows. An array without the enclosing object is read too. */
export const showsAnswer = preprocess(
  (value) => (Array.isArray(value) ? { shows: value } : value),
  z.object({ shows: showList, labels: list(anything), contentratings: list(anything) }),
);

/** All shows of the site (R075, R076, R240). */
export const showsEndpoint = defineEndpoint({
  id: 'shows',
  path: '/api/shows',
  params: noParams,
  query: languageQuery,
  answer: showsAnswer,
  summary: 'All films and events.',
  essential: 'shows',
  source: {
    kind: 'item',
    item: 'show',
    part: 'list',
    needed: true,
    within: { key: 'shows', list: showList, empty: { shows: [], labels: [], contentratings: [] } },
  },
  lifetime: 'catalogue',
  components: { Show: show },
});
