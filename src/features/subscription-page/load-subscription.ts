import { read } from '#src/api/read.ts';
import { readShows } from '#src/api/site-catalogue.ts';
import { RequiredReadError } from '#src/api/transport/failure.ts';
import type { Cinepass } from '#src/contract/cinepass/schema.ts';
import type { Plan } from '#src/contract/subscription-offers/schema.ts';
import { ctaView, type CtaView } from '#src/domain/cta/cta-view.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { textOrNull } from '#src/domain/text/plain-text.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** What the subscription page shows (R120). */
export interface SubscriptionModel {
  /** The name of the site's subscription: Cinepass, Pass or Unlimited. */
  readonly name: string;
  readonly plans: readonly Plan[];
  /** Whether nothing is sold for now. */
  readonly maintenance: boolean;
  readonly promotion: { readonly html: string | null; readonly cta: CtaView | null } | null;
  readonly partners: readonly Cinepass['partners'][number]['theater'][];
  readonly shows: readonly ShowListView[];
  /** Address of the tunnel (R117, R295); null when the settings have none. */
  readonly tunnel: string | null;
}

/**
 * Reads what the subscription page shows (R120, R238, R249). When the state of the page, the films or the settings
 * cannot be read, their part is left out.
 *
 * @throws RequiredReadError when the plans cannot be read
 */
export async function loadSubscription(locale: Locale): Promise<SubscriptionModel> {
  const [plans, state, current, shows, settings] = await Promise.all([
    read('subscriptionOffers', locale, {}, { catalog: '1' }),
    read('cinepass', locale, {}),
    read('cinepassCurrentShows', locale, {}),
    readShows(locale),
    read('settings', locale, {}),
  ]);
  if (!plans.ok) throw new RequiredReadError('subscriptionOffers', plans.failure);
  const bySlug = itemsBySlug(shows.ok ? shows.value : []);
  const promotion = state.ok ? state.value.promotion : null;
  const html = textOrNull(promotion?.description);
  const cta = ctaView(promotion?.cta ?? null);
  return {
    name: siteFactsOf(locale).features.subscriptions ?? '',
    plans: plans.value,
    maintenance: state.ok && state.value.maintenance,
    promotion: html === null && cta === null ? null : { html, cta },
    partners: state.ok ? state.value.partners.map(({ theater }) => theater) : [],
    shows: (current.ok ? current.value : []).flatMap(({ slug }) => bySlug.get(slug) ?? []),
    tunnel: settings.ok ? settings.value.cmdUrl : null,
  };
}
