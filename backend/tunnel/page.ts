import { createHash } from 'node:crypto';
import { frenchDate, frenchDates, frenchTime, isFrench } from '#src/kernel/date/french.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { isSlug } from '#src/routes/slug.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { paletteCss } from '#src/styles/palette.ts';
import { localeOf } from '#src/sites/registry.ts';
import type { BookedShowtime } from '../catalogue/readers.ts';
import { copies, speaker } from '../html/copy.ts';
import { markup, type Markup } from '../html/markup.ts';
import { plainPage } from '../html/plain-page.ts';

const style = `
${paletteCss(['ground', 'text', 'accent', 'text-quiet', 'line'])}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--ground);color:var(--text);font:1rem/1.55 system-ui,sans-serif}
main{width:min(34rem,100%);border-block:1px solid var(--line);padding-block:2.5rem;position:relative}
main::before{content:"";position:absolute;inset-block:-1px;inset-inline-start:-1.25rem;width:.25rem;background:var(--accent)}
.chain{margin:0 0 2rem;font-weight:700;letter-spacing:.22em;text-transform:uppercase;font-size:.8rem;color:var(--accent)}
h1{margin:0 0 1rem;font:600 clamp(1.8rem,6vw,2.8rem)/1.1 Georgia,serif;overflow-wrap:anywhere;text-wrap:balance}
.when{margin:0;font-size:1.15rem}.where{margin:.15rem 0 0;color:var(--text-quiet)}
.back{margin:1.5rem 0 0}.back a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--accent);text-underline-offset:.2em}
.notice{margin:2rem 0 0;padding-block-start:1.5rem;border-block-start:1px dashed var(--line);color:var(--text-quiet);max-width:60ch}
`;

/** Content security policy of the tunnel's pages: only their one style sheet. */
export const tunnelPolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The page in place of a chain's own booking: film, cinema and time, a note that this is a demonstration, and the way back
 * to the film.
 *
 * @param origin of the site; null when it is not known: then there is no way back
 */
export function bookingPage(
  site: SiteId,
  language: Language,
  showtime: BookedShowtime,
  origin: string | null,
): string {
  const copy = copies[language].tunnel;
  const say = speaker(language);
  const { day, time } = spoken(site, language, showtime.start);
  const place = [
    showtime.cinemaName,
    showtime.auditoriumName === null ? '' : say('tunnel.auditorium', { name: showtime.auditoriumName }),
  ];
  const body = markup`<h1>${showtime.showTitle}</h1>
<p class="when"><time datetime="${showtime.start.replace(' ', 'T')}">${day} ${say('tunnel.at', { time })}</time></p>
<p class="where">${place.filter((part) => part !== '').join(' · ')}</p>
<p class="notice">${copy.notice}</p>${backTo(site, language, showtime, origin)}`;
  return plainPage({ language, title: copy.title, style, body });
}

/** The link to the page of the show; nothing when its slug cannot be in an address. */
function backTo(
  site: SiteId,
  language: Language,
  { showSlug: slug, showTitle: title, isMovie }: BookedShowtime,
  origin: string | null,
): Markup | null {
  if (origin === null || !isSlug(slug)) return null;
  const page = isMovie ? 'movie' : 'entertainment';
  const address = absoluteHref(origin, localeOf(site, language), { page, slug });
  return markup`\n<p class="back"><a href="${address}">${speaker(language)('tunnel.back', { title })}</a></p>`;
}

/** The page in place of a chain's own shop: cards, plans and seasons would be ordered here. */
export function orderPage(language: Language): string {
  const copy = copies[language].tunnel;
  const body = markup`<h1>${copy.orderTitle}</h1>\n<p class="when">${copy.order}</p>`;
  return plainPage({ language, title: copy.orderTitle, style, body });
}

/** The page for a booking address without a showtime. */
export function unknownBookingPage(language: Language): string {
  const copy = copies[language].tunnel;
  const body = markup`<h1>${copy.unknownTitle}</h1>\n<p class="when">${copy.unknown}</p>`;
  return plainPage({ language, title: copy.unknownTitle, style, body });
}

/** The day and the time of a local start, in the format of the locale. */
function spoken(site: SiteId, language: Language, start: string): { day: string; time: string } {
  // The wire's time has no zone: it is read and written as UTC, and so does not change.
  const instant = new Date(`${start.replace(' ', 'T')}Z`);
  const locale = localeOf(site, language);
  // As on the sites: CLDR has no English for most of these countries, and all of them use the 24-hour clock.
  const tag = isFrench(locale) ? frenchDates : language === 'en' ? 'en-GB' : locale;
  const dates = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const times = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });
  const day = isFrench(locale) ? frenchDate(dates.formatToParts(instant)) : dates.format(instant);
  const time = isFrench(locale)
    ? frenchTime(instant.getUTCHours(), instant.getUTCMinutes())
    : times.format(instant);
  return { day: day.charAt(0).toLocaleUpperCase(locale) + day.slice(1), time };
}
