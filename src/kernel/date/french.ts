/** What French writes in another way than CLDR, in all seven countries that have French here. */

/** Whether a locale's language is French. */
export const isFrench = (locale: string): boolean => /^fr(?:-|$)/.test(locale);

/** The CLDR locale for French dates: that of `fr-CH` puts a comma after the weekday, which Swiss French does not use. */
export const frenchDates = 'fr-FR';

/** The day of a month: `1er` for the first, otherwise `2` to `31`. */
export const frenchDayNumber = (day: number): string => (day === 1 ? '1er' : String(day));

/** A date in the parts of CLDR, with the first of a month as `mardi 1er décembre`. */
export function frenchDate(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts.map(({ type, value }) => (type === 'day' ? frenchDayNumber(Number(value)) : value)).join('');
}

/** A time of the day as press and cinemas write it: `14h30`, `9h05`, `0h00`. */
export const frenchTime = (hour: number, minute: number): string =>
  `${hour}h${String(minute).padStart(2, '0')}`;
