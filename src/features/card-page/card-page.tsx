import { useTranslations } from 'next-intl';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { CardForm } from '#src/visitor/cards/card-form.client.tsx';
import { useCardWords, type CheckedKind } from '#src/visitor/cards/use-card-words.ts';
import css from './card-page.module.scss';
import type { CardPageModel } from './load-card-page.ts';

interface CardPageProps {
  readonly locale: Locale;
  readonly model: CardPageModel;
}

/** The page that checks a voucher (R043). */
export function VoucherPage(props: CardPageProps) {
  return <CardPage {...props} kind="voucher" />;
}

/** The page that checks a gift card (R044). */
export function GiftCardPage(props: CardPageProps) {
  return <CardPage {...props} kind="giftCard" />;
}

/** The form that checks a card; without script, what it needs and where else to ask. */
function CardPage({ locale, model, kind }: CardPageProps & { readonly kind: CheckedKind }) {
  const t = useTranslations('cards');
  const words = useCardWords(kind);
  const { clientUrl, hosted } = model;
  const other = kind === 'voucher' ? 'giftCard' : 'voucher';
  return (
    <div className={css['page']}>
      <h1>{t(`${kind}.title`)}</h1>
      <p className={css['lead']}>{t(`${kind}.lead`)}</p>
      <CardForm kind={kind} locale={locale} clientUrl={clientUrl} hosted={hosted} words={words} />
      <p className={css['plain']}>{t('plain')}</p>
      <p className={css['lead']}>{t('privacy')}</p>
      <div className={css['ways']}>
        <Link
          locale={locale}
          to={{ page: other }}
          plain={other === 'voucher'}
          className={buttonClass('outlined')}
          {...(other === 'voucher'
            ? popupTrigger('voucherChecker', {
                clientUrl,
                captchaKey: hosted?.siteKey ?? '',
                captchaScript: hosted?.script ?? '',
              })
            : {})}
        >
          {t(`${other}.title`)}
        </Link>
        <Link locale={locale} to={{ page: 'help' }} className={css['way']}>
          {t('help')}
        </Link>
        <Link locale={locale} to={{ page: 'cinemas' }} className={css['way']}>
          {t('desk')}
        </Link>
      </div>
    </div>
  );
}
