import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, slugParams } from '../endpoint.ts';
import { cinecheck, contentRatingOrNone, trailer } from '../entities.ts';
import {
  amount,
  backgroundPath,
  bool,
  commaText,
  count,
  countOrNull,
  flagColour,
  hexColour,
  instant,
  languageTag,
  textLine,
  list,
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
  webUrl,
} from '../primitives.ts';

/** How many visitors wish for a show, and how many gave each rating (R080). */
export const feelings = preprocess(
  (value) =>
    value === undefined || value === null || (Array.isArray(value) && value.length === 0) ? {} : value,
  z.object({
    countWishList: count,
    countEmotionDisappointed: count,
    countEmotionLike: count,
    countEmotionLove: count,
  }),
);

/** An offer to watch the show at home (R081); its title, slug and poster are the show's. */
export const showVod = z.object({ lowPrice: orNull(amount), url: webUrl });

/**
 * A film or event with all data of its page (R079, R080). Directors and actors are comma-separated **texts** here.
 * `synopsis` has `<br/>` as line breaks. `tags` is always an array.
 */
export const showDetail = z.object({
  slug,
  title: requiredText,
  titleTracking: textOrNull,
  releaseAt,
  contentRating: contentRatingOrNone,
  cinechecks: list(cinecheck),
  genres: textList,
  genresTracking: textList,
  duration: countOrNull,
  directors: commaText,
  actors: commaText,
  synopsis: textOrNull,
  entertainementLogo: textOrNull,
  entertainementSubtitle: textOrNull,
  distribution: textOrNull,
  entertainementCasting: textOrNull,
  posterPath,
  backgroundPath,
  backgroundDominantColor: orNull(hexColour),
  isMovie: z.boolean(),
  trailers: list(trailer),
  presentation: textOrNull,
  calendar: textOrNull,
  warning: textOrNull,
  nationality: commaText,
  nationalityTracking: commaText,
  originalTitle: textOrNull,
  feelings,
  similarShows: list(anything),
  event: list(anything),
  redirectSlug: orNull(slug),
  refHubble: reference,
  isNew: bool(),
  notComingSoon: bool(),
  visaHubble: reference,
  copiesCount: countOrNull,
  next24ShowtimesCount: count,
  tags: list(textLine),
  salesOpeningDatetime: orNull(instant),
  showtimesDisplayDatetime: orNull(instant),
  vodAvailability: bool(),
  vod: orNull(showVod),
  refVista: reference,
  labelFlagColor: flagColour,
  label: textOrNull,
  originalReleaseAt: textOrNull,
  extraInformation: textOrNull,
  logoTitle: orNull(webUrl),
  /** The language in which it was made, BCP 47: our addition (ADR-0098). Absent or null: the source does not say. */
  spokenLanguage: z.optional(orNull(languageTag)),
});
export type ShowDetail = z.output<typeof showDetail>;

/** One show; 404 for an unknown slug, 410 for a show that is gone (R079, R080, R240). */
export const showEndpoint = defineEndpoint({
  id: 'show',
  path: '/api/show/{slug}',
  params: slugParams,
  query: languageQuery,
  answer: showDetail,
  summary: 'One film or event.',
  statuses: [404, 410],
  source: { kind: 'item', item: 'show', part: 'detail' },
  lifetime: 'catalogue',
  components: { ShowDetail: showDetail },
});
