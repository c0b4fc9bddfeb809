import { plansJsonLd } from '#src/features/subscription-page/plans-json-ld.ts';
import { SubscriptionPage } from '#src/features/subscription-page/subscription-page.tsx';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('subscriptionOffers', {
  view: SubscriptionPage,
  data: ({ locale }, model, origins) => plansJsonLd(locale, model, origins),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
