import { articleJsonLd, articleMetadata } from '#src/features/stories/article/article-metadata.ts';
import { ExperienceArticlePage } from '#src/features/stories/experience-article/experience-article-page.tsx';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('experienceArticle', {
  metadata: async ({ locale }, model, origins) => articleMetadata(locale, model, origins),
  view: ExperienceArticlePage,
  name: ({ article }) => article.title,
  data: ({ locale }, model, origins) => [articleJsonLd('Article', locale, model, origins)],
  subject: ({ article }) => ({ slug: article.trackingSlug }),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
