import { useTranslations } from 'next-intl';
import { inFrame } from '#src/routes/page.ts';
import { shortestHelpSearch } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { PlainSearchForm } from '#src/ui/search/search-form.tsx';

interface HelpSearchFormProps {
  readonly locale: Locale;
  readonly webview: boolean;
  /** The text that was searched for. */
  readonly text?: string;
}

/** The search of the help centre: a plain form that leads to its results. */
export function HelpSearchForm({ locale, webview, text = '' }: HelpSearchFormProps) {
  const t = useTranslations('help.field');
  const action = addressOf(locale, inFrame({ page: 'helpSearch' }, webview));
  if (action === null) return null;
  return (
    <PlainSearchForm
      action={action}
      id="help-text"
      text={text}
      look="large"
      shortest={shortestHelpSearch}
      words={{ label: t('label'), placeholder: t('placeholder'), submit: t('submit') }}
    />
  );
}
