import { read, readRequired } from '#src/api/read.ts';
import { readCinemasBySlug } from '#src/api/site-catalogue.ts';
import { isOver, type OfferDate } from '#src/domain/article/offer-date.ts';
import { ctaView, type CtaView } from '#src/domain/cta/cta-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { translatedRefs } from '#src/seo/translated-refs.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { articleModel, readFeaturedShow, type ArticleModel } from '../article/article-model.ts';

/** A cinema in which an offer holds. */
export interface OfferCinema {
  readonly slug: string;
  readonly name: string;
}

/** What the page of an offer shows. */
export interface OfferModel {
  readonly article: ArticleModel;
  readonly date: OfferDate;
  /** Whether its last day is over. */
  readonly over: boolean;
  readonly cta: CtaView | null;
  readonly conditionsHtml: string | null;
  /** Whether it holds in every cinema (R095). */
  readonly national: boolean;
  /** The cinemas that it names and the site lists. */
  readonly cinemas: readonly OfferCinema[];
  readonly ref: PageRefOf<'offer'>;
  /** Its page in each language of the site that has it. */
  readonly refs: Readonly<Partial<Record<Language, PageRefOf<'offer'>>>>;
}

/**
 * Reads the page of an offer (R090, R245).
 *
 * @param today programme day of the site
 * @throws RequiredReadError when the offer itself cannot be read; everything else is optional
 */
export async function loadOffer(locale: Locale, slug: string, today: Day): Promise<OfferModel> {
  const reading = readRequired('offer', locale, { slug });
  const [offer, show, translations, cinemas] = await Promise.all([
    reading,
    reading.then(({ featuredShow }) => readFeaturedShow(locale, featuredShow)),
    read('offerTranslate', locale, { slug }),
    readCinemasBySlug(locale),
  ]);
  const ref = { page: 'offer', slug } as const;
  return {
    article: articleModel(locale, offer, { ref, show }),
    date: offer.date,
    over: isOver(offer.date, today),
    cta: ctaView(offer.cta),
    conditionsHtml: offer.conditions,
    national: offer.national,
    cinemas: offer.cinemas.flatMap((one) => {
      const cinema = cinemas.get(one);
      return cinema === undefined ? [] : [{ slug: one, name: cinema.name }];
    }),
    ref,
    refs: translatedRefs(locale, ref, translations.ok ? translations.value : {}),
  };
}
