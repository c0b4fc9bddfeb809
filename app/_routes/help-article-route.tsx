import { HelpArticle } from '#src/features/help-pages/help-article.tsx';
import { helpArticleJsonLd, helpArticleMetadata } from '#src/features/help-pages/help-metadata.ts';
import { loadHelpArticle } from '#src/features/help-pages/load-help.ts';
import { pageRoute } from './page-route.tsx';

/** An article has the same page under its slug and under its id. */
export const helpArticleRoute = (page: 'helpArticleBySlug' | 'helpArticleById') =>
  pageRoute(page, {
    load: ({ locale, item }) => loadHelpArticle(locale, item),
    metadata: ({ locale }, model, origins) => helpArticleMetadata(locale, model, origins),
    view: HelpArticle,
    name: ({ title }) => title,
    data: ({ locale }, model, origins) => [helpArticleJsonLd(locale, model, origins)],
  });
