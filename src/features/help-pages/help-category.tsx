import { useTranslations } from 'next-intl';
import { inFrame } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { SearchBand } from '#src/ui/search/search-band.tsx';
import css from './help-category.module.scss';
import { HelpLinks, ToHelp } from './help-links.tsx';
import { HelpSearchForm } from './help-search-form.tsx';
import type { HelpCategoryModel } from './load-help.ts';

interface HelpCategoryProps {
  readonly locale: Locale;
  readonly webview: boolean;
  readonly model: HelpCategoryModel;
}

/** A category of the help centre: its articles, the first ones or all (R175, R281). */
export function HelpCategory({ locale, webview, model: { category, shown } }: HelpCategoryProps) {
  const t = useTranslations('help');
  const { to, title, description, articles } = category;
  return (
    <>
      <SearchBand title={title} lead={description} back={<ToHelp locale={locale} webview={webview} />}>
        <HelpSearchForm locale={locale} webview={webview} />
      </SearchBand>
      <Section id="articles" title={t('articles', { count: articles.length })}>
        <HelpLinks locale={locale} webview={webview} articles={shown} teasers />
        {shown.length === articles.length ? null : (
          <p className={css['all']}>
            <Link
              locale={locale}
              to={inFrame(to, webview)}
              query={{ all: '1' }}
              keepScroll
              className={buttonClass('outlined')}
            >
              {t('showAll', { count: articles.length })}
            </Link>
          </p>
        )}
      </Section>
    </>
  );
}
