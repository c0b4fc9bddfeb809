import { NewsPage } from '#src/features/stories/news/news-page.tsx';
import { feedOfSite } from '#src/routes/site-files.ts';
import { itemListJsonLd } from '#src/seo/item-list.ts';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('news', {
  view: NewsPage,
  lists: (locale) => [feedOfSite(locale, 'news')],
  data: ({ locale, listing }, { lead, pushes, items }, origins) =>
    listing.type === null
      ? itemListJsonLd(
          locale,
          origins,
          [...(lead === null ? [] : [lead]), ...pushes, ...items].map(({ title, to }) => ({
            name: title,
            ref: to,
          })),
        )
      : [],
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
