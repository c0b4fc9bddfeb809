import { getTranslations } from 'next-intl/server';
import { markPassing } from '#src/api/marks/passing.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import { loadShows } from '#src/features/film-list/load-shows.ts';
import type { ShowsModel } from '#src/features/film-list/shows-model.ts';
import { ShowsPage } from '#src/features/film-list/shows-page.tsx';
import { loadLast, type LastModel } from '#src/features/shows-views/last/load-last.ts';
import { LastView } from '#src/features/shows-views/last/last-view.tsx';
import { loadPlan } from '#src/features/shows-views/plan/load-plan.ts';
import type { PlanModel } from '#src/features/shows-views/plan/plan-model.ts';
import { PlanView } from '#src/features/shows-views/plan/plan-view.tsx';
import { loadSoon } from '#src/features/shows-views/soon/load-soon.ts';
import type { SoonModel } from '#src/features/shows-views/soon/soon-model.ts';
import { SoonView } from '#src/features/shows-views/soon/soon-view.tsx';
import { loadTable } from '#src/features/shows-views/table/load-table.ts';
import type { TableModel } from '#src/features/shows-views/table/table-model.ts';
import { TableView } from '#src/features/shows-views/table/table-view.tsx';
import { ViewLinks } from '#src/features/shows-views/view-links.tsx';
import { feedOfSite } from '#src/routes/site-files.ts';
import { itemListJsonLd } from '#src/seo/item-list.ts';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { pageRoute, type PageContext } from '../../../../../_routes/page-route.tsx';

/** The page is long; its structured data contain only the first films. */
const mostTold = 24;

/** The list of all shows, or one of its views (D51). */
type Model =
  | { readonly view: 'list'; readonly model: ShowsModel; readonly near: string | null }
  | { readonly view: 'soon'; readonly model: SoonModel; readonly near: string | null }
  | { readonly view: 'table'; readonly model: TableModel; readonly near: string | null }
  | { readonly view: 'plan'; readonly model: PlanModel; readonly near: string | null }
  | { readonly view: 'last'; readonly model: LastModel; readonly near: string | null };

/** The name of the visitor's place, when the view is not about the cinema of the filters. */
const nearOf = ({ filters }: PageContext, { name }: { readonly name: string | null }): string | null =>
  filters.localisation === undefined ? name : null;

async function load(context: PageContext): Promise<Model> {
  const { locale, today, filters, quarter } = context;
  if (filters.view === 'soon' && quarter !== null) {
    await markPassing();
    const model = await loadSoon(locale, quarter, filters);
    return { view: 'soon', model, near: nearOf(context, model) };
  }
  if (filters.view === 'last') {
    const model = await loadLast(locale, today, filters);
    return { view: 'last', model, near: nearOf(context, model) };
  }
  if (filters.view === 'table') {
    const model = await loadTable(locale, today, filters);
    return { view: 'table', model, near: model.place };
  }
  if (filters.view === 'plan') {
    const model = await loadPlan(locale, today, filters);
    return { view: 'plan', model, near: model.place };
  }
  const model = await loadShows(locale, today, filters);
  return { view: 'list', model, near: nearOf(context, { name: model.near?.name ?? null }) };
}

function View({ model: shown, ...context }: PageContext & { readonly model: Model }) {
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
  load,
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
