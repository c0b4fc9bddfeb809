import { markEmptyDay } from '#src/api/empty-day.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import { loadShows } from '#src/features/shows/load-shows.ts';
import { ShowsPage } from '#src/features/shows/shows-page.tsx';
import { itemListJsonLd } from '#src/seo/item-list.ts';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { plainRoute } from '../../../../_routes/plain-route.tsx';

/** The page is long; machines are told of the films it begins with. */
const mostTold = 24;

const route = plainRoute({
  ref: { page: 'shows' },
  words: 'shows',
  load: async ({ locale, today, filters }) => {
    const model = await loadShows(locale, today, filters);
    const isEmpty = Object.values(model.selections).every((shows) => shows.length === 0);
    if (filters.date !== undefined && isEmpty && !model.failed) await markEmptyDay();
    return model;
  },
  view: (props) => <ShowsPage {...props} locator={<LocatorBar locale={props.locale} />} />,
  data: ({ locale, filters }, { selections }, origins) =>
    Object.keys(filters).length > 0
      ? []
      : itemListJsonLd(
          locale,
          origins,
          selections.book.slice(0, mostTold).map(({ show }) => ({ name: show.title, ref: showRef(show) })),
        ),
});

/** The build's placeholder; real pages are rendered when first asked for. */
export function generateStaticParams() {
  return [{ day: 'build', view: '-' }];
}

export const generateMetadata = route.generateMetadata;
export default route.Page;
