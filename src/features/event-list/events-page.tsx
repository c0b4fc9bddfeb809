import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import { queryOfSeasons } from '#src/domain/filter/chosen-seasons.ts';
import type { Filters } from '#src/routes/filters.ts';
import { feedOfSite } from '#src/routes/site-files.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Flag } from '#src/ui/label/flag.client.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Hero } from '#src/ui/layout/hero.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import { useNextTimes } from '#src/ui/showtime/next-times.ts';
import { NeedsLine } from '#src/visitor/needs/needs-line.tsx';
import { EventSeasons, eventsWith, SeasonChoices } from './event-seasons.tsx';
import { EventCards } from './event-cards.tsx';
import { EventDates } from './event-dates.tsx';
import type { EventsModel, EventView } from './event-groups.ts';
import css from './events-page.module.scss';

/** Number of posters that are in the first screen at every width. */
const firstPosters = 2;

interface EventsPageProps {
  readonly locale: Locale;
  readonly model: EventsModel;
  /** Of the page: the visitor's place, and what they need. */
  readonly filters: Filters;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** Every event of the site by date: the events of this week first, then month by month. */
export function EventsPage({ locale, model, filters, locator }: EventsPageProps) {
  const t = useTranslations('events');
  const needs = useTranslations('needs');
  const { lead, week, months, undated } = model.groups;
  const seasons = model.choices.filter(({ on }) => on).map(({ season }) => season.slug);
  const chosen = seasons.length > 0;
  const groups = [
    { id: 'week', title: t('week'), events: week },
    ...months.map(({ month, events }) => ({
      id: `month-${month}`,
      title: <span className={css['month']}>{formatDay(locale, `${month}-01`, 'month')}</span>,
      events,
    })),
    { id: 'undated', title: t('undated'), events: undated },
  ].filter(({ events }) => events.length > 0);
  return (
    <>
      <Hero
        kind="backdrop"
        picture={lead?.backdrop?.lg ?? null}
        title={lead?.title ?? t('title')}
        dominantColour={lead?.colour ?? null}
        height="low"
      >
        <h1>{t('title')}</h1>
        {lead === null ? <p className={css['lead']}>{t('lead')}</p> : <Lead locale={locale} event={lead} />}
      </Hero>
      <EventSeasons locale={locale} seasons={model.seasons} />
      <div className={css['locator']}>
        {locator}
        <NeedsLine
          locale={locale}
          filters={filters}
          refOf={eventsWith}
          query={queryOfSeasons(model.choices.flatMap(({ season, on }) => (on ? [season.slug] : [])))}
        />
        {filters.needs !== undefined && model.near === null ? <p>{needs('unsure')}</p> : null}
      </div>
      <SeasonChoices locale={locale} choices={model.choices} filters={filters} />
      {groups.length === 0 ? (
        <EmptyState
          alone
          heading="h2"
          title={t(chosen ? 'emptyChosenTitle' : 'emptyTitle')}
          text={t(chosen ? 'emptyChosenText' : 'emptyText')}
          action={
            <Link
              locale={locale}
              to={{ page: chosen ? 'events' : 'shows' }}
              className={buttonClass('outlined')}
            >
              {t(chosen ? 'allSeasons' : 'toFilms')}
            </Link>
          }
        />
      ) : (
        groups.map(({ id, title, events }, index) => (
          <Group
            key={id}
            locale={locale}
            id={id}
            title={title}
            events={events}
            near={model.near}
            first={index === 0}
          />
        ))
      )}
      <div className={css['after']}>
        <ShareBar
          locale={locale}
          to={eventsWith(filters)}
          query={queryOfSeasons(seasons)}
          title={t('title')}
          feed={feedOfSite(locale, 'events')}
        />
      </div>
    </>
  );
}

/** The next important event, in the hero. */
function Lead({ locale, event }: { readonly locale: Locale; readonly event: EventView }) {
  const t = useTranslations('events');
  return (
    <div className={css['lead']}>
      <p className={css['kicker']}>
        {t('next')}
        {event.live ? <Flag tone="red" label={t('live')} /> : null}
        {event.strand === null ? null : <Badge>{event.strand}</Badge>}
      </p>
      <p className={css['name']}>{event.title}</p>
      <EventDates locale={locale} days={event.days} />
      <Link locale={locale} to={event.to} className={buttonClass('filled', css['book'])}>
        {t('book')}
        <span className={css['heard']}>{`: ${event.title}`}</span>
      </Link>
    </div>
  );
}

interface GroupProps {
  readonly locale: Locale;
  readonly id: string;
  readonly title: ReactNode;
  readonly events: readonly EventView[];
  readonly near: EventsModel['near'];
  readonly first: boolean;
}

function Group({ locale, id, title, events, near, first }: GroupProps) {
  const t = useTranslations('events');
  const nextOf = useNextTimes(locale, null);
  const count = t('count', { count: events.length });
  return (
    <Section id={id} title={title} more={count}>
      <EventCards
        locale={locale}
        label={count}
        events={events}
        first={first ? firstPosters : 0}
        nextOf={(event) => nextOf({ show: event, to: event.to, next: near?.next.get(event.slug) })}
      />
    </Section>
  );
}
