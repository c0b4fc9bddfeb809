import { read, readRequired } from '#src/api/read.ts';
import type { Locale } from '#src/sites/site.ts';
import { ecardsOf, type EcardView } from './ecard-model.ts';

/**
 * Reads the e-cards with a number of seats (R099, R238, R249). Without their types the cards have no terms; without the
 * settings only cards that have an address of their own can be bought (R295).
 *
 * @throws RequiredReadError when the e-cards cannot be read
 */
export async function loadEcards(locale: Locale, seats: number): Promise<readonly EcardView[]> {
  const [cards, types, settings] = await Promise.all([
    readRequired('ecards', locale, {}),
    read('ecardTypes', locale, {}),
    read('settings', locale, {}),
  ]);
  return ecardsOf(cards, types.ok ? types.value : [], seats, settings.ok ? settings.value.cmdUrl : null);
}
