import { useTranslations } from 'next-intl';
import type { PageId } from '#src/routes/pages/registry.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { HeaderPushSlide } from './header-push.client.tsx';

/** The lists. Home has the header pushes in its own hero, as often as it is opened (R178). */
const pages: ReadonlySet<PageId> = new Set(['shows', 'events', 'cinemas']);

/** What the chain puts forward on the pages that are lists (R119); on all others nothing. */
export function HeaderPush({ locale, page }: { readonly locale: Locale; readonly page: PageRef | null }) {
  const t = useTranslations('headerPush');
  if (page === null || !pages.has(page.page)) return null;
  return (
    <HeaderPushSlide
      locale={locale}
      words={{ label: t('label'), sponsored: t('sponsored'), close: t('close') }}
    />
  );
}
