import { getTranslations } from 'next-intl/server';
import { SearchPage } from '#src/features/search-page/search-page.tsx';
import { searchWith } from '#src/features/search-page/search-results.tsx';
import { queryOf } from '#src/routes/search.ts';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { pageRoute } from '../../../../../_routes/page-route.tsx';

const route = pageRoute('search', {
  title: async ({ locale, search: { text } }) => {
    const t = await getTranslations({ locale, namespace: 'search' });
    return text === '' ? t('metaTitle') : t('metaTitleFor', { text });
  },
  view: (props) => (
    <SearchPage
      {...props}
      locator={
        <LocatorBar
          locale={props.locale}
          page={searchWith(props.filters)}
          query={queryOf(props.search)}
          near={props.model.near?.name ?? null}
          nearest={props.model.near?.nearest}
        />
      }
    />
  ),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
