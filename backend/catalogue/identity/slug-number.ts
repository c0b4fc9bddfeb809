/**
 * The number that a till gives its item, from the end of a slug (`the-odyssey-44019`), or null. A year belongs to the
 * title (`woodstock-1969`), and so does a number of less than four digits (`apollo-13`).
 */
export function slugNumber(slug: string): string | null {
  const number = /-(\d{4,})$/.exec(slug)?.[1];
  if (number === undefined) return null;
  const isYear = number.length === 4 && number >= '1880' && number <= '2100';
  return isYear ? null : number;
}
