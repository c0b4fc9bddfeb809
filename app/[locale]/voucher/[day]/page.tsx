import { VoucherPage } from '#src/features/card-page/card-page.tsx';
import { loadCardPage } from '#src/features/card-page/load-card-page.ts';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('voucher', {
  load: ({ locale }) => loadCardPage(locale),
  view: VoucherPage,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
