import { groupJsonLd, groupMetadata } from '#src/features/experiences/group/group-metadata.ts';
import { GroupPage } from '#src/features/experiences/group/group-page.tsx';
import { itemListJsonLd } from '#src/seo/item-list.ts';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('experienceGroup', {
  metadata: ({ locale }, model, origins) => groupMetadata(locale, model, origins),
  view: GroupPage,
  name: ({ title }) => title,
  data: ({ locale }, model, origins) => [
    groupJsonLd(locale, model, origins),
    ...itemListJsonLd(
      locale,
      origins,
      model.experiences.map(({ slug, title }) => ({ name: title, ref: { page: 'experience', slug } })),
    ),
  ],
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
