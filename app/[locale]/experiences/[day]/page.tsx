import { ExperiencesPage } from '#src/features/experiences/list/experiences-page.tsx';
import { itemListJsonLd } from '#src/seo/item-list.ts';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('experiences', {
  view: ExperiencesPage,
  data: ({ locale }, { experiences }, origins) =>
    itemListJsonLd(
      locale,
      origins,
      experiences.map(({ slug, title }) => ({ name: title, ref: { page: 'experience', slug } })),
    ),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
