import { lastOrder } from '#src/contract/primitives.ts';
import type { ProgrammeEntry, ProgrammeFlags } from '#src/contract/schedule.ts';
import { hasTag, teamPreviewTag } from '../tag/special-tags.ts';
import { flagOf } from './flag.ts';
import type { Flag } from './flag.ts';
import type { ShowListView, ShowOrders } from './show-list-view.ts';

/** Show data is merged: the general data first, then what a cinema's programme and a day say (R078). */

/** What a layer says of a show; what it leaves undefined stays as it is (R077). */
export interface ShowLayer {
  readonly bookable?: boolean | undefined;
  readonly released?: boolean | undefined;
  readonly new?: boolean | undefined;
  readonly premiere?: boolean | undefined;
  readonly kids?: boolean | undefined;
  readonly specialEvent?: boolean | undefined;
  readonly flag?: Flag | undefined;
  readonly upsell?: boolean | undefined;
  readonly next24ShowtimesCount?: number | undefined;
  readonly orders?: { readonly [Name in keyof ShowOrders]?: number | undefined } | undefined;
}

/** An order that stands behind all others says nothing, and so must not push away one that does. */
function told(order: number | null): number | undefined {
  return order === null || order === lastOrder ? undefined : order;
}

/** What a cinema's programme says of a show, whatever the day. */
export function programmeLayer(flags: ProgrammeFlags): ShowLayer {
  return {
    bookable: flags.bookable,
    released: !flags.isComingSoon,
    new: flags.isNew,
    premiere: flags.isEarlyAVP || undefined,
    kids: flags.isKids,
    specialEvent: flags.specialEvent || undefined,
    next24ShowtimesCount: flags.next24ShowtimesCount,
    orders: {
      default: told(flags.cineOrder),
      kids: told(flags.cineKidsOrder),
      upcoming: told(flags.cineUpcomingOrder),
      specialAndEvent: told(flags.cineEntertainmentOrder),
    },
  };
}

/** What a programme says of a show on one day (R077); a preview is known by its tag. */
export function dayLayer(entry: ProgrammeEntry, upsell: boolean): ShowLayer {
  return {
    bookable: entry.bookable,
    premiere: hasTag(entry.tags, 'avp') || hasTag(entry.tags, teamPreviewTag) || undefined,
    specialEvent: entry.specialEvent ?? undefined,
    flag: flagOf(entry.flag, entry.flagColor) ?? undefined,
    upsell: upsell || undefined,
    orders: { default: told(entry.cineOrder) },
  };
}

function combinedOrders(orders: ShowOrders, layer: ShowLayer['orders']): ShowOrders {
  return {
    default: layer?.default ?? orders.default,
    home: layer?.home ?? orders.home,
    upcoming: layer?.upcoming ?? orders.upcoming,
    kids: layer?.kids ?? orders.kids,
    specialAndEvent: layer?.specialAndEvent ?? orders.specialAndEvent,
  };
}

function mergeLayer(show: ShowListView, layer: ShowLayer): ShowListView {
  const flag = layer.flag ?? show.flag;
  return {
    ...show,
    bookable: layer.bookable ?? show.bookable,
    released: layer.released ?? show.released,
    new: layer.new ?? show.new,
    premiere: layer.premiere ?? show.premiere,
    kids: layer.kids ?? show.kids,
    specialEvent: layer.specialEvent ?? show.specialEvent,
    flag,
    pushTag: show.label ?? flag,
    upsell: show.upsell || (layer.upsell ?? false),
    next24ShowtimesCount: layer.next24ShowtimesCount ?? show.next24ShowtimesCount,
    orders: combinedOrders(show.orders, layer.orders),
  };
}

/**
 * The show with its layers laid over it in their order (R078): a later one wins, but orders are combined
 * list by list, and what one layer recommends (upsell) no other takes back.
 */
export function mergeShow(general: ShowListView, ...layers: readonly ShowLayer[]): ShowListView {
  return layers.reduce(mergeLayer, general);
}
