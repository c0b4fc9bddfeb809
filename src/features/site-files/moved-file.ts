import { read } from '#src/api/read.ts';
import { isOutage, type Result } from '#src/api/transport/failure.ts';
import { showtimeNow } from '#src/domain/showtime/showtime-now.ts';
import type { ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';
import { siteFilePath, type CalendarFile, type FeedFile } from '#src/routes/site-files.ts';
import { isSlug } from '#src/routes/slug.ts';
import type { Locale } from '#src/sites/site.ts';

/** Nothing is there under another name either, or the catalogue cannot say. */
type Nowhere = 'unknown' | 'outage';

/**
 * The file that an address without one named, where its film, place or showtime has another name now (D62): programs keep
 * an address for years.
 */
export async function movedFile<File extends CalendarFile | FeedFile>(
  locale: Locale,
  file: File,
): Promise<File | Nowhere> {
  const moved = await renamed(locale, file);
  return typeof moved === 'object' && siteFilePath(moved) === siteFilePath(file) ? 'unknown' : moved;
}

async function renamed<File extends CalendarFile | FeedFile>(
  locale: Locale,
  file: File,
): Promise<File | Nowhere> {
  if (file.of === 'plan') {
    const showtimes = await Promise.all(file.showtimes.map(async (one) => showtimeOf(locale, one)));
    if (showtimes.includes('outage')) return 'outage';
    return showtimes.includes('unknown') ? 'unknown' : { ...file, showtimes };
  }
  if (file.of === 'showtime') {
    const showtime = await showtimeOf(locale, file);
    return typeof showtime === 'string' ? showtime : { ...file, ...showtime };
  }
  if (!('slug' in file)) return 'unknown';
  const now = await slugOf(locale, file.of === 'film' ? 'show' : file.of, file.slug);
  return typeof now === 'string' ? now : { ...file, ...now };
}

/** The slug that an item has now. */
async function slugOf(
  locale: Locale,
  kind: 'show' | 'cinema' | 'city',
  slug: string,
): Promise<{ readonly slug: string } | Nowhere> {
  const answer: Result<{ slug: string; redirectSlug: string | null }> = await read(kind, locale, { slug });
  if (!answer.ok) return isOutage(answer.failure) ? 'outage' : 'unknown';
  const now = answer.value.redirectSlug ?? answer.value.slug;
  return isSlug(now) ? { slug: now } : 'unknown';
}

async function showtimeOf(locale: Locale, asked: ShowtimeRef): Promise<ShowtimeRef | Nowhere> {
  const [show, cinema] = await Promise.all([
    slugOf(locale, 'show', asked.show),
    slugOf(locale, 'cinema', asked.cinema),
  ]);
  if (show === 'outage' || cinema === 'outage') return 'outage';
  if (show === 'unknown' || cinema === 'unknown') return 'unknown';
  const place = { slug: show.slug, cinema: cinema.slug };
  const ref = { show: show.slug, cinema: cinema.slug, day: asked.day, id: asked.id };
  const ofDay = await read('showtimesDay', locale, { ...place, date: asked.day });
  if (!ofDay.ok && isOutage(ofDay.failure)) return 'outage';
  const now = await showtimeNow(ref, ofDay.ok ? ofDay.value : [], async () => {
    const all = await read('showtimesCinema', locale, place);
    return all.ok ? all.value : {};
  });
  return now ?? 'unknown';
}
