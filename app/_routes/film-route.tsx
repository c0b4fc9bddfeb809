import { filmJsonLd, filmMetadata, screeningEventsJsonLd } from '#src/features/film-page/film-metadata.ts';
import { FilmPage } from '#src/features/film-page/film-page.tsx';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { pageRoute } from './page-route.tsx';

/** Films and events have the same page, with different addresses and words. */
export const filmRoute = (page: 'movie' | 'entertainment') =>
  pageRoute(page, {
    metadata: ({ locale, today, filters }, model, origins) =>
      filmMetadata(locale, model, today, filters, origins),
    view: (props) => (
      <FilmPage
        {...props}
        locator={
          <LocatorBar
            locale={props.locale}
            page={{ ...props.model.ref, filters: props.filters }}
            near={props.model.showtimes?.near?.name ?? null}
          />
        }
      />
    ),
    isEmpty: ({ showtimes }) =>
      showtimes !== null && showtimes.cinemas.length + showtimes.choices.length === 0,
    name: ({ film }) => film.title,
    // Robots keep no page near a place (ADR-0073).
    data: ({ locale, filters }, model, origins) => [
      filmJsonLd(locale, model, origins),
      ...(filters.near === undefined ? screeningEventsJsonLd(locale, model, origins) : []),
    ],
    subject: ({ tracking }) => ({ show: tracking }),
  });
