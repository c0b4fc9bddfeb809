import { useTranslations } from 'next-intl';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import { buttonClass, type ButtonLook } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { SaleNotice } from './sale-notice.ts';

interface NoticeButtonProps {
  readonly notice: SaleNotice;
  readonly show: string;
  readonly title: string;
  readonly look?: ButtonLook;
}

/**
 * "Tell me when": orders a mail for the day on which the film can be booked (D56). Without script it leads to the page
 * that orders it.
 */
export function NoticeButton({ notice, show, title, look = 'filled' }: NoticeButtonProps) {
  const t = useTranslations('saleNotice');
  const { gap, clientUrl, address, places, place, versions } = notice;
  return (
    <Link
      external={address}
      rel="nofollow"
      className={buttonClass(look)}
      {...popupTrigger('saleNotice', {
        show,
        title,
        clientUrl,
        address,
        places: JSON.stringify(places),
        versions: JSON.stringify(versions),
      })}
    >
      {gap === 'film' || place === null ? t('tell') : t('tellAt', { place })}
    </Link>
  );
}
