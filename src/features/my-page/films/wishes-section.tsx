import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { PosterCard } from '#src/ui/poster/poster-card.tsx';
import { PosterGrid } from '#src/ui/poster/poster-grid.tsx';
import { useNextTimes } from '#src/ui/showtime/next-times.ts';
import { SeenButton } from './seen-button.tsx';
import type { WishView } from './wish-view.ts';

interface WishesSectionProps {
  readonly locale: Locale;
  readonly today: Day;
  readonly wishes: readonly WishView[];
  readonly seen: ReadonlySet<string>;
}

/** The films that the visitor wants to see, each with where it stands. */
export function WishesSection({ locale, today, wishes, seen }: WishesSectionProps) {
  const t = useTranslations('mine');
  const say = useTranslations();
  const nextOf = useNextTimes(locale, today);

  const lineOf = ({ state, film, later }: WishView): string => {
    if (later !== null) return `${later.cinema}, ${formatDay(locale, later.day, 'long')}`;
    if (state === 'here') return t('wishes.now');
    if (state === 'gone') return t('wishes.gone');
    if (state === 'playing' || film.releaseDay === null) return t('wishes.playing');
    const date = formatDay(locale, film.releaseDay, 'long');
    return film.kind === 'event' ? date : say('shows.releases', { date });
  };

  return (
    <Section id="wishes" title={t('wishes.title')}>
      {wishes.length === 0 ? (
        <EmptyState
          title={t('wishes.noneTitle')}
          text={t('wishes.noneText')}
          action={
            <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
              {t('toFilms')}
            </Link>
          }
        />
      ) : (
        <PosterGrid label={t('wishes.title')}>
          {wishes.map((wish) => {
            const { slug, film, next } = wish;
            const to = showRef(film);
            return (
              <PosterCard
                key={slug}
                locale={locale}
                to={to}
                title={film.title}
                poster={film.poster}
                dominantColour={film.colour}
                meta={lineOf(wish)}
                next={nextOf({ show: film, to, next: next.length === 0 ? undefined : next })}
                show={{ slug, event: film.kind === 'event' }}
                controls={{ peek: say('showPopup.open'), wish: say('marks.wish') }}
              >
                <SeenButton slug={slug} title={film.title} seen={seen.has(slug)} />
              </PosterCard>
            );
          })}
        </PosterGrid>
      )}
    </Section>
  );
}
