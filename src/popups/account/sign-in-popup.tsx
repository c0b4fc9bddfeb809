import { useTranslations } from 'next-intl';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import css from './account-popups.module.scss';
import { SignInChoices } from './sign-in-choices.tsx';

/** The sign-in popup of the header: no action requires it (R155). */
export default function SignInPopup({ config }: { readonly config: VisitorConfig }) {
  const t = useTranslations('account.popup');
  return (
    <PopupPanel title={t('title')}>
      <p className={css['lead']}>{t('text')}</p>
      <SignInChoices config={config} />
    </PopupPanel>
  );
}
