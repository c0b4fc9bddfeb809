import { useTranslations } from 'next-intl';
import { inFrame } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { Result } from '#src/ui/choice/result.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
import { MarkedText } from '#src/ui/search/marked-text.tsx';
import { SearchBand } from '#src/ui/search/search-band.tsx';
import { SearchFailed } from '#src/ui/search/search-failed.tsx';
import { CategoryTiles, ToHelp } from './help-links.tsx';
import { HelpSearchForm } from './help-search-form.tsx';
import { HelpTyping } from './help-typing.client.tsx';
import css from './help-search.module.scss';
import type { HelpHit, HelpSearchModel } from './load-help-search.ts';

interface HelpSearchProps {
  readonly locale: Locale;
  readonly webview: boolean;
  readonly model: HelpSearchModel;
}

/** The search of the help centre (R034, R187): the field, then the articles that were found, or the categories. */
export function HelpSearch({ locale, webview, model }: HelpSearchProps) {
  const t = useTranslations('help');
  const { text, outcome, categories } = model;
  const address = addressOf(locale, inFrame({ page: 'helpSearch' }, webview));
  const hits = outcome.kind === 'answered' ? outcome.hits : [];
  return (
    <>
      <SearchBand
        title={text === '' ? t('search.title') : t('search.titleFor', { text })}
        lead={outcome.kind === 'short' ? t('search.short') : null}
        back={<ToHelp locale={locale} webview={webview} />}
      >
        <HelpSearchForm locale={locale} webview={webview} text={text} />
        {address === null ? null : <HelpTyping address={address} text={text} />}
      </SearchBand>
      {outcome.kind === 'answered' ? <Result says={t('articles', { count: hits.length })} /> : null}
      {hits.length > 0 ? (
        <Section id="found" title={t('articles', { count: hits.length })}>
          <Hits locale={locale} webview={webview} text={text} hits={hits} />
        </Section>
      ) : (
        <>
          <Nothing locale={locale} webview={webview} model={model} />
          {categories.length === 0 ? null : (
            <Section id="topics" title={t('topics')}>
              <CategoryTiles locale={locale} webview={webview} categories={categories} />
            </Section>
          )}
        </>
      )}
    </>
  );
}

interface HitsProps {
  readonly locale: Locale;
  readonly webview: boolean;
  readonly text: string;
  readonly hits: readonly HelpHit[];
}

function Hits({ locale, webview, text, hits }: HitsProps) {
  return (
    <ul className={css['hits']}>
      {hits.map(({ to, title, topic }) => (
        <li key={JSON.stringify(to)} className={css['hit']}>
          <Link locale={locale} to={inFrame(to, webview)} className={css['link']}>
            <MarkedText text={title} query={text} />
          </Link>
          {topic === null ? null : <p className={css['topic']}>{topic}</p>}
        </li>
      ))}
    </ul>
  );
}

/** What to do when nothing was found, or the search failed. */
function Nothing({ locale, webview, model: { text, outcome } }: HelpSearchProps) {
  const t = useTranslations('help.search');
  if (outcome.kind === 'answered')
    return <EmptyState heading="h2" title={t('emptyTitle', { text })} text={t('emptyText')} alone />;
  if (outcome.kind !== 'failed') return null;
  return <SearchFailed locale={locale} to={inFrame({ page: 'helpSearch' }, webview)} text={text} />;
}
