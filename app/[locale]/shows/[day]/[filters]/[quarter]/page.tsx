import { getTranslations } from 'next-intl/server';
import { showRef } from '#src/domain/show/show-ref.ts';
import { ShowsPage } from '#src/features/film-list/shows-page.tsx';
import { LastView } from '#src/features/shows-views/last/last-view.tsx';
import { PlanView } from '#src/features/shows-views/plan/plan-view.tsx';
import { SoonView } from '#src/features/shows-views/soon/soon-view.tsx';
import { TableView } from '#src/features/shows-views/table/table-view.tsx';
import { ViewLinks } from '#src/features/shows-views/view-links.tsx';
import type { ShowsView } from '#src/page-data/load-shows-view.ts';
import type { PageContext } from '#src/page-data/page-context.ts';
import { feedOfSite } from '#src/routes/site-files.ts';
import { itemListJsonLd } from '#src/seo/item-list.ts';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { pageRoute } from '../../../../../_routes/page-route.tsx';

/** The page is long; its structured data contain only the first films. */
const mostTold = 24;

function View({ model: shown, ...context }: PageContext & { readonly model: ShowsView }) {
  const { locale, today, filters } = context;
  const locator = (
    <LocatorBar
      locale={locale}
      page={{ page: 'shows', filters }}
      near={shown.near}
      nearest={shown.view === 'list' ? shown.model.near?.nearest : undefined}
    />
  );
  const props = { locale, filters, locator };
  switch (shown.view) {
    case 'soon':
      return <SoonView {...props} model={shown.model} />;
    case 'table':
      return <TableView {...props} model={shown.model} />;
    case 'plan':
      return <PlanView {...props} today={today} model={shown.model} />;
    case 'last':
      return <LastView {...props} model={shown.model} />;
    case 'list':
      return (
        <ShowsPage
          {...props}
          model={shown.model}
          views={<ViewLinks locale={locale} filters={filters} current={null} />}
        />
      );
  }
}

const route = pageRoute('shows', {
  isEmpty: ({ view, model }) =>
    view === 'list' && !model.failed && Object.values(model.selections).every((shows) => shows.length === 0),
  view: View,
  title: async ({ locale, filters: { view } }) => {
    const t = await getTranslations({ locale });
    return t(view === undefined ? 'shows.metaTitle' : `views.titles.${view}`);
  },
  description: async ({ locale, filters: { view } }) => {
    const t = await getTranslations({ locale });
    return t(view === undefined ? 'shows.metaDescription' : `views.descriptions.${view}`);
  },
  lists: (locale) => [feedOfSite(locale, 'films')],
  data: ({ locale, filters }, { view, model }, origins) =>
    view !== 'list' || Object.keys(filters).length > 0
      ? []
      : itemListJsonLd(
          locale,
          origins,
          model.selections.book
            .slice(0, mostTold)
            .map(({ show }) => ({ name: show.title, ref: showRef(show) })),
        ),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
