import { useTranslations } from 'next-intl';
import { voucherCard } from '#src/contract/voucher/schema.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import { CardPanel } from './card-panel.tsx';
import { cardIn } from './card-in.ts';

interface VoucherCardProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'voucherCard'>;
}

/** A voucher that was found: what it is worth, until when, and whether it is used (R248, D47). */
export default function VoucherCardPopup({ config, data }: VoucherCardProps) {
  const t = useTranslations('cards');
  const card = cardIn(voucherCard, data.card);
  const { locale } = config;
  if (card === null) return <CardPanel config={config} title={t('voucher.title')} card={null} />;
  const worth =
    card.value === null ? t('seats', { count: card.seats ?? 0 }) : formatPrice(locale, card.value);
  return (
    <CardPanel
      config={config}
      title={card.label}
      card={{
        number: card.code,
        worthLabel: t('worth'),
        worth,
        lastDay: card.validUntil,
        empty: card.used ? t('used') : null,
      }}
    />
  );
}
