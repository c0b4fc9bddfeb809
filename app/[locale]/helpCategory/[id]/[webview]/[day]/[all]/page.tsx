import { HelpCategory } from '#src/features/help-pages/help-category.tsx';
import { helpCategoryMetadata } from '#src/features/help-pages/help-metadata.ts';
import { pageRoute } from '../../../../../../_routes/page-route.tsx';

const route = pageRoute('helpCategory', {
  metadata: ({ locale }, model, origins) => helpCategoryMetadata(locale, model, origins),
  view: HelpCategory,
  name: ({ category }) => category.title,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
