import { articleJsonLd, articleMetadata } from '#src/features/stories/article/article-metadata.ts';
import { NewsItemPage } from '#src/features/stories/news/news-item-page.tsx';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('newsItem', {
  metadata: async ({ locale }, model, origins) => articleMetadata(locale, model, origins),
  view: NewsItemPage,
  name: ({ article }) => article.title,
  data: ({ locale }, model, origins) => [articleJsonLd('NewsArticle', locale, model, origins)],
  subject: ({ article }) => ({ slug: article.trackingSlug }),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
