import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDuration } from '#src/domain/date/duration.ts';
import type { Flag } from '#src/domain/show/flag.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { Filters, PageRefOf } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { PosterCard } from './poster-card.tsx';

interface ShowCardProps {
  readonly locale: Locale;
  readonly show: ShowListView;
  /** The day, cinema and version that its page should show. */
  readonly filters?: Filters | undefined;
  /** In place of duration and genres: the release day of what is not out yet. */
  readonly meta?: ReactNode;
  readonly priority?: boolean;
  readonly heading?: 'h2' | 'h3' | 'h4';
  /** Below the line. */
  readonly children?: ReactNode;
}

/** The page of a show; films and events have pages of their own (D39). */
export function showRef(
  { kind, slug }: Pick<ShowListView, 'kind' | 'slug'>,
  filters: Filters = {},
): PageRefOf<'movie' | 'entertainment'> {
  const page = kind === 'event' ? 'entertainment' : 'movie';
  return Object.keys(filters).length === 0 ? { page, slug } : { page, slug, filters };
}

/** Running time and genres in one line, what is known of them. */
export function showFacts({ duration, genres }: Pick<ShowListView, 'duration' | 'genres'>): string {
  return [
    duration === null ? null : formatDuration(duration),
    genres.map(({ label }) => label).join(', ') || null,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}

/** A show of the catalogue as a poster card. */
export function ShowCard(props: ShowCardProps) {
  const { locale, show, filters, meta, priority = false, heading, children } = props;
  const t = useTranslations('flag');
  return (
    <PosterCard
      locale={locale}
      to={showRef(show, filters)}
      title={show.title}
      poster={show.poster?.md ?? null}
      dominantColour={show.backdropColour}
      flag={cardFlag(show.pushTag, t('heart'))}
      meta={meta ?? showFacts(show)}
      priority={priority}
      {...(heading === undefined ? {} : { heading })}
    >
      {children}
    </PosterCard>
  );
}

/** A flag with its words; a heart without any has those of the interface (D33). */
function cardFlag(flag: Flag | null, heart: string) {
  const label = flag?.text ?? (flag?.heart === true ? heart : null);
  return label === null ? null : { tone: flag?.colour ?? 'grey', label };
}
