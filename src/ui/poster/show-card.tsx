import { useTranslations } from 'next-intl';
import { formatDuration } from '#src/domain/date/duration.ts';
import type { Flag } from '#src/domain/show/flag.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import type { NextTimesData } from '../showtime/next-times.client.tsx';
import { PosterCard, type CardWords } from './poster-card.tsx';
import type { PicturePriority } from '../picture/picture-priority.ts';

/** A show with its lines in a list. */
export interface ListedShow {
  readonly show: ShowListView;
  /** The day, the cinema and the version that its page should show. */
  readonly filters?: Filters | undefined;
  /** Replaces duration and genres: the release day of a show that is not out yet. */
  readonly meta?: string | null;
  /** A highlighted line below it. */
  readonly note?: string | null;
  /** The next showtimes near the visitor, in place of the note. */
  readonly next?: NextTimesData | null;
}

interface ShowCardProps extends ListedShow {
  readonly locale: Locale;
  readonly priority?: PicturePriority;
  readonly heading?: 'h2' | 'h3' | 'h4';
}

/** Duration and genres in one line, as far as they are known. */
export function showFacts({ duration, genres }: Pick<ShowListView, 'duration' | 'genres'>): string {
  return [
    duration === null ? null : formatDuration(duration),
    genres.map(({ label }) => label).join(', ') || null,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}

/** A flag with its text; a heart without a text has the text of the interface (D33). */
function cardFlag(flag: Flag | null, heart: string): CardWords['flag'] {
  const label = flag?.text ?? (flag?.heart === true ? heart : null);
  return label === null ? null : { tone: flag?.colour ?? 'grey', label };
}

/**
 * The texts of a show's card.
 *
 * @param heart the interface's text for the heart label
 */
export function showWords({ show, filters, meta, note, next }: ListedShow, heart: string): CardWords {
  return {
    to: showRef(show, filters),
    title: show.title,
    poster: show.poster?.md ?? null,
    dominantColour: show.backdropColour,
    flag: cardFlag(show.pushTag, heart),
    meta: meta ?? showFacts(show),
    note: next ? null : (note ?? null),
    next: next ?? null,
    show: { slug: show.slug, event: show.kind === 'event' },
  };
}

/** A show of the catalogue as a poster card. */
export function ShowCard({ locale, priority, heading, ...listed }: ShowCardProps) {
  const t = useTranslations();
  return (
    <PosterCard
      locale={locale}
      {...showWords(listed, t('flag.heart'))}
      controls={{ peek: t('showPopup.open'), wish: t('marks.wish') }}
      priority={priority}
      {...(heading === undefined ? {} : { heading })}
    />
  );
}
