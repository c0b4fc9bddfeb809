import { useTranslations } from 'next-intl';
import type { PageRefOf } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';

interface MoreLinkProps {
  readonly locale: Locale;
  /** The page of the experience; null when the site has none. */
  readonly page: PageRefOf<'experience'> | null;
  /** Where the tag leads (R085); null when it does not say. */
  readonly ctaUrl: string | null;
}

/** The link to learn more about a tag: to the page of its experience, else to where the tag says (R085, R160). */
export function MoreLink({ locale, page, ctaUrl }: MoreLinkProps) {
  const t = useTranslations('experiencePopup');
  if (page !== null)
    return (
      <Link locale={locale} to={page} className={buttonClass('outlined')}>
        {t('more')}
      </Link>
    );
  if (ctaUrl === null) return null;
  return (
    <Link external={ctaUrl} newWindow className={buttonClass('outlined')}>
      {t('more')}
    </Link>
  );
}
