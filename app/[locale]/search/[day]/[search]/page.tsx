import { getTranslations } from 'next-intl/server';
import { loadSearch } from '#src/features/search/load-search.ts';
import { SearchPage } from '#src/features/search/search-page.tsx';
import { plainRoute } from '../../../../_routes/plain-route.tsx';

const route = plainRoute({
  ref: { page: 'search' },
  words: 'search',
  title: async ({ locale, search: { text } }) => {
    const t = await getTranslations({ locale, namespace: 'search' });
    return text === '' ? t('metaTitle') : t('metaTitleFor', { text });
  },
  load: ({ locale, search }) => loadSearch(locale, search),
  view: SearchPage,
  indexed: false,
  faq: false,
});

/** The build's placeholder; real pages are rendered when first asked for. */
export function generateStaticParams() {
  return [{ day: 'build', search: '-' }];
}

export const generateMetadata = route.generateMetadata;
export default route.Page;
