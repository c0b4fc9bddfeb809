import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { OfferItem } from '#src/contract/article-parts.ts';
import { offerOn, videoDay } from '../calendar/offers.ts';
import { instantOf, instantText } from '../calendar/zone-time.ts';
import type { LanguageContext } from './context.ts';

/** Videos appear at this minute of their day. */
const videoMinute = 18 * 60;

/** How many films to watch at home there are at most. */
const vodFilms = 8;

/** The offers on their days of today (R090), and the newest videos. */
export function offersIn(
  context: LanguageContext,
): Pick<LanguageCatalogue, 'newsOffers' | 'offerDetails' | 'youtubeLatest'> {
  const { base, plan } = context;
  const moved = <O extends OfferItem>(offer: O): O => ({
    ...offer,
    ...offerOn(offer.date, offer.releaseDate ?? plan.today, plan.today),
  });
  const { timeZone } = plan.site;
  const published = (at: string | null): string | null =>
    at && instantText(timeZone, instantOf(timeZone, videoDay(at.slice(0, 10), plan.today), videoMinute));
  return {
    newsOffers: base.newsOffers.map((offer) => moved(offer)),
    offerDetails: Object.fromEntries(
      Object.entries(base.offerDetails).map(([slug, offer]) => [slug, moved(offer)]),
    ),
    youtubeLatest: base.youtubeLatest
      .map((video) => ({ ...video, publishedAt: published(video.publishedAt) }))
      .toSorted((one, other) => ((one.publishedAt ?? '') < (other.publishedAt ?? '') ? 1 : -1)),
  };
}

/** The films to watch at home: those of the catalogue's list that are released, so each has a page (R081, R240). */
export function vodIn({ base, shows, ranked }: LanguageContext): LanguageCatalogue['vod'] {
  const released = new Set(
    ranked.filter(({ isComingSoon }) => !isComingSoon).map(({ film }) => shows.get(film.ref)?.slug),
  );
  return base.vod.filter(({ slug }) => released.has(slug)).slice(0, vodFilms);
}
