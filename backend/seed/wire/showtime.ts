import type { Showtime, SpecialShowtimeDetails } from '#src/contract/showtimes-day/schema.ts';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { specialShowings } from '../vocabulary/labels.ts';
import { night, velvet } from '../vocabulary/tag-types.ts';
import { zoneOf } from '../generator/context.ts';
import type { LanguageContext, Session } from '../generator/context.ts';
import { slugOfFilm, slugOfHouse } from './language-index.ts';
import { addDays, instantOf, instantText, localTime } from '../generator/zone-time.ts';

/** Showings can be reserved from this many days before their own day, at ten. */
const reservableDays = 60;
const reservableFrom = 10 * 60;

function specialOf(context: LanguageContext, session: Session): SpecialShowtimeDetails | null {
  if (!session.special) return null;
  const { title, details, description } = specialShowings[session.special];
  const [textColor, backgroundColor] = session.special === 'team' ? velvet : night;
  return {
    titleScreening: title[context.language],
    titleShowtimeDetails: details[context.language],
    descriptionShowtimeDetails: description[context.language],
    source: session.special === 'team' ? 'showtime' : 'tag',
    textColor,
    backgroundColor,
  };
}

/** A showing on the wire (R082, R083). Its booking address leads to the tunnel in the context's language. */
function showtimeOf(context: LanguageContext, session: Session): Showtime {
  const { plan, language } = context;
  const { house, hall } = session;
  const timeZone = zoneOf(plan.site, house);
  const opened = instantOf(timeZone, addDays(session.day, -reservableDays), reservableFrom);
  return {
    time: localTime(timeZone, session.startsAt),
    version: session.version,
    tags: [...session.tags],
    status: session.status,
    reservabilityStart: instantText(timeZone, opened),
    reservabilityEnd: instantText(timeZone, session.startsAt),
    isMovie: true,
    refCmd: `${plan.options.tunnelOrigin}/${plan.site.id}/${language}/V${house.vistaRef}S${session.number}/booking`,
    auditoriumName: hall.name,
    auditoriumCapacity: String(hall.seats),
    endTime: localTime(timeZone, session.endsAt),
    specialShowtimeDetails: specialOf(context, session),
  };
}

/** All showings by film, house and programme day. */
export function showtimesOf(
  context: LanguageContext,
  sessions: readonly Session[],
): LanguageCatalogue['showtimes'] {
  const result: LanguageCatalogue['showtimes'] = {};
  for (const session of sessions) {
    const byHouse = (result[slugOfFilm(context, session.release)] ??= {});
    const byDay = (byHouse[slugOfHouse(session.house, context.language)] ??= {});
    (byDay[session.day] ??= []).push(showtimeOf(context, session));
  }
  return result;
}
