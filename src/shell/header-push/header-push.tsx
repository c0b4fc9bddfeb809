import { useTranslations } from 'next-intl';
import type { PageId } from '#src/routes/pages/registry.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { HeaderPushSlide } from './header-push.client.tsx';

/** The pages that are lists. Home shows the header pushes in its own hero, on every visit (R178). */
const pages: ReadonlySet<PageId> = new Set(['shows', 'events', 'cinemas']);

/** The chain's push on the pages that are lists (R119); nothing on other pages. */
export function HeaderPush({ locale, page }: { readonly locale: Locale; readonly page: PageRef | null }) {
  const t = useTranslations('headerPush');
  if (page === null || !pages.has(page.page)) return null;
  return (
    <HeaderPushSlide
      locale={locale}
      words={{
        label: t('label'),
        sponsored: t('sponsored'),
        trailer: t('trailer'),
        close: t('close'),
      }}
    />
  );
}
