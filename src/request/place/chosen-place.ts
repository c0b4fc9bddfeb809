import { parseStoredPlace, storedPlaceValue } from '#src/domain/place/stored-place.ts';
import { choiceFields } from '#src/routes/choices.ts';
import { longestSearch } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import type { World } from '../decision.ts';

/** What the fields of a form say about the visitor's place. */
export type ChosenPlace =
  /** The cookie's value; null removes it. */
  | { readonly kind: 'stored'; readonly value: string | null }
  /** A text that names no city, or several; empty without one. The stored place stays. */
  | { readonly kind: 'search'; readonly text: string };

/**
 * The place that a form names: by the cookie's value, which script knows, or by what a visitor typed (D56). A position is
 * rounded (D52).
 */
export function chosenPlace(
  { cityNamed }: Pick<World, 'cityNamed'>,
  locale: Locale,
  fields: URLSearchParams,
): ChosenPlace {
  if (fields.has(choiceFields.forget)) return { kind: 'stored', value: null };
  const place = parseStoredPlace(fields.get(choiceFields.value) ?? '');
  if (place !== null) return { kind: 'stored', value: storedPlaceValue(place) };
  const text = (fields.get(choiceFields.text) ?? '').trim().slice(0, longestSearch);
  const city = text === '' ? null : cityNamed(locale, text);
  return city === null
    ? { kind: 'search', text }
    : { kind: 'stored', value: storedPlaceValue({ type: 'city', city }) };
}
