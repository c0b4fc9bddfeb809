import { articleMetadata } from '#src/features/stories/article/article-metadata.ts';
import { offerJsonLd } from '#src/features/stories/offers/offer-json-ld.ts';
import { OfferPage } from '#src/features/stories/offers/offer-page.tsx';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('offer', {
  metadata: async ({ locale }, model, origins) => articleMetadata(locale, model, origins),
  view: OfferPage,
  name: ({ article }) => article.title,
  data: ({ locale }, model, origins) => offerJsonLd(locale, model, origins),
  subject: ({ article }) => ({ slug: article.trackingSlug }),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
