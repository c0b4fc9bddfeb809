import type { CinemaDetail } from '#src/contract/cinema/schema.ts';
import type { Cinema, CinemaService } from '#src/contract/cinemas/schema.ts';
import type { PushSlide } from '#src/contract/entities.ts';
import { href } from '#src/routes/href.ts';
import type { HouseData } from '../house-types.ts';
import { words } from '../vocabulary/labels.ts';
import { accessibilityWords, serviceWords } from '../vocabulary/services.ts';
import type { LanguageContext, Release, Session, SitePlan } from '../generator/context.ts';
import { fill, inLanguage, zoneOf } from '../generator/context.ts';
import { kilometres, nearest } from './distance.ts';
import { cityOf, slugOfCity, slugOfFilm, slugOfHouse } from './language-index.ts';
import { backdropOf, facadeOf } from './media.ts';
import { alertsFor } from './documents.ts';
import { pricingOf } from './pricing.ts';
import { sortTags } from '../generator/session-tags.ts';

/** Houses and cities within this many kilometres are near. */
const nearbyKilometres = 250;
const mostNearby = 3;

/** Seats that are places rather than experiences stay out of a house's tags. */
const noHouseTags = new Set(['3d']);

/** Minutes after midnight as people of the language write them. */
function clock(minutes: number, language: string): string {
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return language === 'fr' ? `${hours} h ${rest}` : `${String(hours).padStart(2, '0')}:${rest}`;
}

function servicesOf(context: LanguageContext, house: HouseData): CinemaService[] {
  const { language } = context;
  return house.services.map(({ key, count }) => {
    const service = serviceWords[key];
    const time = clock(house.firstShowing - (key === 'opening-hours' ? count : 0), language);
    return {
      label: service.label[language],
      slug: service.slug[language],
      description: fill(service.description[language], { count, time }),
      refImage: null,
      isAccessibility: service.isAccessibility,
    };
  });
}

function nearbySession(plan: SitePlan, house: HouseData): HouseData | undefined {
  return plan.houses.find(({ key }) => key === house.sessionsNearby?.key);
}

/** A house as the list has it (R067), in the order of the wire contract. */
export function cinemaOf(context: LanguageContext, house: HouseData): Cinema {
  const { plan, language } = context;
  const nearby = nearbySession(plan, house);
  return {
    slug: slugOfHouse(house, language),
    citySlug: slugOfCity(cityOf(plan, house), language),
    name: house.name,
    tags: sortTags(house.halls.flatMap(({ experiences }) => experiences)).filter(
      (tag) => !noHouseTags.has(tag),
    ),
    hasPmrService: house.services.some(({ key }) => key === 'wheelchair'),
    theaters: house.theatres.map((theatre) => ({
      name: theatre.name,
      addressLine1: theatre.line1,
      addressLine2: theatre.line2,
      addressZip: theatre.zip,
      addressCity: theatre.city,
      gpsPosition: { x: theatre.position.x, y: theatre.position.y },
    })),
    hallCount: house.halls.length,
    seatCount: house.halls.reduce((sum, { seats }) => sum + seats, 0),
    services: servicesOf(context, house),
    backdrop: facadeOf(plan.options, house, 1920),
    comment: null,
    status: house.open,
    refImageItinerary: null,
    description: inLanguage(house.description, language, `description of ${house.key}`),
    vistaRef: house.vistaRef,
    googleMyBusinessUrl: mapAddress(house),
    nearbySessionsCinema: nearby ? slugOfHouse(nearby, language) : null,
    nearbySessionsWording: house.sessionsNearby
      ? inLanguage(house.sessionsNearby.words, language, `nearby sessions of ${house.key}`)
      : null,
    alexPatheGroupId: `7${house.vistaRef}`,
    ...(house.timeZone === undefined ? {} : { timeZone: house.timeZone }),
  };
}

/** A map of the spot: the house is invented, so it has no entry of its own. */
function mapAddress(house: HouseData): string {
  const { x, y } = house.theatres[0].position;
  return `https://www.google.com/maps/search/?api=1&query=${x}%2C${y}`;
}

/** What a house puts forward: the newest film that it plays and the next one on sale early (R071). */
function pushesOf(context: LanguageContext, sessions: readonly Session[]): PushSlide[] {
  const { plan, language, locale } = context;
  const releases = [...new Set(sessions.map(({ release }) => release))].toSorted(
    (one, other) => one.rank - other.rank,
  );
  const slide = (release: Release | undefined, soon: boolean): PushSlide[] => {
    if (!release) return [];
    const page = release.film.kind === 'film' ? 'movie' : 'entertainment';
    return [
      {
        title: release.film.title[language],
        date: soon ? words.soon[language] : words.thisWeek[language],
        cta: {
          label: soon ? words.book[language] : words.seeFilm[language],
          url: href(locale, { page, slug: slugOfFilm(context, release) }),
          target: 'same',
          type: soon ? 'booking' : 'black',
        },
        backdrop: backdropOf(plan.options, release.film).lg,
        contentTag: { title: soon ? words.presaleGoal[language] : words.newGoal[language], color: '#8f1230' },
        goal: soon ? 'presale' : 'new',
        description: release.film.tagline[language],
        backgroundMainColor: release.film.palette[0].toLowerCase(),
      },
    ];
  };
  return [
    ...slide(releases.find(({ isNew, isComingSoon }) => isNew && !isComingSoon) ?? releases[0], false),
    ...slide(
      releases.find(({ isComingSoon }) => isComingSoon),
      true,
    ),
  ];
}

/** A house as its page shows it (R068 to R071). */
export function cinemaDetailOf(
  context: LanguageContext,
  house: HouseData,
  sessions: readonly Session[],
): CinemaDetail {
  const { plan, language } = context;
  const city = cityOf(plan, house);
  const here = house.theatres[0].position;
  const near = nearest(plan.houses, here, (other) => other.theatres[0].position, mostNearby).filter(
    (other) => kilometres(here, other.theatres[0].position) <= nearbyKilometres,
  );
  const premium = house.halls.some(({ experiences }) => experiences.includes('imax'));
  return {
    ...cinemaOf(context, house),
    timeZone: zoneOf(plan.site, house),
    cinepass: [],
    ecards: [],
    nearbyCinemas: near.map((other) => slugOfHouse(other, language)),
    nearbyCities: nearest(plan.cities, city.position, (other) => other.position, mostNearby)
      .filter((other) => kilometres(city.position, other.position) <= nearbyKilometres)
      .map((other) => slugOfCity(other, language)),
    itinerary: inLanguage(house.access, language, `access of ${house.key}`),
    pricing: house.open ? pricingOf(plan.site, house, language) : null,
    pushes: pushesOf(context, sessions),
    cinemaWeekOffset: house.weekOffset,
    seo: {
      title: `${house.name} – ${inLanguage(city.name, language, `name of ${city.key}`)}`,
      description: inLanguage(house.seo, language, `description of ${house.key}`),
    },
    redirectSlug: null,
    tracking: {
      citySlug: slugOfCity(city, plan.site.defaultLanguage),
      cinemaSlug: slugOfHouse(house, plan.site.defaultLanguage),
    },
    premium,
    cinemaPremium: false,
    accessibilityDescription: fill(accessibilityWords[language], { halls: house.halls.length }),
    accesLibreUrl: null,
    alerts: alertsFor(context, house),
  };
}
