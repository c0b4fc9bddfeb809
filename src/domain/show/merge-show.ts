import { lastOrder } from '#src/contract/primitives.ts';
import type { ProgrammeEntry, ProgrammeFlags } from '#src/contract/schedule.ts';
import { hasTag, teamPreviewTag } from '../tag/special-tags.ts';
import { flagOf } from './flag.ts';
import type { Flag } from './flag.ts';
import type { ShowListView, ShowOrders } from './show-list-view.ts';

/** Merges show data: first the general data, then the data of a cinema's programme and of a day (R078). */

/** The data of one layer about a show; an undefined field changes nothing (R077). */
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

/** An order that puts the show last is treated as missing, so that it does not replace a real one. */
function told(order: number | null): number | undefined {
  return order === null || order === lastOrder ? undefined : order;
}

/** The data of a cinema's programme about a show, for all days. */
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

/** The data of a programme about a show on one day (R077); tags mark a preview. */
export function dayLayer(entry: ProgrammeEntry, upsell: boolean): ShowLayer {
  return {
    bookable: entry.bookable,
    premiere: hasTag(entry.tags, 'avp') || hasTag(entry.tags, teamPreviewTag) || undefined,
    specialEvent: entry.specialEvent ?? undefined,
    flag: flagOf(entry.flag, entry.flagColor) ?? flagOf(null, null, entry.labelCategory) ?? undefined,
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
 * Merges the layers over the show, one after the other (R078): a later layer wins. Two exceptions: orders are merged
 * list by list, and once a layer recommends the show (upsell), no later layer withdraws that.
 */
export function mergeShow(general: ShowListView, ...layers: readonly ShowLayer[]): ShowListView {
  return layers.reduce(mergeLayer, general);
}
