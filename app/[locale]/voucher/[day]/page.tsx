import { VoucherPage } from '#src/features/card-page/card-page.tsx';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('voucher', {
  view: VoucherPage,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
