import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { fixedNow } from '#src/config/clock.ts';
import { webEnvironment } from '#src/config/environment.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { readDaySegment } from '#src/request/internal-path.ts';
import type { PageRef } from '#src/routes/page.ts';
import { breadcrumbsJsonLd, type Step } from '#src/seo/breadcrumbs.ts';
import { JsonLd } from '#src/seo/json-ld.tsx';
import { PageShell } from '#src/shell/page-shell.tsx';
import type { PageAlternates } from '#src/shell/view.ts';
import { isLocale } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { PageSubject } from '#src/tracking/page-facts.ts';

interface RouteProps {
  readonly params: Promise<{ locale: string; slug: string; day: string }>;
}

/** What every model of an item's page has. */
interface ItemModel {
  readonly ref: PageRef;
  /** The item's page in each language of the site that has it. */
  readonly refs: PageAlternates;
}

interface Titles {
  readonly home: string;
  readonly cinemas: string;
}

/** A page of one item of the catalogue that takes neither filters nor a query. */
interface ItemRoute<M extends ItemModel> {
  /**
   * @param today programme day of the site
   * @throws RequiredReadError when the item cannot be had
   */
  readonly load: (locale: Locale, slug: string, today: Day) => Promise<M>;
  readonly metadata: (
    locale: Locale,
    model: M,
    origins: Readonly<Record<SiteId, string>>,
  ) => Promise<Metadata>;
  readonly view: ComponentType<{ readonly locale: Locale; readonly model: M; readonly today: Day }>;
  /** The way to the page from home, itself last. */
  readonly steps: (model: M, titles: Titles) => readonly Step[];
  /** What machines are told besides the steps. */
  readonly data?: (locale: Locale, model: M, origins: Readonly<Record<SiteId, string>>) => WithContext<Thing>;
  /** Slug of the cinema that the page is about: its notices are shown (R072). */
  readonly cinema?: (model: M) => string;
  /** What the page is about, for the data layer (R122). */
  readonly subject?: (model: M) => PageSubject;
}

/** Metadata and page of one item: shell, steps, data, view. */
export function itemRoute<M extends ItemModel>(route: ItemRoute<M>) {
  const { load, metadata, view: View, steps, data, cinema, subject } = route;

  async function contextOf({ params }: RouteProps) {
    const { locale, slug, day } = await params;
    const today = readDaySegment(day);
    if (!isLocale(locale) || today === null) return null;
    return { locale, today, model: await load(locale, slug, today) };
  }

  async function generateMetadata(props: RouteProps): Promise<Metadata> {
    const page = await contextOf(props);
    return page === null ? {} : metadata(page.locale, page.model, webEnvironment().siteOrigins);
  }

  async function Page(props: RouteProps) {
    const page = await contextOf(props);
    if (page === null) return null;
    const { locale, today, model } = page;
    const { siteOrigins } = webEnvironment();
    const t = await getTranslations({ locale });
    const titles = { home: t('shell.home'), cinemas: t('cinemas.title') };
    return (
      <PageShell
        locale={locale}
        page={model.ref}
        refs={model.refs}
        cinema={cinema?.(model) ?? null}
        year={Number(today.slice(0, 4))}
        fixedNow={fixedNow()}
        {...(subject === undefined ? {} : { subject: subject(model) })}
      >
        {data === undefined ? null : <JsonLd data={data(locale, model, siteOrigins)} />}
        <JsonLd data={breadcrumbsJsonLd(locale, siteOrigins, steps(model, titles))} />
        <View locale={locale} model={model} today={today} />
      </PageShell>
    );
  }

  return { generateMetadata, Page };
}
