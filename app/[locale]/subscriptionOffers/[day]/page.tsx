import { loadSubscription } from '#src/features/subscription-page/load-subscription.ts';
import { SubscriptionPage } from '#src/features/subscription-page/subscription-page.tsx';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('subscriptionOffers', {
  load: ({ locale }) => loadSubscription(locale),
  view: SubscriptionPage,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
