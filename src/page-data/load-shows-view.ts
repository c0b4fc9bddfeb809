import { markPassing } from '#src/api/load/marks.ts';
import { loadShows } from '#src/features/film-list/load-shows.ts';
import type { ShowsModel } from '#src/features/film-list/shows-model.ts';
import { loadLast, type LastModel } from '#src/features/shows-views/last/load-last.ts';
import { loadPlan } from '#src/features/shows-views/plan/load-plan.ts';
import type { PlanModel } from '#src/features/shows-views/plan/plan-model.ts';
import { loadSoon } from '#src/features/shows-views/soon/load-soon.ts';
import type { SoonModel } from '#src/features/shows-views/soon/soon-model.ts';
import { loadTable } from '#src/features/shows-views/table/load-table.ts';
import type { TableModel } from '#src/features/shows-views/table/table-model.ts';
import type { PageContext } from './page-context.ts';

/** The list of all shows, or one of its views (D51). */
export type ShowsView =
  | { readonly view: 'list'; readonly model: ShowsModel; readonly near: string | null }
  | { readonly view: 'soon'; readonly model: SoonModel; readonly near: string | null }
  | { readonly view: 'table'; readonly model: TableModel; readonly near: string | null }
  | { readonly view: 'plan'; readonly model: PlanModel; readonly near: string | null }
  | { readonly view: 'last'; readonly model: LastModel; readonly near: string | null };

/** The name of the visitor's place, when the view is not about the cinema of the filters. */
const nearOf = ({ filters }: PageContext, { name }: { readonly name: string | null }): string | null =>
  filters.localisation === undefined ? name : null;

/**
 * Loads the list of all shows, or the view of it that the address asks for (D51).
 *
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadShowsView(context: PageContext): Promise<ShowsView> {
  const { locale, today, filters, quarter } = context;
  if (filters.view === 'soon' && quarter !== null) {
    markPassing();
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
