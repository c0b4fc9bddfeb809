import { getTranslations } from 'next-intl/server';
import { HelpSearch } from '#src/features/help-pages/help-search.tsx';
import { pageRoute } from '../../../../../_routes/page-route.tsx';

const route = pageRoute('helpSearch', {
  title: async ({ locale, search: { text } }) => {
    const t = await getTranslations({ locale, namespace: 'help.search' });
    return text === '' ? t('metaTitle') : t('metaTitleFor', { text });
  },
  view: HelpSearch,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
