import { GiftCardPage } from '#src/features/card-page/card-page.tsx';
import { loadCardPage } from '#src/features/card-page/load-card-page.ts';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('giftCard', {
  load: ({ locale }) => loadCardPage(locale),
  view: GiftCardPage,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
