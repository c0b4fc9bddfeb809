import { getTranslations } from 'next-intl/server';
import { HelpSearch } from '#src/features/help-pages/help-search.tsx';
import { loadHelpSearch } from '#src/features/help-pages/load-help-search.ts';
import { pageRoute } from '../../../../../_routes/page-route.tsx';

const route = pageRoute('helpSearch', {
  title: async ({ locale, search: { text } }) => {
    const t = await getTranslations({ locale, namespace: 'help.search' });
    return text === '' ? t('metaTitle') : t('metaTitleFor', { text });
  },
  load: ({ locale, search: { text } }) => loadHelpSearch(locale, text),
  view: HelpSearch,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
