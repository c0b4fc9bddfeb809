/**
 * The address that stores a visitor's place without script (D56): a form sends its fields there, and the answer goes
 * back to a page of the site. It is no page, and the same on every site.
 */
export const placeChoicePath = '/place';

/** The fields of the form. */
export const placeFields = {
  /** What the visitor typed: a city, a cinema or a postal code. */
  text: 'q',
  /** The path of the page to return to. */
  to: 'to',
  /** Any value removes the stored place. */
  forget: 'forget',
} as const;
