import { CallbackPage } from '#src/features/callback-page/callback-page.tsx';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('callback', {
  view: CallbackPage,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
