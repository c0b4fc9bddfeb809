import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { Filters } from '#src/routes/filters.ts';
import { tabFragment, type ShowsTab } from '#src/routes/fragments.ts';
import type { PageRef } from '#src/routes/page.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { ArticleGrid } from '#src/ui/article/article-cards.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Later } from '#src/ui/layout/later.client.tsx';
import { PromoBand } from '#src/ui/layout/promo-band.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { VodShelf } from '#src/ui/poster/vod-shelf.tsx';
import type { CardWords } from '#src/ui/poster/poster-card.tsx';
import { showWords, type ListedShow } from '#src/ui/poster/show-card.tsx';
import { PosterRail } from '#src/ui/poster/show-grid.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
import { FreshList } from './fresh-list.tsx';
import type { HomeModel } from './home-model.ts';
import { HomeHero } from './home-hero.tsx';
import { NowSection } from './now-section.tsx';
import { Places } from './places.tsx';
import { VideoShelf } from './shelves/video-shelf.tsx';
import { PushRail } from './shelves/push-rail.tsx';

interface HomePageProps {
  readonly locale: Locale;
  readonly model: HomeModel;
  /** Of the page: the visitor's place, and what they need. */
  readonly filters: Filters;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/**
 * The home page: what is on, what is promoted, what comes, and where. Every part but the first is left out when it is
 * empty.
 */
export function HomePage({ locale, model, filters, locator }: HomePageProps) {
  const t = useTranslations('home');
  const { now, fresh, presales, upcoming, events, kids, nativeAds, promos } = model;
  const tab = (name: ShowsTab) => tabFragment(languageOf(locale), name);
  const release = (show: ShowListView) =>
    show.releaseDay === null ? null : t('releases', { date: formatDay(locale, show.releaseDay, 'long') });
  const heart = useTranslations('flag')('heart');
  const shows = (listed: readonly ListedShow[]) => listed.map((one) => showWords(one, heart));
  return (
    <>
      <HomeHero locale={locale} lead={model.lead} />
      {now.length === 0 && filters.needs === undefined ? (
        <EmptyState heading="h2" title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <NowSection locale={locale} model={model} filters={filters} locator={locator} />
      )}
      <Later>
        <PushRail locale={locale} pushes={model.pushes} />
        <FreshList locale={locale} shows={fresh} />
        <Row
          locale={locale}
          id="events"
          title={t('events')}
          more={<EventsLink locale={locale} fragment={tab('special')} />}
          cards={shows(
            events.map(({ show, day }) => ({
              show,
              meta: day === null ? null : formatDay(locale, day, 'long'),
            })),
          )}
        />
        <Row
          locale={locale}
          id="seasons"
          title={t('seasons')}
          more={
            <Link locale={locale} to={{ page: 'events' }} fragment="seasons">
              {t('allEvents')}
            </Link>
          }
          cards={model.seasons.map(({ to, title, subtitle, poster }) => ({
            to,
            title,
            poster,
            meta: subtitle,
          }))}
        />
        <PromoBand promos={nativeAds} id="ad" />
        <Row
          locale={locale}
          id="presales"
          title={t('presales')}
          more={
            <Link locale={locale} to={{ page: 'shows' }} fragment={tab('presales')}>
              {t('allPresales')}
            </Link>
          }
          cards={shows(presales.map((show) => ({ show, meta: release(show) })))}
        />
        <Row
          locale={locale}
          id="upcoming"
          title={t('upcoming')}
          more={
            <Link locale={locale} to={{ page: 'upcomingShowsLight' }}>
              {t('calendar')}
            </Link>
          }
          cards={shows(upcoming.map((show) => ({ show, meta: release(show) })))}
        />
        <Row
          locale={locale}
          id="kids"
          title={t('kids')}
          more={
            <Link locale={locale} to={{ page: 'shows' }} fragment={tab('kids')}>
              {t('allKids')}
            </Link>
          }
          cards={shows(kids.map((show) => ({ show })))}
        />
        <VodShelf locale={locale} films={model.vod} />
        <VideoShelf locale={locale} videos={model.videos} channel={model.channel} />
        <PromoBand promos={promos} id="promo" turned />
        <NewsSection locale={locale} news={model.news} />
        <Places locale={locale} model={model} />
      </Later>
    </>
  );
}

interface RowProps {
  readonly locale: Locale;
  readonly id: string;
  readonly title: string;
  readonly more: ReactNode;
  readonly cards: readonly CardWords[];
}

/** A row of posters with a link to all of them; nothing when there are no posters. */
function Row({ locale, id, title, more, cards }: RowProps) {
  if (cards.length === 0) return null;
  return (
    <Section id={id} title={title} more={more}>
      <PosterRail locale={locale} label={title} cards={cards} />
    </Section>
  );
}

/** The latest news (R095); nothing when there are none. */
function NewsSection({ locale, news }: { readonly locale: Locale; readonly news: HomeModel['news'] }) {
  const t = useTranslations('news');
  if (news.length === 0) return null;
  return (
    <Section
      id="news"
      title={t('newest')}
      more={
        <Link locale={locale} to={{ page: 'news' }}>
          {t('all')}
        </Link>
      }
    >
      <ArticleGrid locale={locale} articles={news} label={t('newest')} />
    </Section>
  );
}

/** Link to the page of events; when the site has no such page, to the tab of events among the shows. */
function EventsLink({ locale, fragment }: { readonly locale: Locale; readonly fragment: string }) {
  const t = useTranslations('home');
  const events: PageRef = { page: 'events' };
  return addressOf(locale, events) === null ? (
    <Link locale={locale} to={{ page: 'shows' }} fragment={fragment}>
      {t('allEvents')}
    </Link>
  ) : (
    <Link locale={locale} to={events}>
      {t('allEvents')}
    </Link>
  );
}
