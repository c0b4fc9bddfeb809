import { useTranslations } from 'next-intl';
import { formatDay, formatTime } from '#src/domain/date/format.ts';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import type { NextInCinema } from '#src/domain/place/next-showtimes.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf, externalAddressOf } from '../link/link-address.ts';
import { toTheMinute } from './closing.ts';
import type { NextTime, NextTimesData } from './next-times.client.tsx';
import { shownUnderPoster } from './under-poster.ts';

/** So many are sent along behind those that are shown. */
const spare = 3;

/**
 * The showtimes to show, `most` of them: those that can be booked before others, in the order of time. Behind them the next
 * ones that can be booked, for a page that is kept while the first ones begin.
 */
function chosen(showtimes: readonly ShowtimeView[], most: number): readonly ShowtimeView[] {
  const bookable = showtimes.filter(({ status }) => status === 'available');
  const others = showtimes.filter(({ status }) => status !== 'available');
  const shown = new Set([...bookable, ...others].slice(0, most));
  return [...showtimes.filter((showtime) => shown.has(showtime)), ...bookable.slice(most, most + spare)];
}

/** The version that all showtimes have; null where they differ. */
function onlyVersion(times: readonly ShowtimeView[]): ShowtimeView['version'] | null {
  const [first] = times;
  return first !== undefined && times.every(({ version }) => version.slug === first.version.slug)
    ? first.version
    : null;
}

/** A version in words, after its abbreviation. */
function versionWords({
  label,
  description,
}: ShowtimeView['version']): Pick<NextTimesData, 'version' | 'code'> {
  return description === null || description === label
    ? { version: label }
    : { version: description, code: label };
}

/** A show with its next showtimes. */
interface NextOfShow {
  readonly show: { readonly slug: string; readonly title: string };
  /** The page with all showtimes of the show. */
  readonly to: PageRef;
  /** The nearest cinema first. */
  readonly next: readonly NextInCinema[] | undefined;
  /** How much is shown; by default one cinema with three showtimes, which fit beside each other under a poster. */
  readonly most?: { readonly cinemas: number; readonly times: number };
  /** Whether the cinemas are named; not where the page is about the only one. */
  readonly named?: boolean;
}

const underPoster = { cinemas: 1, times: shownUnderPoster } as const;

/**
 * Returns a function for the texts of a show's next showtimes: one entry for each of the nearest cinemas that have some,
 * the last one with a link to all others.
 *
 * @param above the day that the page names above them, so that it is not named again; null where it names none (ADR-0083)
 */
export function useTimesByCinema(
  locale: Locale,
  above: Day | null,
): (of: NextOfShow) => readonly NextTimesData[] {
  const t = useTranslations('near');
  const words = useTranslations('showtime');

  /** @param alike whether its version stands above the times */
  const timeOf = (showtime: ShowtimeView, alike: boolean): NextTime => {
    const { status, version, bookingUrl, closesAt, time } = showtime;
    const href = bookingUrl === null ? null : externalAddressOf(bookingUrl);
    const start = formatTime(locale, time);
    // The day above it is the day of the programme (D28): it is the night after that.
    const late = showtime.afterMidnight ? [words('afterMidnight')] : [];
    if (status === 'available' && href !== null) {
      // The name of the link has its note or the version that stands above it.
      const note = [...(alike && late.length === 0 ? [] : [version.label]), ...late].join(' · ');
      return { start, ...(note === '' ? {} : { note }), href, closes: toTheMinute(closesAt) };
    }
    const state = status === 'soldout' ? 'soldOut' : status === 'cancelled' ? 'cancelled' : 'closed';
    return {
      start,
      note: [...late, words(state)].join(' · '),
      ...(status === 'soldout' ? { soldOut: true as const } : {}),
    };
  };

  return ({ show, to, next = [], most = underPoster, named = true }) => {
    const shown = next
      .slice(0, most.cinemas)
      .map((one) => ({ ...one, times: chosen(one.showtimes, most.times) }));
    const all = next.reduce((sum, { showtimes }) => sum + showtimes.length, 0);
    const count = all - shown.reduce((sum, { times }) => sum + Math.min(times.length, most.times), 0);
    const href = addressOf(locale, to);
    return shown.map(({ cinema, kilometres, day, times }, index) => {
      const version = onlyVersion(times.slice(0, most.times));
      return {
        show: show.slug,
        title: show.title,
        cinema: cinema.slug,
        day,
        ...(named ? { name: cinema.name } : {}),
        ...(kilometres === null || !named ? {} : { distance: formatKilometres(locale, kilometres) }),
        ...(day === above ? {} : { when: formatDay(locale, day, 'short') }),
        ...(version === null ? {} : versionWords(version)),
        label: t('timesOf', { title: show.title, cinema: cinema.name, day: formatDay(locale, day, 'long') }),
        times: times.map((time) => timeOf(time, time.version.slug === version?.slug)),
        ...(most.times === shownUnderPoster ? {} : { shown: most.times }),
        ...(index === shown.length - 1 && count > 0 && href !== null
          ? { more: { href, text: t('more') } }
          : {}),
      };
    });
  };
}

/** Like {@link useTimesByCinema} for the nearest cinema alone; null without any. */
export function useNextTimes(locale: Locale, above: Day | null): (of: NextOfShow) => NextTimesData | null {
  const timesOf = useTimesByCinema(locale, above);
  return (of) => timesOf(of)[0] ?? null;
}
