import { isOutage } from '#src/api/failure.ts';
import { callApi } from '#src/api/transport.ts';
import type { PageId, PageRef } from '#src/routes/page.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { askDetail, type Verdict } from './items/detail.ts';
import { itemOfRef } from './item-state.ts';

type ListId = 'shows' | 'cinemas' | 'events';

/** The list that a page cannot do without. What a page of one item cannot do without is its detail. */
const requiredList: Readonly<Partial<Record<PageId, ListId>>> = {
  home: 'shows',
  shows: 'shows',
  upcomingShowsLight: 'shows',
  cinemas: 'cinemas',
  events: 'events',
};

/** Lists that an API may lack: a page whose own list it has not makes do with this one. */
const standIns: Readonly<Partial<Record<PageId, 'shows'>>> = { events: 'shows' };

/**
 * Makes the one call that a cold page requires, before the page is rendered. A page that throws would be an empty
 * document with status 500; this way the visitor gets the try-again page, and a success is in the transport's memory
 * when the page asks for it a moment later. Everything else that a page reads is optional.
 *
 * @returns what the call says about the page; a list that is not to be had is an outage, whatever its status (D40). Only
 *   an answer that there is no such call lets the list that stands in for it decide.
 */
export async function canRender(locale: Locale, ref: PageRef): Promise<Verdict> {
  const item = itemOfRef(ref);
  if (item) return askDetail(locale, item.kind, item.slug);
  const list = requiredList[ref.page];
  if (list === undefined) return { kind: 'here', isMovie: null };
  const ask = (id: ListId) => callApi(siteOf(locale), id, languageOf(locale), {});
  let answer = await ask(list);
  const standIn = standIns[ref.page];
  if (standIn !== undefined && !answer.ok && !isOutage(answer.failure)) answer = await ask(standIn);
  return answer.ok ? { kind: 'here', isMovie: null } : { kind: 'outage' };
}
