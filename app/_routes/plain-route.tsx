import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { fixedNow } from '#src/config/clock.ts';
import { webEnvironment } from '#src/config/environment.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { readDaySegment, readViewSegment } from '#src/request/internal-path.ts';
import { readSearchSegment } from '#src/request/search-segment.ts';
import type { Filters, PageRef } from '#src/routes/page.ts';
import { noSearch, type Search } from '#src/routes/search.ts';
import { breadcrumbsJsonLd } from '#src/seo/breadcrumbs.ts';
import { JsonLd } from '#src/seo/json-ld.tsx';
import { pageMetadata } from '#src/seo/metadata.ts';
import { sameInEveryLanguage } from '#src/shell/page-refs.ts';
import { PageShell } from '#src/shell/page-shell.tsx';
import { isLocale, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';

/** The sections of the messages that name a page: `title`, and for search engines `metaTitle`, `metaDescription`. */
type PageWords = 'home' | 'shows' | 'releases' | 'cinemas' | 'events' | 'search' | 'account.callback';

/** The segments of an internal path; a page has those that its folder names. */
interface Segments {
  readonly locale: string;
  readonly day: string;
  readonly view?: string;
  readonly search?: string;
}

interface RouteProps {
  readonly params: Promise<Segments>;
}

/** What a page depends on: its internal path, read. */
interface PageContext {
  readonly locale: Locale;
  /** Programme day of the site. */
  readonly today: Day;
  /** Empty on pages that take none. */
  readonly filters: Filters;
  /** None on pages that take none. */
  readonly search: Search;
}

/** A page that is the same reference in every language of its site. */
interface PlainRoute<M> {
  readonly ref: PageRef;
  readonly words: PageWords;
  /** Where the title depends on what is shown; `metaTitle` of the words otherwise. */
  readonly title?: (context: PageContext) => Promise<string>;
  /** @throws RequiredReadError for what the page cannot do without */
  readonly load: (context: PageContext) => Promise<M>;
  readonly view: ComponentType<PageContext & { readonly model: M }>;
  /** What machines are told of the page. */
  readonly data?: (
    context: PageContext,
    model: M,
    origins: Readonly<Record<SiteId, string>>,
  ) => readonly WithContext<Thing>[] | Promise<readonly WithContext<Thing>[]>;
  /** False keeps the page out of search engines. */
  readonly indexed?: boolean;
  /** False leaves the questions out of the footer (R138). */
  readonly faq?: boolean;
}

async function contextOf({ params }: RouteProps): Promise<PageContext | null> {
  const { locale, day, view, search } = await params;
  const today = readDaySegment(day);
  if (!isLocale(locale) || today === null) return null;
  return {
    locale,
    today,
    filters: view === undefined ? {} : readViewSegment(view).filters,
    search: search === undefined ? noSearch : readSearchSegment(search),
  };
}

/** Home, then the page. */
async function wayTo(
  locale: Locale,
  ref: PageRef,
  words: PageWords,
  origins: Readonly<Record<SiteId, string>>,
): Promise<WithContext<Thing>> {
  const t = await getTranslations({ locale });
  return breadcrumbsJsonLd(locale, origins, [
    { name: t('shell.home'), ref: { page: 'home' } },
    { name: t(`${words}.title`), ref },
  ]);
}

/** Metadata and page of a route that is the same reference in every language: words, shell, data, view. */
export function plainRoute<M>(page: PlainRoute<M>) {
  const { ref, words, title, load, view: View, data, indexed, faq } = page;

  async function generateMetadata(props: RouteProps): Promise<Metadata> {
    const context = await contextOf(props);
    if (context === null) return {};
    const { locale, filters, search } = context;
    const t = await getTranslations({ locale });
    return pageMetadata({
      locale,
      ref: Object.keys(filters).length > 0 && ref.page === 'shows' ? { ...ref, filters } : ref,
      refs: sameInEveryLanguage(siteOf(locale), ref),
      origins: webEnvironment().siteOrigins,
      title: (await title?.(context)) ?? t(`${words}.metaTitle`),
      description: t(`${words}.metaDescription`),
      indexed: indexed ?? search.text === '',
    });
  }

  async function Page(props: RouteProps) {
    const context = await contextOf(props);
    if (context === null) return null;
    const { locale, today } = context;
    const model = await load(context);
    const origins = webEnvironment().siteOrigins;
    const things = (await data?.(context, model, origins)) ?? [];
    const way = ref.page === 'home' ? [] : [await wayTo(locale, ref, words, origins)];
    return (
      <PageShell
        locale={locale}
        page={ref}
        refs={sameInEveryLanguage(siteOf(locale), ref)}
        year={Number(today.slice(0, 4))}
        fixedNow={fixedNow()}
        {...(faq === undefined ? {} : { faq })}
      >
        <JsonLd data={[...things, ...way]} />
        <View {...context} model={model} />
      </PageShell>
    );
  }

  return { generateMetadata, Page };
}
