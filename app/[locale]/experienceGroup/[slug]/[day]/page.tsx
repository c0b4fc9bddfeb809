import { groupJsonLd, groupMetadata } from '#src/features/experiences/group/group-metadata.ts';
import { GroupPage } from '#src/features/experiences/group/group-page.tsx';
import { loadGroup } from '#src/features/experiences/group/load-group.ts';
import { itemListJsonLd } from '#src/seo/item-list.ts';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('experienceGroup', {
  load: ({ locale, item }) => loadGroup(locale, item),
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
