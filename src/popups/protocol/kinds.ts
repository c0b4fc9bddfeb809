import type { DialogRules } from './dialog-rules.ts';

/** The behaviour of a kind of popup, and the data that it needs. */
interface PopupKindFacts extends DialogRules {
  /** Names of its data. All values are strings; values that the opener leaves out are empty. */
  readonly data: readonly string[];
  /** Part of the sign-in flow: opening it closes all other popups (R154). */
  readonly signInFlow?: true;
  /**
   * Whether it has a field above a list that grows: on a phone it is then tall from the start, so that the field does
   * not move.
   */
  readonly tall?: true;
  /** Name of the datum that gets the address of the link that opens the popup, see `popupLinks`. */
  readonly link?: string;
  /** Name of the datum that gets the text of that link, its lines joined by ` · `. */
  readonly told?: string;
}

const beside = { placement: 'beside', locksScroll: false, largest: 'desktop' } as const;
const centred = { placement: 'centred', locksScroll: true, largest: 'desktop' } as const;
const side = { placement: 'side', locksScroll: true, largest: 'desktop' } as const;
const wide = { placement: 'wide', locksScroll: true, largest: 'desktop' } as const;
const full = { placement: 'full', locksScroll: true, largest: 'desktop' } as const;

const showtimeData = ['show', 'cinema', 'day', 'booking', 'title', 'place', 'version', 'told'] as const;

/**
 * The popups that open by their name (R143–R145). Cinema information and pricing are not among them: they are `Dialog`s
 * of the cinema page with their own fragments.
 */
export const popupKinds = {
  search: { ...full, data: [] },
  /**
   * Sign-in from the header, which no action requires (`signInRequired` is empty); `trigger` says what opened it: a look
   * of the header, or `failed` when signing in could not begin without it (R146, R155).
   */
  signIn: { ...beside, data: ['trigger', 'signInRequired'], signInFlow: true },
  /**
   * Required sign-in: opens when a visitor who is not signed in tries an action that needs an account (R155, R222).
   * `slug` and `value` are what the action is about: this device can keep it instead (ADR-0041).
   */
  centeredSignIn: { ...centred, data: ['reason', 'signInRequired', 'slug', 'value'], signInFlow: true },
  profile: { ...beside, data: [] },
  languageSwitch: { ...beside, data: [] },
  /** `locate` says that the visitor asked for what is near them: it locates at once where no place is known. */
  locator: { ...beside, data: ['locate'], tall: true },
  /**
   * A month of days: `today` and `selected` are days, `days` is a comma-separated list of the days with showtimes,
   * `base` is the address of a day with `*` in place of the day.
   */
  calendar: { ...beside, data: ['today', 'selected', 'days', 'base'] },
  mobileCalendar: { ...centred, largest: 'tablet', data: ['today', 'selected', 'days', 'base'] },
  /** The filters of the page, as a sheet. */
  filters: { ...side, data: [] },
  /** `page` is `entertainment` for an event; empty for a film. */
  showDetails: { ...centred, data: ['show', 'page'] },
  /**
   * `trailer` is the id of a trailer; when it is empty, the main trailer plays. `experience` is the slug of an experience
   * whose video plays instead.
   */
  showTrailer: { ...wide, data: ['show', 'trailer', 'experience'] },
  mobileTrailer: { ...wide, largest: 'mobile', data: ['show', 'trailer', 'experience'] },
  /** A video of the chain's channel or of a story, by the provider's id; without `provider` it is at YouTube. For `S3` the
   * id is the address of a file. */
  video: { ...wide, data: ['id', 'title', 'provider'] },
  memberRating: { ...beside, data: ['show', 'title'] },
  globalFeelings: { ...beside, data: ['show', 'title'] },
  /**
   * A showtime: slugs of the show and the cinema, the programme day, and the booking address, which identifies the
   * showtime (R158, R159). What else its ticket knew stands in for calls that fail: title of the show, name of the cinema
   * (`place`), version in words, and the text of the ticket.
   */
  showtimeDetails: { ...side, data: showtimeData, link: 'booking', told: 'told' },
  showtimeDetailsLegacy: { ...centred, data: showtimeData },
  experienceDetails: { ...centred, data: ['tag'] },
  experienceTeaser: { ...beside, data: ['tag'] },
  experienceTeaserLegacy: { ...centred, data: ['tag'] },
  /** What a plan includes; `plan` is its id. */
  subscriptionPerks: { ...centred, data: ['plan'] },
  /** A plan with its options; closing it resets the selection (R153). `tunnel` is where it is bought. */
  subscriptionPlan: { ...centred, data: ['plan', 'tunnel'] },
  /** The cinemas of other companies that accept the subscription. */
  partners: { ...centred, data: [] },
  /**
   * The form that orders a notice on sale (D56): the film, the page that orders it without script, and as JSON the places
   * and versions to choose from.
   */
  saleNotice: { ...centred, data: ['show', 'title', 'clientUrl', 'address', 'places', 'versions'] },
  /** The form that checks a voucher, with the facts of the captcha. */
  voucherChecker: { ...centred, data: ['clientUrl', 'captchaKey', 'captchaScript'] },
  /** A voucher (D47) or a gift card that was found; `card` is JSON, as the call answered it. */
  voucherCard: { ...centred, data: ['card'] },
  giftCard: { ...centred, data: ['card'] },
} as const satisfies Readonly<Record<string, PopupKindFacts>>;

/** A kind of popup. */
export type PopupKind = keyof typeof popupKinds;

/** The data of a kind of popup. */
export type PopupData<K extends PopupKind = PopupKind> = Readonly<
  Record<(typeof popupKinds)[K]['data'][number], string>
>;

/** Whether a name is a kind of popup. */
export function isPopupKind(name: unknown): name is PopupKind {
  return typeof name === 'string' && Object.hasOwn(popupKinds, name);
}

/** Returns the facts of a kind of popup. */
export function factsOf(kind: PopupKind): PopupKindFacts {
  return popupKinds[kind];
}

/** The data of a kind, taken from what an opener gave: only its own names, and only strings. */
export function dataOf(kind: PopupKind, given: unknown): Record<string, string> {
  const record = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  return Object.fromEntries(
    factsOf(kind).data.map((name) => {
      const value = record[name];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}
