import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { fixedNow } from '#src/config/clock.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { loadHome } from '#src/features/home/load-home.ts';
import { readDaySegment } from '#src/request/internal-path.ts';
import { JsonLd } from '#src/seo/json-ld.tsx';
import { organizationJsonLd } from '#src/seo/organization.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { sameInEveryLanguage } from '#src/shell/page-refs.ts';
import { PageShell } from '#src/shell/page-shell.tsx';
import { isLocale, siteOf } from '#src/sites/registry.ts';

interface Props {
  readonly params: Promise<{ locale: string; day: string }>;
}

const ref = { page: 'home' } as const;

/** The build's placeholder; real pages are rendered when first asked for. */
export function generateStaticParams() {
  return [{ day: 'build' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'home' });
  return pageMetadata({
    locale,
    ref,
    refs: sameInEveryLanguage(siteOf(locale), ref),
    origins: webEnvironment().siteOrigins,
    title: t('metaTitle'),
    description: t('metaDescription'),
  });
}

export default async function Page({ params }: Props) {
  const { locale, day } = await params;
  const today = readDaySegment(day);
  if (!isLocale(locale) || today === null) return null;
  const model = await loadHome(locale, today);
  return (
    <PageShell
      locale={locale}
      page={ref}
      refs={sameInEveryLanguage(siteOf(locale), ref)}
      year={Number(today.slice(0, 4))}
      fixedNow={fixedNow()}
    >
      <JsonLd data={organizationJsonLd(locale, webEnvironment().siteOrigins)} />
      <HomePage locale={locale} model={model} />
    </PageShell>
  );
}
