import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { markEmptyDay } from '#src/api/empty-day.ts';
import { fixedNow } from '#src/config/clock.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { cinemaJsonLd, cinemaMetadata } from '#src/features/cinema-page/cinema-metadata.ts';
import { CinemaPage } from '#src/features/cinema-page/cinema-page.tsx';
import { cinemaFilters } from '#src/features/cinema-page/programme/filter-links.ts';
import { loadCinema } from '#src/features/cinema-page/load-cinema.ts';
import { readDaySegment, readViewSegment } from '#src/request/internal-path.ts';
import { breadcrumbsJsonLd } from '#src/seo/breadcrumbs.ts';
import { JsonLd } from '#src/seo/json-ld.tsx';
import { PageShell } from '#src/shell/page-shell.tsx';
import { isLocale } from '#src/sites/registry.ts';

interface Props {
  readonly params: Promise<{ locale: string; slug: string; day: string; view: string }>;
}

/** The build's placeholder; real cinemas are rendered when first asked for. */
export function generateStaticParams() {
  return [{ slug: 'build', day: 'build', view: '-' }];
}

async function load({ params }: Props) {
  const { locale, slug, day, view } = await params;
  const today = readDaySegment(day);
  if (!isLocale(locale) || today === null) return null;
  const filters = cinemaFilters(readViewSegment(view).filters);
  const model = await loadCinema(locale, slug, today, filters);
  if (filters.date !== undefined && model.programme?.films.length === 0) await markEmptyDay();
  return { locale, today, filters, model };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await load(props);
  return page === null
    ? {}
    : cinemaMetadata(page.locale, page.model, page.filters, webEnvironment().siteOrigins);
}

export default async function Page(props: Props) {
  const page = await load(props);
  if (page === null) return null;
  const { locale, today, filters, model } = page;
  const { siteOrigins } = webEnvironment();
  const t = await getTranslations({ locale });
  const steps = [
    { name: t('shell.home'), ref: { page: 'home' } },
    { name: t('cinemas.title'), ref: { page: 'cinemas' } },
    { name: model.cinema.name, ref: model.ref },
  ] as const;
  return (
    <PageShell
      locale={locale}
      page={model.ref}
      refs={model.refs}
      cinema={model.ref.slug}
      year={Number(today.slice(0, 4))}
      fixedNow={fixedNow()}
      subject={{ cinema: model.cinema.tracking }}
    >
      <JsonLd data={cinemaJsonLd(locale, model, siteOrigins)} />
      <JsonLd data={breadcrumbsJsonLd(locale, siteOrigins, steps)} />
      <CinemaPage locale={locale} model={model} filters={filters} />
    </PageShell>
  );
}
