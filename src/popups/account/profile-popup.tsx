import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStore } from 'zustand';
import { siteOf } from '#src/sites/registry.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Button } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { signOut } from '#src/visitor/account/start.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import css from './account-popups.module.scss';
import { MemberBenefits } from './member-benefits.tsx';
import { FavouriteCinemas } from './favourite-cinemas.tsx';

/** The address of a page of the client host, with the current page as the address to return to. */
function withWayBack(address: string): string {
  const url = new URL(address);
  url.searchParams.set('back', `${location.pathname}${location.search}`);
  return url.href;
}

/**
 * The member's profile: details and bookings, benefits on the French site and favourite cinemas elsewhere, sign-out
 * (R157).
 */
export default function ProfilePopup({ config }: { readonly config: VisitorConfig }) {
  const t = useTranslations('account');
  const mine = useTranslations('mine');
  const member = useStore(accountStore, (state) => state.member);
  const addresses = useStore(accountStore, (state) => state.addresses);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  if (member === null) return <PopupPanel title={t('mine')}>{null}</PopupPanel>;
  const { locale } = config;
  return (
    <PopupPanel title={member.name}>
      {member.email === '' ? null : (
        <p className={css['email']}>{t('profile.signedIn', { email: member.email })}</p>
      )}
      <ul className={css['links']}>
        <li>
          <Link locale={locale} to={{ page: 'myVelours' }}>
            {mine('title')}
          </Link>
        </li>
        {addresses === null ? null : (
          <>
            <li>
              <Link external={withWayBack(addresses.profile)}>{t('profile.profile')}</Link>
            </li>
            <li>
              <Link external={withWayBack(addresses.bookings)}>{t('profile.bookings')}</Link>
            </li>
          </>
        )}
      </ul>
      {siteOf(locale) === 'fr' ? (
        <MemberBenefits member={member} locale={locale} />
      ) : (
        <FavouriteCinemas slugs={member.favoriteCinemas} locale={locale} />
      )}
      <div className={css['choices']}>
        {state === 'failed' ? (
          <p role="alert" className={css['failed']}>
            {t('profile.signOutFailed')}
          </p>
        ) : null}
        <Button
          look="outlined"
          disabled={state === 'busy'}
          onClick={() => {
            setState('busy');
            signOut(config).catch(() => {
              setState('failed');
            });
          }}
        >
          {t('profile.signOut')}
        </Button>
      </div>
    </PopupPanel>
  );
}
