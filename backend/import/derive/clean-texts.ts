import type { CinemaAlert } from '#src/contract/alerts/schema.ts';
import type { LanguageCatalogue, SiteCatalogue } from '#src/contract/catalogue.ts';
import type { CinemaDetail } from '#src/contract/cinema/schema.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { CityDetail } from '#src/contract/city/schema.ts';
import type { EventDetail } from '#src/contract/event/schema.ts';
import type { ExperienceDetail } from '#src/contract/experience/schema.ts';
import type { ExperienceItem } from '#src/contract/experiences/schema.ts';
import type { ShowDetail } from '#src/contract/show/schema.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { isLanguage } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import { cleanHtml, cleanLines } from '#src/kernel/html/clean-html.ts';
import { cleanEditorial } from './clean-editorial.ts';
import { htmlOrNull, mapValues } from './clean-fields.ts';

/**
 * Cleans the texts with markup of a catalogue (SEC5), so that the API's answers are safe in the pages of every program,
 * not only in ours. HTML fields of the contract keep the allowed markup, fields with line breaks keep the breaks; texts
 * without markup do not change.
 */
export function cleanTexts(catalogue: LanguageCatalogue): LanguageCatalogue {
  return {
    ...catalogue,
    ...cleanEditorial(catalogue),
    cinemas: catalogue.cinemas.map((one) => cleanCinema(one)),
    cinemaDetails: mapValues(catalogue.cinemaDetails, cleanCinemaDetail),
    cityDetails: mapValues(catalogue.cityDetails, cleanCity),
    showDetails: mapValues(catalogue.showDetails, cleanShow),
    showtimes: mapValues(catalogue.showtimes, (cinemas) =>
      mapValues(cinemas, (days) => mapValues(days, (list) => list.map((one) => cleanShowtime(one)))),
    ),
    eventDetails: mapValues(catalogue.eventDetails, cleanEvent),
    experiences: catalogue.experiences.map((one) => cleanExperience(one)),
    experienceDetails: mapValues(catalogue.experienceDetails, cleanExperienceDetail),
    tags: catalogue.tags.map((tag) => ({ ...tag, description: htmlOrNull(tag.description) })),
    alerts: catalogue.alerts.map((alert) => cleanAlert(alert)),
    footerFaq: catalogue.footerFaq.map((block) => ({
      ...block,
      // The contract leaves out a question without an answer too.
      questions: block.questions
        .map((question) => ({ ...question, description: cleanHtml(question.description) }))
        .filter(({ description }) => description !== ''),
    })),
  };
}

/** The same for every language of a site's catalogue. */
export function cleanCatalogue(catalogue: SiteCatalogue): SiteCatalogue {
  const languages: Partial<Record<Language, LanguageCatalogue>> = {};
  for (const [language, one] of Object.entries(catalogue.languages))
    if (isLanguage(language)) languages[language] = cleanTexts(one);
  return { ...catalogue, languages };
}

function cleanCinema<C extends Cinema>(cinema: C): C {
  return {
    ...cinema,
    description: cleanHtml(cinema.description),
    services: cinema.services.map((service) => ({ ...service, description: cleanHtml(service.description) })),
  };
}

function cleanCinemaDetail(cinema: CinemaDetail): CinemaDetail {
  const { pricing } = cinema;
  return {
    ...cleanCinema(cinema),
    itinerary: htmlOrNull(cinema.itinerary),
    accessibilityDescription: htmlOrNull(cinema.accessibilityDescription),
    pushes: cinema.pushes.map((push) => ({ ...push, description: htmlOrNull(push.description) })),
    alerts: cinema.alerts.map((alert) => cleanAlert(alert)),
    pricing:
      pricing === null
        ? null
        : {
            ...pricing,
            terms: pricing.terms.map((term) => cleanHtml(term)),
            globalTerms: htmlOrNull(pricing.globalTerms),
          },
  };
}

function cleanAlert(alert: CinemaAlert): CinemaAlert {
  return { ...alert, message: cleanHtml(alert.message) };
}

function cleanCity(city: CityDetail): CityDetail {
  const { highlight } = city;
  return {
    ...city,
    description: htmlOrNull(city.description),
    highlight: highlight === null ? null : { ...highlight, description: htmlOrNull(highlight.description) },
  };
}

function cleanEvent(event: EventDetail): EventDetail {
  const { details } = event;
  return {
    ...event,
    details:
      details === null
        ? null
        : {
            ...details,
            teaser: htmlOrNull(details.teaser),
            description: htmlOrNull(details.description),
          },
  };
}

function cleanExperience<E extends ExperienceItem>(experience: E): E {
  return { ...experience, teaser: htmlOrNull(experience.teaser) };
}

function cleanExperienceDetail(experience: ExperienceDetail): ExperienceDetail {
  return {
    ...cleanExperience(experience),
    details: htmlOrNull(experience.details),
    services: experience.services.map((service) => ({
      ...service,
      description: htmlOrNull(service.description),
    })),
  };
}

function cleanShow(show: ShowDetail): ShowDetail {
  return {
    ...show,
    synopsis: linesOrNull(show.synopsis),
    presentation: linesOrNull(show.presentation),
    calendar: linesOrNull(show.calendar),
    warning: linesOrNull(show.warning),
    extraInformation: linesOrNull(show.extraInformation),
  };
}

function cleanShowtime(showtime: Showtime): Showtime {
  const { specialShowtimeDetails: details } = showtime;
  if (details === null) return showtime;
  return {
    ...showtime,
    specialShowtimeDetails: {
      ...details,
      titleScreening: linesOrNull(details.titleScreening),
      titleShowtimeDetails: linesOrNull(details.titleShowtimeDetails),
      descriptionShowtimeDetails: linesOrNull(details.descriptionShowtimeDetails),
    },
  };
}

function linesOrNull(text: string | null): string | null {
  return text === null ? null : cleanLines(text);
}
