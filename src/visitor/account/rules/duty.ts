import type { AccountAddresses, Member } from '../member.ts';
import type { AccountOverlay } from '../store.ts';

/** How the members of a site sign in, as far as the rules need it. */
export interface AccountManner {
  /** Whether they use an external identity provider with redirects (R211). */
  readonly external: boolean;
  /** Whether signing in leaves the page (R209). */
  readonly forced: boolean;
}

/** What a member must still do after loading. */
export type AccountDuty =
  | { readonly kind: 'none' }
  | { readonly kind: 'overlay'; readonly overlay: AccountOverlay }
  | { readonly kind: 'redirect'; readonly url: string };

/**
 * What a loaded member must still do (R200–R202): complete the registration, see the welcome page, or confirm the
 * e-mail. When this takes the full screen, the provider is external and the forced mode is on, the browser goes to that
 * page (R203).
 */
export function dutyOf(
  member: Pick<Member, 'registered' | 'emailVerify' | 'firstLogin'>,
  addresses: Pick<AccountAddresses, 'register' | 'emailValidation'>,
  { external, forced }: AccountManner,
): AccountDuty {
  const overlay = overlayOf(member, addresses);
  if (overlay === null) return { kind: 'none' };
  return overlay.fullscreen && external && forced
    ? { kind: 'redirect', url: overlay.url }
    : { kind: 'overlay', overlay };
}

function overlayOf(
  { registered, emailVerify, firstLogin }: Pick<Member, 'registered' | 'emailVerify' | 'firstLogin'>,
  { register, emailValidation }: Pick<AccountAddresses, 'register' | 'emailValidation'>,
): AccountOverlay | null {
  if (!registered) return { page: 'register', url: register, fullscreen: true, closable: false };
  const page = 'emailValidation';
  if (emailVerify && firstLogin) return { page, url: emailValidation, fullscreen: true, closable: true };
  if (!emailVerify && !firstLogin) return { page, url: emailValidation, fullscreen: false, closable: true };
  return null;
}
