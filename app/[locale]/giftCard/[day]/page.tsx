import { GiftCardPage } from '#src/features/card-page/card-page.tsx';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('giftCard', {
  view: GiftCardPage,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
