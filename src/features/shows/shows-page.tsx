import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import type { FilterOption } from '#src/domain/filter/filter-options.ts';
import { showsTabs, tabFragment } from '#src/routes/fragments.ts';
import type { Filters } from '#src/routes/page.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { PosterGrid } from '#src/ui/layout/poster-grid.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { ShowCard } from '#src/ui/layout/show-card.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { ChipLink } from '#src/ui/link/chip-link.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { TabsLinks } from '#src/ui/link/tabs-links.tsx';
import type { ShowsModel } from './load-shows.ts';
import css from './shows-page.module.scss';

interface ShowsPageProps {
  readonly locale: Locale;
  readonly model: ShowsModel;
  readonly filters: Filters;
}

/** Posters that stand in the first screen at every width. */
const firstPosters = 4;

/** Every film and event: the five selections one below the other, each with the fragment that leads to it. */
export function ShowsPage({ locale, model, filters }: ShowsPageProps) {
  const t = useTranslations('shows');
  const shown = showsTabs.filter((tab) => model.tabs[tab].length > 0);
  const first = shown[0];
  const language = languageOf(locale);
  return (
    <>
      <div className={css['top']}>
        <h1>{t('title')}</h1>
        <TabsLinks
          locale={locale}
          label={t('tabs.label')}
          tabs={shown.map((tab) => ({
            key: tab,
            label: t(`tabs.${tab}`),
            to: { page: 'shows', filters },
            fragment: tabFragment(language, tab),
            count: model.tabs[tab].length,
            current: false,
          }))}
        />
        <ShowsFilters locale={locale} model={model} filters={filters} />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          heading="h2"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
              {t('emptyAction')}
            </Link>
          }
        />
      ) : (
        shown.map((tab) => (
          <Section
            key={tab}
            id={tabFragment(language, tab)}
            title={t(`tabs.${tab}`)}
            more={t('count', { count: model.tabs[tab].length })}
          >
            <PosterGrid label={t(`tabs.${tab}`)}>
              {model.tabs[tab].map((show, index) => (
                <ShowCard
                  key={show.slug}
                  locale={locale}
                  show={show}
                  priority={tab === first && index < firstPosters}
                  meta={
                    show.released || show.releaseDay === null
                      ? null
                      : t('releases', { date: formatDay(locale, show.releaseDay, 'long') })
                  }
                />
              ))}
            </PosterGrid>
          </Section>
        ))
      )}
    </>
  );
}

const lists = ['genres', 'versions', 'tags'] as const;

function toggled(filters: Filters, name: (typeof lists)[number], { value, selected }: FilterOption): Filters {
  const rest = (filters[name] ?? []).filter((one) => one !== value);
  const next = selected ? rest : [...rest, value];
  const others = Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name));
  return next.length === 0 ? others : { ...others, [name]: next };
}

function ShowsFilters({ locale, model, filters }: ShowsPageProps) {
  const t = useTranslations('filter');
  return (
    <div className={css['filters']}>
      {lists.map((name) =>
        model.options[name].length < 2 ? null : (
          <nav key={name} aria-label={t(name)} className={css['chips']}>
            {model.options[name].map((option) => (
              <ChipLink
                key={option.value}
                locale={locale}
                to={{ page: 'shows', filters: toggled(filters, name, option) }}
                on={option.selected}
              >
                {option.label ?? t('entertainment')}
              </ChipLink>
            ))}
          </nav>
        ),
      )}
    </div>
  );
}
