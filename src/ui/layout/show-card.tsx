import { formatDuration } from '#src/domain/date/duration.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Filters } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { PosterCard } from './poster-card.tsx';

interface ShowCardProps {
  readonly locale: Locale;
  readonly show: ShowListView;
  /** What its page is narrowed to: the one cinema of a list, for instance. */
  readonly filters?: Filters;
  /** In place of duration and genres: the release day of what is not out yet. */
  readonly meta?: string | null;
  readonly priority?: boolean;
  readonly heading?: 'h2' | 'h3' | 'h4';
}

/** A show of the catalogue as a poster card. */
export function ShowCard(props: ShowCardProps) {
  const { locale, show, filters, meta = null, priority = false, heading = 'h3' } = props;
  const facts = [
    show.duration === null ? null : formatDuration(show.duration),
    show.genres.map(({ label }) => label).join(', ') || null,
  ].filter((fact) => fact !== null);
  return (
    <PosterCard
      locale={locale}
      to={showRef(show, filters)}
      title={show.title}
      poster={show.poster?.md ?? null}
      dominantColour={show.backdropColour}
      flag={show.pushTag?.text ? { tone: show.pushTag.colour ?? 'grey', label: show.pushTag.text } : null}
      meta={meta ?? facts.join(' · ')}
      priority={priority}
      heading={heading}
    />
  );
}
