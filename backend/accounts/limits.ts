import type { LimitRule } from './store/limits.ts';

/** How often an action may be tried. */
export interface AccountLimits {
  /** Sign-ins from one address, from one address for one e-mail, and for one e-mail from all addresses. */
  signInAddress: LimitRule;
  signInPair: LimitRule;
  signInEmail: LimitRule;
  /** Sign-ins for one e-mail on a device on which that member signed in before: strangers cannot use these up. */
  signInDevice: LimitRule;
  registerAddress: LimitRule;
  registerEmail: LimitRule;
  resetAddress: LimitRule;
  resetEmail: LimitRule;
  /** Confirmation mails that are sent again to one member. */
  resend: LimitRule;
  /** Tries of a signed-in member who must enter the password again. */
  password: LimitRule;
  /** Votes on help articles from one address, and on one article from one address. */
  helpVote: LimitRule;
  helpVoteArticle: LimitRule;
  /** Notices on sale from one address, mails that confirm notices to one e-mail, and for one notice of it. */
  noticeAddress: LimitRule;
  noticeEmail: LimitRule;
  noticeAgain: LimitRule;
}

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * The limits. One address may belong to a whole office, so it has more tries. One e-mail has few tries from one address
 * and more from all addresses together: so many that ten addresses cannot use them up (ADR-0061). A device on which the
 * member signed in before has tries of its own, so that strangers cannot lock a member out of it, from however many addresses.
 * @param addressFactor multiplies the tries of one address (test suites send everything from one)
 */
export function accountLimits(addressFactor = 1): AccountLimits {
  const rule = (name: string, tries: number, windowSeconds: number): LimitRule => ({
    name,
    tries,
    windowSeconds,
  });
  return {
    signInAddress: rule('sign-in address', 60 * addressFactor, quarter),
    signInPair: rule('sign-in pair', 10, quarter),
    signInEmail: rule('sign-in e-mail', 250, quarter),
    signInDevice: rule('sign-in device', 10, quarter),
    registerAddress: rule('register address', 20 * addressFactor, hour),
    registerEmail: rule('register e-mail', 3, hour),
    resetAddress: rule('reset address', 20 * addressFactor, hour),
    resetEmail: rule('reset e-mail', 3, hour),
    resend: rule('resend', 3, hour),
    password: rule('password', 10, quarter),
    helpVote: rule('help vote', 30 * addressFactor, hour),
    helpVoteArticle: rule('help vote article', 1, day),
    noticeAddress: rule('notice address', 20 * addressFactor, hour),
    noticeEmail: rule('notice e-mail', 10, day),
    noticeAgain: rule('notice again', 1, quarter),
  };
}
