import { addDays } from '#src/kernel/date/day.ts';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { Trailer } from '#src/contract/entities.ts';
import type { Release } from '../calendar/types.ts';
import { instantOf, instantText } from '../calendar/zone-time.ts';
import type { LanguageContext } from './context.ts';

/** A trailer is published this many days before the film is released, at 18:00. */
const trailerLead = 90;
const publishedFrom = 18 * 60;

/** The languages in which the one trailer has captions beside it, by the name that its menu shows. */
const captioned = { fr: 'Français', en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const;

/** How long the one trailer is. */
const seconds = 14;

/** A trailer with its length, and with the captions that lie beside its file: `….mp4` has `….fr.vtt`. */
function withCaptions(trailer: Trailer): Trailer {
  if (!trailer.externalId.endsWith('.mp4')) return trailer;
  const captions = Object.entries(captioned).map(([language, label]) => ({
    language,
    label,
    url: trailer.externalId.replace(/mp4$/, `${language}.vtt`),
  }));
  return { ...trailer, seconds, captions };
}

/** The trailers of a release, with captions and the moment since which they can be seen. */
export function trailersOf(
  { plan }: LanguageContext,
  release: Release,
  trailers: readonly Trailer[],
): Trailer[] {
  const { timeZone } = plan.site;
  const day = addDays(release.day, -trailerLead);
  const published =
    day < plan.today ? instantText(timeZone, instantOf(timeZone, day, publishedFrom)) : undefined;
  return trailers.map((trailer) => ({
    ...withCaptions(trailer),
    ...(published === undefined ? {} : { publishedAt: published }),
  }));
}

/** The pages of the experiences; their videos have captions too. */
export function experienceDetailsIn({ base }: LanguageContext): LanguageCatalogue['experienceDetails'] {
  return Object.fromEntries(
    Object.entries(base.experienceDetails).map(([slug, detail]) => [
      slug,
      detail.video === null ? detail : { ...detail, video: withCaptions(detail.video) },
    ]),
  );
}
