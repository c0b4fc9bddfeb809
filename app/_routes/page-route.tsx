import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentType, ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { markEmptyDay } from '#src/api/load/marks.ts';
import { NotLoadedError, once } from '#src/api/load/page-load.ts';
import type { ModelOf } from '#src/page-data/models.ts';
import { modelName } from '#src/page-data/model-name.ts';
import type { PageContext } from '#src/page-data/page-context.ts';
import { fixedNow } from '#src/kernel/date/clock.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { placeholderSegments, readSegments, type SegmentName } from '#src/request/internal/segments.ts';
import {
  inFrame,
  takesFilters,
  type IdPage,
  type PageRef,
  type PlainPage,
  type ShowtimePage,
  type SlugPage,
} from '#src/routes/page.ts';
import type { FeedFile } from '#src/routes/site-files.ts';
import { messagesSection, type PageId, recordOf } from '#src/routes/pages/registry.ts';
import { breadcrumbsJsonLd } from '#src/seo/breadcrumbs.ts';
import { JsonLd } from '#src/seo/json-ld.tsx';
import { inView, pageMetadata } from '#src/seo/metadata.ts';
import { sameInEveryLanguage } from '#src/shell/page-refs.ts';
import { PageShell } from '#src/shell/page-shell.tsx';
import { ShownPage } from '#src/shell/shown-page.client.tsx';
import type { PageAlternates } from '#src/shell/view.ts';
import { Breadcrumbs } from '#src/shell/breadcrumbs/breadcrumbs.tsx';
import { isLocale, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { PageSubject } from '#src/tracking/page-facts.ts';
import { languageAddresses, queryOfView } from './language-addresses.ts';
import { viewWords } from './view-words.ts';
import { stepsTo } from './steps-to.ts';

interface RouteProps {
  readonly params: Promise<{ readonly locale: string } & Readonly<Partial<Record<SegmentName, string>>>>;
}

type Origins = Readonly<Record<SiteId, string>>;

/** The fields of every route. */
interface Route<M> {
  readonly view: ComponentType<PageContext & { readonly model: M }>;
  /** Whether a page has nothing to show on its day; such pages are kept for a short time only (D43). */
  readonly isEmpty?: (model: M) => boolean;
  /** The structured data of the page, besides its breadcrumbs. */
  readonly data?: (
    context: PageContext,
    model: M,
    origins: Origins,
  ) => readonly WithContext<Thing>[] | Promise<readonly WithContext<Thing>[]>;
}

/**
 * A page without an item: its reference is the same in every language of its site, and its record's messages name it.
 */
interface PlainRoute<M> extends Route<M> {
  /** For a title that depends on the content; otherwise `metaTitle` of the messages is used. */
  readonly title?: (context: PageContext) => Promise<string>;
  /** For a description that depends on the content; otherwise `metaDescription` of the messages is used. */
  readonly description?: (context: PageContext) => Promise<string>;
  /** The lists that programs of visitors may read instead of the page. */
  readonly lists?: (locale: Locale) => readonly FeedFile[];
}

/** The fields that the model of every item's page has. */
interface ItemModel {
  readonly ref: PageRef;
  /** The item's page in each language of the site that has it. */
  readonly refs: PageAlternates;
}

/** A page with one item of the catalogue. */
interface ItemRoute<M> extends Route<M> {
  readonly metadata: (context: PageContext, model: M, origins: Origins) => Promise<Metadata>;
  /** The item's name: the last of its breadcrumbs. */
  readonly name: (model: M) => string;
  /** Slug of the page's cinema, whose alerts are shown (R072). */
  readonly cinema?: (model: M) => string;
  /** The item of the page, for the data layer (R122). */
  readonly subject?: (model: M) => PageSubject;
}

/** The exports of a page file in `app/[locale]`. */
interface RouteFile {
  readonly generateStaticParams: () => Readonly<Partial<Record<SegmentName, string>>>[];
  readonly generateMetadata: (props: RouteProps) => Promise<Metadata>;
  readonly Page: (props: RouteProps) => Promise<ReactNode>;
}

/** A loaded page, with its route's facts about it. */
interface Loaded {
  readonly ref: PageRef;
  readonly refs: PageAlternates;
  /** Null when the record's messages name the page. */
  readonly name: string | null;
  readonly cinema: string | null;
  readonly subject: PageSubject | undefined;
}

/**
 * The only way to write a route. The record says which segments the page has, which page is above it and how it is
 * named; its model is loaded before it is rendered (`src/page-data`); the route says what is shown of it.
 */
export function pageRoute<P extends PlainPage>(page: P, route: PlainRoute<ModelOf<P>>): RouteFile;
export function pageRoute<P extends SlugPage | IdPage | ShowtimePage>(
  page: P,
  route: ItemRoute<ModelOf<P> & ItemModel>,
): RouteFile;
export function pageRoute<M>(page: PageId, route: PlainRoute<M> | ItemRoute<M & ItemModel>): RouteFile {
  const View = route.view as ComponentType<PageContext & { readonly model: M }>;

  const load = (): Promise<M> => once(modelName, () => Promise.reject(new NotLoadedError(page)));

  async function contextOf({ params }: RouteProps): Promise<PageContext | null> {
    const { locale, ...segments } = await params;
    const input = readSegments(page, segments);
    return isLocale(locale) && input !== null ? { locale, ...input } : null;
  }

  async function generateMetadata(props: RouteProps): Promise<Metadata> {
    const context = await contextOf(props);
    if (context === null) return {};
    const { siteOrigins } = webEnvironment();
    const told = async () =>
      'metadata' in route
        ? route.metadata(context, framed(context, (await load()) as M & ItemModel), siteOrigins)
        : plainMetadata(page as PlainPage, context, route);
    const asked = { seasons: context.seasons, kind: context.listing.type };
    const [metadata, words] = await Promise.all([told(), viewWords(context.locale, context.filters, asked)]);
    return inView(metadata, words);
  }

  async function Page(props: RouteProps) {
    const context = await contextOf(props);
    if (context === null) return null;
    const { locale, today } = context;
    const { siteOrigins } = webEnvironment();
    const model = framed(context, await load());
    const dated = context.filters.date !== undefined || context.showtime !== null;
    if (dated && route.isEmpty?.(model as M & ItemModel)) markEmptyDay();
    const things = (await route.data?.(context, model as M & ItemModel, siteOrigins)) ?? [];
    const { ref, refs, name, cinema, subject } = loaded(context, page, route, model);
    // A webview twin stays within the app (R036).
    const [steps, addresses] = context.webview
      ? [[], {}]
      : await Promise.all([stepsTo(locale, ref, name), languageAddresses(locale, refs, context)]);
    return (
      <ShownPage>
        <PageShell
          locale={locale}
          page={ref}
          addresses={addresses}
          cinema={cinema}
          year={Number(today.slice(0, 4))}
          fixedNow={fixedNow()}
          {...(subject === undefined ? {} : { subject })}
        >
          <JsonLd
            data={[...things, ...(steps.length > 1 ? [breadcrumbsJsonLd(locale, siteOrigins, steps)] : [])]}
          />
          <View {...context} model={model} />
          {steps.length > 1 ? <Breadcrumbs locale={locale} steps={steps} /> : null}
        </PageShell>
      </ShownPage>
    );
  }

  return { generateStaticParams: () => [placeholderSegments(page)], generateMetadata, Page };
}

/** An item's model with the reference to the page in its frame: itself or its webview twin (R036). */
function framed<M>({ webview }: PageContext, model: M): M {
  if (!webview || typeof model !== 'object' || model === null || !('ref' in model)) return model;
  return { ...model, ref: inFrame(model.ref as PageRef, webview) };
}

function loaded<M>(
  { locale, webview }: PageContext,
  page: PageId,
  route: PlainRoute<M> | ItemRoute<M & ItemModel>,
  model: M,
): Loaded {
  if (!('name' in route)) {
    const ref = inFrame({ page } as PageRef, webview);
    const refs = sameInEveryLanguage(siteOf(locale), ref);
    return { ref, refs, name: null, cinema: null, subject: undefined };
  }
  const item = model as M & ItemModel;
  return {
    ref: item.ref,
    refs: item.refs,
    name: route.name(item),
    cinema: route.cinema?.(item) ?? null,
    subject: route.subject?.(item),
  };
}

/** The metadata of a page without an item: from its record's messages; title and description may depend on the content. */
async function plainMetadata(
  page: PlainPage,
  context: PageContext,
  { title, description, lists }: Pick<PlainRoute<unknown>, 'title' | 'description' | 'lists'>,
): Promise<Metadata> {
  const { locale, filters, search, listing, seasons, webview } = context;
  const section = messagesSection(page);
  if (section === undefined) throw new Error(`The page ${page} is open: its record needs messages.`);
  const t = await getTranslations({ locale });
  const ref = inFrame({ page }, webview);
  const plain = (await title?.(context)) ?? t(`${section}.metaTitle`);
  return pageMetadata({
    locale,
    listing,
    query: queryOfView(context),
    ref: takesFilters(page) && Object.keys(filters).length > 0 ? { ...ref, filters } : ref,
    refs: sameInEveryLanguage(siteOf(locale), ref),
    origins: webEnvironment().siteOrigins,
    title: listing.page > 1 ? t('article.titleOfPage', { title: plain, page: listing.page }) : plain,
    description: (await description?.(context)) ?? t(`${section}.metaDescription`),
    ...(lists === undefined ? {} : { lists: lists(locale) }),
    // A page for a visitor's place is not the page that search engines know.
    indexed:
      recordOf(page).sitemap !== undefined &&
      search.text === '' &&
      seasons.length === 0 &&
      filters.near === undefined,
  });
}
