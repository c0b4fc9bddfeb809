import { getTranslations } from 'next-intl/server';
import { HelpArticle } from '#src/features/help-pages/help-article.tsx';
import { helpArticleJsonLd, helpArticleMetadata } from '#src/features/help-pages/help-metadata.ts';
import { HelpVote } from '#src/features/help-pages/help-vote.client.tsx';
import { visitorConfig } from '#src/shell/visitor/visitor-config.ts';
import type { Locale } from '#src/sites/site.ts';
import { pageRoute } from './page-route.tsx';

/** An article has the same page under its slug and under its id. */
export const helpArticleRoute = (page: 'helpArticleBySlug' | 'helpArticleById') =>
  pageRoute(page, {
    metadata: ({ locale }, model, origins) => helpArticleMetadata(locale, model, origins),
    view: (props) => (
      <HelpArticle {...props} vote={<Vote locale={props.locale} articleId={props.model.id} />} />
    ),
    name: ({ title }) => title,
    data: ({ locale }, model, origins) => [helpArticleJsonLd(locale, model, origins)],
  });

/** The question whether an article helped; nothing on a site without a client host to tell. */
async function Vote({ locale, articleId }: { readonly locale: Locale; readonly articleId: string }) {
  const { account } = await visitorConfig(locale);
  if (account === null) return null;
  const t = await getTranslations({ locale, namespace: 'help.vote' });
  const words = {
    question: t('question'),
    yes: t('yes'),
    no: t('no'),
    thanks: t('thanks'),
    failed: t('failed'),
  };
  return <HelpVote locale={locale} clientUrl={account.clientUrl} articleId={articleId} words={words} />;
}
