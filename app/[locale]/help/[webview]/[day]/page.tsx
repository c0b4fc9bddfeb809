import { HelpHome } from '#src/features/help-pages/help-home.tsx';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('help', {
  view: HelpHome,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
