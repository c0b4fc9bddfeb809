/** Why the identity provider's library failed, as the site acts on it. */
export type IdentityFailure =
  /** Nobody is signed in there any more: signed out here too, without a redirect (R273). */
  | 'signedOut'
  /** No token without asking the visitor: what may go without one goes (R275). */
  | 'anonymous'
  /** The visitor gave up. */
  | 'cancelled'
  /** The way back does not fit the way out: it has to be begun again (`state_mismatch`, `missing_transaction`). */
  | 'stale'
  /** No answer in time, or none at all. */
  | 'unreachable'
  /** This browser or this address cannot sign in: no crypto, no secure origin, isolated, no popups (R274). */
  | 'impossible'
  /** Anything else that the provider refused. */
  | 'refused';

const byCode: Readonly<Record<string, IdentityFailure>> = {
  login_required: 'signedOut',
  consent_required: 'anonymous',
  interaction_required: 'anonymous',
  missing_refresh_token: 'anonymous',
  invalid_grant: 'signedOut',
  // A second factor is only asked for where one signs in: its token is of no use here.
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
  // The library says `login_required` there too, but signing in by redirect would work.
  if (/cross-origin isolated/i.test(says)) return 'anonymous';
  if (impossible.test(says)) return 'impossible';
  if (typeof code === 'string' && Object.hasOwn(byCode, code)) return byCode[code] ?? 'refused';
  // The library tells only by its words.
  if (/invalid state/i.test(says)) return 'stale';
  return unreachable.test(says) ? 'unreachable' : 'refused';
}
