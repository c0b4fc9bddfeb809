import { helpArticleRoute } from '../../../../../_routes/help-article-route.tsx';

const route = helpArticleRoute('helpArticleBySlug');

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
