import { SitemapPage } from '#src/features/sitemap-page/sitemap-page.tsx';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('sitemap', {
  view: SitemapPage,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
