import { useTranslations } from 'next-intl';
import { siteFactsOf } from '#src/sites/registry.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { knowsSubscription } from '#src/visitor/subscription-mark.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import css from './account-popups.module.scss';
import { benefitsOf } from './benefits.ts';
import { KeepHere } from './keep-here.tsx';
import { SignInChoices } from './sign-in-choices.tsx';

const reasons = ['favourite', 'wishlist', 'rating', 'account'] as const;

interface RequiredSignInProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'centeredSignIn'>;
}

/**
 * Sign-in that an action requires (R155, R222): the reason, the benefits, and the buttons to sign in and to register
 * (R156); last the way without an account.
 */
export default function RequiredSignIn({ config, data }: RequiredSignInProps) {
  const t = useTranslations('account.required');
  const reason = reasons.find((one) => one === data.reason) ?? 'account';
  const site = siteFactsOf(config.locale);
  const subscription = site.features.subscriptions ?? '';
  const subscriber = subscription !== '' && knowsSubscription();
  return (
    <PopupPanel title={t(reason)}>
      <p className={css['lead']}>{t('lead')}</p>
      <ul className={css['benefits']}>
        {benefitsOf(config.favouriteLimit, subscriber).map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            <span>{t(`benefits.${benefit}`, { subscription })}</span>
          </li>
        ))}
      </ul>
      <SignInChoices config={config} />
      <KeepHere data={data} />
    </PopupPanel>
  );
}
