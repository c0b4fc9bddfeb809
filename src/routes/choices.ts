import { cookieNames } from '../sites/cookie-names.ts';

/** A year, in seconds. */
const year = 31_536_000;

/**
 * What a visitor chooses and a site remembers in a cookie: the place (R115, R230), the language (R007) and the consent to
 * services of other companies. Each has an address that sets its cookie (D56, D69), because a browser may remove a cookie of
 * a script after seven days. The addresses are no pages, and the same on every site.
 */
export const choices = {
  place: { path: '/place', cookie: cookieNames.locator, seconds: year },
  language: { path: '/language', cookie: cookieNames.language, seconds: year },
  /** Six months: after that the visitor is asked again. */
  consent: { path: '/consent', cookie: 'consent', seconds: 182 * 24 * 60 * 60 },
} as const satisfies Readonly<
  Record<string, { readonly path: string; readonly cookie: string; readonly seconds: number }>
>;

/** A choice that a cookie remembers. */
export type ChoiceKind = keyof typeof choices;

/** The fields of a form for a choice. */
export const choiceFields = {
  /** The choice itself, as its cookie has it. */
  value: 'value',
  /** What the visitor typed in place of it: a city, a cinema or a postal code. */
  text: 'q',
  /** The path of the page to return to. */
  to: 'to',
  /** Any value removes the stored place. */
  forget: 'forget',
} as const;

/** The decisions about services of other companies. */
export const consents = ['granted', 'denied'] as const;

/** One of these decisions. */
export type Decided = (typeof consents)[number];

/** The choice whose cookie an address sets; undefined for any other path. */
export function choiceAt(path: string): ChoiceKind | undefined {
  return (Object.keys(choices) as ChoiceKind[]).find((kind) => choices[kind].path === path);
}
