import { useTranslations } from 'next-intl';
import { giftCard } from '#src/contract/gift-card/schema.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import { CardPanel } from './card-panel.tsx';
import { cardIn } from './card-in.ts';

interface GiftCardProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'giftCard'>;
}

/** A gift card that was found: what is left on it, and until when (R248, R144). */
export default function GiftCardPopup({ config, data }: GiftCardProps) {
  const t = useTranslations('cards');
  const card = cardIn(giftCard, data.card);
  return (
    <CardPanel
      config={config}
      title={t('giftCard.card')}
      card={
        card === null
          ? null
          : {
              number: card.number,
              worthLabel: t('balance'),
              worth: formatPrice(config.locale, card.balance),
              lastDay: card.expiresAt,
              empty: card.balance === 0 ? t('empty') : null,
            }
      }
    />
  );
}
