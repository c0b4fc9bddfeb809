import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { markEmptyDay } from '#src/api/empty-day.ts';
import { fixedNow } from '#src/config/clock.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { filmJsonLd, filmMetadata, screeningsJsonLd } from '#src/features/films/film-metadata.ts';
import { FilmPage } from '#src/features/films/film-page.tsx';
import { loadFilm } from '#src/features/films/load-film.ts';
import { readDaySegment, readViewSegment } from '#src/request/internal-path.ts';
import { breadcrumbsJsonLd, type Step } from '#src/seo/breadcrumbs.ts';
import { JsonLd } from '#src/seo/json-ld.tsx';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { PageShell } from '#src/shell/page-shell.tsx';
import { isLocale } from '#src/sites/registry.ts';

interface Props {
  readonly params: Promise<{ locale: string; slug: string; day: string; view: string }>;
}

/** The build's placeholder; real films are rendered when first asked for. */
export function generateStaticParams() {
  return [{ slug: 'build', day: 'build', view: '-' }];
}

async function load({ params }: Props) {
  const { locale, slug, day, view } = await params;
  const today = readDaySegment(day);
  if (!isLocale(locale) || today === null) return null;
  const { filters, trailer } = readViewSegment(view);
  const model = await loadFilm(locale, slug, today, filters);
  const { showings } = model;
  if (
    filters.date !== undefined &&
    showings !== null &&
    showings.cinemas.length + showings.choices.length === 0
  )
    await markEmptyDay();
  return { locale, today, filters, trailer, model };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await load(props);
  return page === null
    ? {}
    : filmMetadata(page.locale, page.model, page.filters, webEnvironment().siteOrigins);
}

export default async function Page(props: Props) {
  const page = await load(props);
  if (page === null) return null;
  const { locale, model, today, filters, trailer } = page;
  const { siteOrigins } = webEnvironment();
  const t = await getTranslations({ locale });
  const way: readonly Step[] = [
    { name: t('shell.home'), ref: { page: 'home' } },
    model.ref.page === 'entertainment'
      ? { name: t('events.title'), ref: { page: 'events' } }
      : { name: t('shows.title'), ref: { page: 'shows' } },
    { name: model.film.title, ref: model.ref },
  ];
  return (
    <PageShell
      locale={locale}
      page={model.ref}
      refs={model.refs}
      year={Number(today.slice(0, 4))}
      fixedNow={fixedNow()}
      subject={{ show: model.tracking }}
    >
      <JsonLd data={filmJsonLd(locale, model, siteOrigins)} />
      <JsonLd data={screeningsJsonLd(locale, model, siteOrigins)} />
      <JsonLd data={breadcrumbsJsonLd(locale, siteOrigins, way)} />
      <FilmPage
        locale={locale}
        model={model}
        today={today}
        filters={filters}
        trailer={trailer}
        locator={<LocatorBar locale={locale} />}
      />
    </PageShell>
  );
}
