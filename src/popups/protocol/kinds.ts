import type { DialogRules } from './dialog-rules.ts';

/** How a kind of popup behaves, and what it has to be told. */
interface PopupKindFacts extends DialogRules {
  /** Names of its data; all of them are strings, those that an opener leaves out are empty. */
  readonly data: readonly string[];
  /** Opening one of the sign-in flow closes all others (R154). */
  readonly signInFlow?: true;
  /** A field with a list that grows below it: on a phone it is tall from the start, so that the field keeps its place. */
  readonly tall?: true;
  /** The datum that a link fills with its own address, see `popupLinks`. */
  readonly link?: string;
}

const beside = { placement: 'beside', locksScroll: false, largest: 'desktop' } as const;
const centred = { placement: 'centred', locksScroll: true, largest: 'desktop' } as const;
const side = { placement: 'side', locksScroll: true, largest: 'desktop' } as const;
const wide = { placement: 'wide', locksScroll: true, largest: 'desktop' } as const;
const full = { placement: 'full', locksScroll: true, largest: 'desktop' } as const;

/**
 * The popups that are opened by their name (R143–R145). Cinema information and pricing stand on the cinema page itself, as
 * `Dialog` with their fragments; those of subscriptions, cards and partners come with their pages.
 */
export const popupKinds = {
  search: { ...full, data: [] },
  /** Header sign-in: not required; `trigger` says what it was opened for (R155). */
  signIn: { ...beside, data: ['trigger'], signInFlow: true },
  /** Required sign-in, after somebody who is not signed in wanted what needs it (R155, R222). */
  centeredSignIn: { ...centred, data: ['reason'], signInFlow: true },
  profile: { ...beside, data: [] },
  languageSwitch: { ...beside, data: [] },
  locator: { ...beside, data: [], tall: true },
  /**
   * Days as a month; `today` and `selected` are days, `days` those with showtimes with commas between, `base` the address of
   * a day with `*` in its place.
   */
  calendar: { ...beside, data: ['today', 'selected', 'days', 'base'] },
  mobileCalendar: { ...centred, largest: 'tablet', data: ['today', 'selected', 'days', 'base'] },
  /** The filters that stand in the page, as a sheet. */
  filters: { ...side, data: [] },
  /** `page` is that of an event; a film needs none. */
  showDetails: { ...centred, data: ['show', 'page'] },
  /** `trailer` is the id of one; the main one without. */
  showTrailer: { ...wide, data: ['show', 'trailer'] },
  mobileTrailer: { ...wide, largest: 'mobile', data: ['show', 'trailer'] },
  memberRating: { ...beside, data: ['show', 'title'] },
  globalFeelings: { ...beside, data: ['show', 'title'] },
  /** A showtime: slugs of show and cinema, programme day, and its booking address, which no other has (R158, R159). */
  showtimeDetails: { ...side, data: ['show', 'cinema', 'day', 'booking'], link: 'booking' },
  showtimeDetailsLegacy: { ...centred, data: ['show', 'cinema', 'day', 'booking'] },
  experienceDetails: { ...centred, data: ['tag'] },
  experienceTeaser: { ...beside, data: ['tag'] },
  experienceTeaserLegacy: { ...centred, data: ['tag'] },
} as const satisfies Readonly<Record<string, PopupKindFacts>>;

/** A kind of popup. */
export type PopupKind = keyof typeof popupKinds;

/** What a popup is told. */
export type PopupData<K extends PopupKind = PopupKind> = Readonly<
  Record<(typeof popupKinds)[K]['data'][number], string>
>;

/** Whether a name is that of a popup. */
export function isPopupKind(name: unknown): name is PopupKind {
  return typeof name === 'string' && Object.hasOwn(popupKinds, name);
}

/** How popups of a kind behave. */
export function factsOf(kind: PopupKind): PopupKindFacts {
  return popupKinds[kind];
}

/** The data of a kind out of what an opener gave: strings under its names, nothing else. */
export function dataOf(kind: PopupKind, given: unknown): Record<string, string> {
  const record = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  return Object.fromEntries(
    factsOf(kind).data.map((name) => {
      const value = record[name];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}
