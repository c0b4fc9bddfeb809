import { showRef } from '#src/domain/show/show-ref.ts';
import { loadShows } from '#src/features/film-list/load-shows.ts';
import { ShowsPage } from '#src/features/film-list/shows-page.tsx';
import { itemListJsonLd } from '#src/seo/item-list.ts';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { languageOf } from '#src/sites/registry.ts';
import { pageRoute } from '../../../../_routes/page-route.tsx';

/** The page is long; its structured data contain only the first films. */
const mostTold = 24;

const route = pageRoute('shows', {
  load: ({ locale, today, filters }) => loadShows(locale, today, filters),
  isEmpty: ({ selections, failed }) =>
    !failed && Object.values(selections).every((shows) => shows.length === 0),
  view: (props) => (
    <ShowsPage
      {...props}
      locator={
        <LocatorBar
          locale={props.locale}
          page={{ page: 'shows', filters: props.filters }}
          near={props.model.near?.name ?? null}
          nearest={props.model.near?.nearest}
        />
      }
    />
  ),
  lists: (locale) => [{ kind: 'feed', language: languageOf(locale), of: 'films' }],
  data: ({ locale, filters }, { selections }, origins) =>
    Object.keys(filters).length > 0
      ? []
      : itemListJsonLd(
          locale,
          origins,
          selections.book.slice(0, mostTold).map(({ show }) => ({ name: show.title, ref: showRef(show) })),
        ),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
