import { useTranslations } from 'next-intl';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import css from './account-popups.module.scss';
import { MyVelours } from './my-velours.tsx';
import { SignInChoices } from './sign-in-choices.tsx';

interface SignInPopupProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'signIn'>;
}

/** The sign-in popup of the header: no action requires it. It says so at once when signing in has just failed (R155). */
export default function SignInPopup({ config, data }: SignInPopupProps) {
  const t = useTranslations('account.popup');
  return (
    <PopupPanel title={t('title')}>
      <p className={css['lead']}>{t('text')}</p>
      <SignInChoices config={config} failed={data.trigger === 'failed'} />
      <MyVelours locale={config.locale} />
    </PopupPanel>
  );
}
