import { OffersPage } from '#src/features/stories/offers/offers-page.tsx';
import { feedOfSite } from '#src/routes/site-files.ts';
import { itemListJsonLd } from '#src/seo/item-list.ts';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('offers', {
  lists: (locale) => [feedOfSite(locale, 'offers')],
  view: OffersPage,
  data: ({ locale, listing }, { list }, origins) =>
    listing.type === null
      ? itemListJsonLd(
          locale,
          origins,
          list.items.map(({ title, to }) => ({ name: title, ref: to })),
        )
      : [],
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
