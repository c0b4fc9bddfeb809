import { read, readRequired } from '#src/api/read.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Listing } from '#src/routes/listing.ts';
import type { Locale } from '#src/sites/site.ts';
import { offersModel, type OffersModel } from './offers-model.ts';

/**
 * Reads a page of the offers (R092 to R095, R245). Header and blocks are optional.
 *
 * @param today programme day of the site
 * @throws RequiredReadError when the list of offers cannot be read
 */
export async function loadOffers(locale: Locale, today: Day, listing: Listing): Promise<OffersModel> {
  const [offers, header, promotions, temporary, ecards] = await Promise.all([
    readRequired('newsOffers', locale, {}),
    read('offersPage', locale, {}),
    read('offersPromotion', locale, {}),
    read('offersTemporary', locale, {}),
    read('ecards', locale, {}),
  ]);
  return offersModel(
    {
      today,
      offers,
      header: header.ok ? header.value : null,
      promotions: promotions.ok ? promotions.value : [],
      temporary: temporary.ok ? temporary.value : [],
      ecards: ecards.ok ? ecards.value : [],
    },
    listing,
  );
}
