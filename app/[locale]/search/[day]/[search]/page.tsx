import { getTranslations } from 'next-intl/server';
import { loadSearch } from '#src/features/search-page/load-search.ts';
import { SearchPage } from '#src/features/search-page/search-page.tsx';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('search', {
  title: async ({ locale, search: { text } }) => {
    const t = await getTranslations({ locale, namespace: 'search' });
    return text === '' ? t('metaTitle') : t('metaTitleFor', { text });
  },
  load: ({ locale, search }) => loadSearch(locale, search),
  view: SearchPage,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
