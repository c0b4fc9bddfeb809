import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { fixedNow } from '#src/config/clock.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { loadShows } from '#src/features/shows/load-shows.ts';
import { ShowsPage } from '#src/features/shows/shows-page.tsx';
import { readDaySegment, readViewSegment } from '#src/request/internal-path.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { sameInEveryLanguage } from '#src/shell/page-refs.ts';
import { PageShell } from '#src/shell/page-shell.tsx';
import { isLocale, siteOf } from '#src/sites/registry.ts';

interface Props {
  readonly params: Promise<{ locale: string; day: string; view: string }>;
}

const ref = { page: 'shows' } as const;

/** The build's placeholder; real pages are rendered when first asked for. */
export function generateStaticParams() {
  return [{ day: 'build', view: '-' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'shows' });
  return pageMetadata({
    locale,
    ref: { ...ref, filters: readViewSegment(view).filters },
    refs: sameInEveryLanguage(siteOf(locale), ref),
    origins: webEnvironment().siteOrigins,
    title: t('metaTitle'),
    description: t('metaDescription'),
  });
}

export default async function Page({ params }: Props) {
  const { locale, day, view } = await params;
  const today = readDaySegment(day);
  if (!isLocale(locale) || today === null) return null;
  const { filters } = readViewSegment(view);
  const model = await loadShows(locale, today, filters);
  return (
    <PageShell
      locale={locale}
      page={ref}
      refs={sameInEveryLanguage(siteOf(locale), ref)}
      year={Number(today.slice(0, 4))}
      fixedNow={fixedNow()}
    >
      <ShowsPage locale={locale} model={model} filters={filters} />
    </PageShell>
  );
}
