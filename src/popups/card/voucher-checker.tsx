import { useTranslations } from 'next-intl';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { CardForm } from '#src/visitor/cards/card-form.client.tsx';
import { useCardWords } from '#src/visitor/cards/use-card-words.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';

interface VoucherCheckerProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'voucherChecker'>;
}

/** The form that checks a voucher, above another page (R144). */
export default function VoucherChecker({ config: { locale }, data }: VoucherCheckerProps) {
  const t = useTranslations('cards');
  const words = useCardWords('voucher');
  return (
    <PopupPanel title={t('voucher.title')}>
      <CardForm
        kind="voucher"
        locale={locale}
        clientUrl={data.clientUrl}
        hosted={
          data.captchaKey === '' || data.captchaScript === ''
            ? null
            : { siteKey: data.captchaKey, script: data.captchaScript }
        }
        words={words}
      />
    </PopupPanel>
  );
}
