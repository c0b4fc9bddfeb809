import { webEnvironment } from '#src/config/environment.ts';
import { articleJsonLd, articleMetadata } from '#src/features/experiences/article/article-metadata.ts';
import { ArticlePage } from '#src/features/experiences/article/article-page.tsx';
import { loadArticle } from '#src/features/experiences/article/load-article.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { siteOf } from '#src/sites/registry.ts';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('experienceArticle', {
  load: ({ locale, item }) => loadArticle(locale, item),
  metadata: async ({ locale }, model, origins) => Promise.resolve(articleMetadata(locale, model, origins)),
  view: ({ locale, model }) => (
    <ArticlePage
      locale={locale}
      model={model}
      address={absoluteHref(webEnvironment().siteOrigins[siteOf(locale)], locale, model.ref)}
    />
  ),
  name: ({ title }) => title,
  data: ({ locale }, model, origins) => [articleJsonLd(locale, model, origins)],
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
