/** The failures of the identity provider's library, grouped by what the site does about them. */
export type IdentityFailure =
  /** The provider's session has ended: the site signs out too, without a redirect (R273). */
  | 'signedOut'
  /** There is no token without asking the visitor: calls that may be anonymous are sent without one (R275). */
  | 'anonymous'
  /** The visitor cancelled. */
  | 'cancelled'
  /**
   * The redirect does not belong to a sign-in that began here, so the sign-in must begin again (`state_mismatch`,
   * `missing_transaction`).
   */
  | 'stale'
  /** There was no answer in time. */
  | 'unreachable'
  /**
   * Signing in is not possible in this browser or at this address: no crypto, no secure origin, isolated, no popups
   * (R274).
   */
  | 'impossible'
  /** The provider refused for another reason. */
  | 'refused';

const byCode: Readonly<Record<string, IdentityFailure>> = {
  login_required: 'signedOut',
  consent_required: 'anonymous',
  interaction_required: 'anonymous',
  missing_refresh_token: 'anonymous',
  invalid_grant: 'signedOut',
  // A second factor is only requested on sign-in: a token for that is of no use here.
  mfa_required: 'anonymous',
  cancelled: 'cancelled',
  access_denied: 'cancelled',
  state_mismatch: 'stale',
  missing_transaction: 'stale',
  timeout: 'unreachable',
  popup_open: 'impossible',
};

const impossible = /window\.crypto|secure origin|cross-origin isolated/i;
const unreachable = /failed to fetch|network|load failed|timeout/i;

/** Reads an error of the library (R273, R274). */
export function identityFailure(error: unknown): IdentityFailure {
  const { error: code, message } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  const says = typeof message === 'string' ? message : '';
  // The library reports `login_required` here too, but signing in by redirect would work.
  if (/cross-origin isolated/i.test(says)) return 'anonymous';
  if (impossible.test(says)) return 'impossible';
  if (typeof code === 'string' && Object.hasOwn(byCode, code)) return byCode[code] ?? 'refused';
  // The library reports this only in the text of its message.
  if (/invalid state/i.test(says)) return 'stale';
  return unreachable.test(says) ? 'unreachable' : 'refused';
}
