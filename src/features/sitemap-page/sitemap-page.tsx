import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '#src/ui/layout/section.client.tsx';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { SitemapKind, SitemapLink, SitemapSection } from './sitemap-model.ts';
import css from './sitemap-page.module.scss';

interface SitemapPageProps {
  readonly locale: Locale;
  readonly model: readonly SitemapSection[];
}

/** Every page of the site by kind and letter, as plain links (R042). */
export function SitemapPage({ locale, model }: SitemapPageProps) {
  const t = useTranslations('sitemap');
  const titles: Readonly<Record<SitemapKind, string>> = {
    films: t('films'),
    events: t('events'),
    seasons: t('seasons'),
    information: t('information'),
    cinemas: t('cinemas'),
    cities: t('cities'),
    experiences: t('experiences'),
    news: t('news'),
    offers: t('offers'),
    help: t('help'),
  };
  return (
    <>
      <div className={css['top']}>
        <h1>{t('title')}</h1>
        <p className={css['lead']}>{t('lead')}</p>
        <nav aria-label={t('jump')} className={css['kinds']}>
          <ChipLinks
            locale={locale}
            jumps
            chips={model.map(({ kind, count }) => ({
              to: { page: 'sitemap' },
              fragment: kind,
              text: `${titles[kind]} (${count})`,
              on: false,
            }))}
          />
        </nav>
      </div>
      {model.map(({ kind, letters }) => (
        <Section key={kind} id={kind} title={titles[kind]}>
          <div className={css['letters']}>
            {letters.map(({ letter, links }) => (
              <div key={letter} className={css['letter']}>
                <h3 className={css['initial']}>{letter}</h3>
                <Links locale={locale} links={links} />
              </div>
            ))}
          </div>
        </Section>
      ))}
    </>
  );
}

function Links({ locale, links }: { readonly locale: Locale; readonly links: readonly SitemapLink[] }) {
  return (
    <ul className={css['links']}>
      {links.map(({ name, to }) => (
        <li key={'slug' in to ? to.slug : 'id' in to ? to.id : to.page}>
          <Link locale={locale} to={to} className={css['link']}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
