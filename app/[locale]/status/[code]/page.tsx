import { getTranslations } from 'next-intl/server';
import { fixedNow } from '#src/kernel/date/clock.ts';
import { presentYear } from '#src/api/load/present.ts';
import { StatusPage, type StatusKind } from '#src/features/status-page/status-page.tsx';
import { PageShell } from '#src/shell/page-shell.tsx';
import { isLocale } from '#src/sites/registry.ts';

interface Props {
  readonly params: Promise<{ locale: string; code: string }>;
}

const kinds = { '404': 'notFound', '410': 'gone', '503': 'tryAgain' } as const satisfies Record<
  string,
  StatusKind
>;

const isStatus = (code: string): code is keyof typeof kinds => Object.hasOwn(kinds, code);

/** The build's placeholder; real pages are rendered on their first request. */
export function generateStaticParams() {
  return [{ code: 'build' }];
}

export default async function Page({ params }: Props) {
  const { locale, code } = await params;
  if (!isLocale(locale) || !isStatus(code)) return null;
  const kind = kinds[code];
  const t = await getTranslations({ locale, namespace: 'error' });
  return (
    <PageShell
      locale={locale}
      page={null}
      addresses={{}}
      year={await presentYear()}
      fixedNow={fixedNow()}
      status={code}
    >
      {/* In development Next.js leaves out the metadata of a page with a status, but not its elements. */}
      <title>{t(`${kind}.metaTitle`)}</title>
      <meta name="robots" content="noindex" />
      <StatusPage locale={locale} kind={kind} />
    </PageShell>
  );
}
